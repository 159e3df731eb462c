import { accountWords } from '#content/admin/account.ts'
import { useWords } from '#app/locale.ts'
import { Group } from '#app/ui/admin/group.tsx'
import { useStaffForm } from '#app/ui/admin/use-staff-form.ts'
import { ConfirmedForm } from './confirmed-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** New codes for whoever has used up or lost the first ones. */
export function RecoveryGroup({ username }: { username: string }) {
  const words = useWords(accountWords.recovery)
  const { answer } = useStaffForm<string[]>('recovery')
  return (
    <Group title={words.title}>
      {answer?.result && <RecoveryCodes codes={answer.result} />}
      <ConfirmedForm username={username} intent="recovery" submit={words.renew} />
    </Group>
  )
}
