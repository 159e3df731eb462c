import { accountWords } from '#content/admin/account.ts'
import { useWords } from '#app/locale.ts'
import { useStaffForm } from '#app/ui/admin/use-staff-form.ts'
import { ConfirmedForm } from './confirmed-form.tsx'
import { SetUpAuthenticator, type SetUp } from './set-up-authenticator.tsx'

/** From the password, which shows the key, to the first code. */
export function SetUpSteps({ username }: { username: string }) {
  const words = useWords(accountWords.secondFactor)
  const begun = useStaffForm<SetUp>('begin').answer
  return (
    <>
      <SetUpAuthenticator setUp={begun?.result} />
      {!begun?.ok && <ConfirmedForm username={username} intent="begin" submit={words.begin} />}
    </>
  )
}
