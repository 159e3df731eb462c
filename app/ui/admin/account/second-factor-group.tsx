import { accountWords } from '../../../../content/admin/account.ts'
import { useWords } from '../../../locale.ts'
import { Badge } from '../../base/badge.tsx'
import { AnswerMessage } from '../answer-message.tsx'
import { Group } from '../group.tsx'
import { useStaffForm } from '../use-staff-form.ts'
import { ConfirmedForm } from './confirmed-form.tsx'
import { SetUpAuthenticator, type SetUp } from './set-up-authenticator.tsx'

export function SecondFactorGroup({ username, isOn }: { username: string; isOn: boolean }) {
  const words = useWords(accountWords.secondFactor)
  const begun = useStaffForm<{ result: SetUp }>('begin').answer
  const confirmed = useStaffForm('confirm').answer
  const ended = useStaffForm('end').answer
  const badge = <Badge tone={isOn ? 'ok' : 'neutral'}>{isOn ? words.on : words.off}</Badge>
  return (
    <Group title={words.title} text={words.text} badge={badge}>
      {confirmed?.ok && <AnswerMessage answer={confirmed} />}
      {ended?.ok && <AnswerMessage answer={ended} />}
      {isOn ? (
        <ConfirmedForm username={username} intent="end" submit={words.end} />
      ) : (
        <>
          <SetUpAuthenticator setUp={begun?.result?.result} />
          {!begun?.ok && <ConfirmedForm username={username} intent="begin" submit={words.begin} />}
        </>
      )}
    </Group>
  )
}
