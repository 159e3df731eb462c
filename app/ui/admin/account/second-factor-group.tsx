import { accountWords } from '#content/admin/account.ts'
import { useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { AnswerMessage } from '#app/ui/admin/answer-message.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { useStaffForm } from '#app/ui/admin/use-staff-form.ts'
import { ConfirmedForm } from './confirmed-form.tsx'
import { SetUpSteps } from './set-up-steps.tsx'

type SecondFactorGroupProps = { username: string; isOn: boolean; isRequired: boolean }

export function SecondFactorGroup({ username, isOn, isRequired }: SecondFactorGroupProps) {
  const words = useWords(accountWords.secondFactor)
  const confirmed = useStaffForm('confirm').answer
  const ended = useStaffForm('end').answer
  const badge = <Badge tone={isOn ? 'ok' : 'neutral'}>{isOn ? words.on : words.off}</Badge>
  return (
    <Group title={words.title} text={words.text} badge={badge}>
      {confirmed?.ok && <AnswerMessage answer={confirmed} />}
      {(ended?.ok || isRequired) && <AnswerMessage answer={ended} />}
      {isOn ? <WhenOn username={username} isRequired={isRequired} /> : <SetUpSteps username={username} />}
    </Group>
  )
}

function WhenOn({ username, isRequired }: Pick<SecondFactorGroupProps, 'username' | 'isRequired'>) {
  const words = useWords(accountWords.secondFactor)
  if (isRequired) return <p>{words.staysOn}</p>
  return <ConfirmedForm username={username} intent="end" submit={words.end} />
}
