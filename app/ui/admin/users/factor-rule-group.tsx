import { refusals } from '#content/refusals.ts'
import { usersWords } from '#content/admin/users.ts'
import { ACCOUNT_PATH } from '#domain/accounts/staff-paths.ts'
import type { StaffMember } from '#domain/accounts/staff.ts'
import { useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { AnswerMessage } from '#app/ui/admin/answer-message.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { useStaffForm } from '#app/ui/admin/use-staff-form.ts'
import { StepForm } from './step-form.tsx'

type FactorRuleGroupProps = { members: StaffMember[]; ownId: string; isRequired: boolean }

/** Whether a second factor is required of all staff, and how many have one. */
export function FactorRuleGroup({ members, ownId, isRequired }: FactorRuleGroupProps) {
  const words = useWords(usersWords.factorRule)
  const required = useStaffForm('require-factor').answer
  const optional = useStaffForm('optional-factor').answer
  const active = members.filter(({ disabled }) => !disabled)
  const having = active.filter(({ twoFactorEnabled }) => twoFactorEnabled)
  const badge = <Badge tone={isRequired ? 'ok' : 'neutral'}>{isRequired ? words.required : words.optional}</Badge>
  return (
    <Group title={words.title} text={words.text} badge={badge}>
      <AnswerMessage answer={required ?? optional} />
      <p>{words.having(having.length, active.length)}</p>
      {isRequired ? (
        <StepForm confirmed intent="optional-factor" submit={words.makeOptional} />
      ) : (
        <Requiring isPossible={having.some(({ id }) => id === ownId)} />
      )}
    </Group>
  )
}

/** Nobody asks it of others who has none himself. */
function Requiring({ isPossible }: { isPossible: boolean }) {
  const words = useWords(usersWords.factorRule)
  const { ownFactorFirst } = useWords(refusals)
  if (isPossible) return <StepForm confirmed intent="require-factor" submit={words.require} kind="ink" />
  return (
    <>
      <p>{ownFactorFirst}</p>
      <div>
        <ButtonLink to={ACCOUNT_PATH} kind="outline" small>
          {words.toAccount}
        </ButtonLink>
      </div>
    </>
  )
}
