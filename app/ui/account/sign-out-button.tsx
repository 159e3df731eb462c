import type { FormEvent } from 'react'
import { signInPage } from '#content/pages/sign-in.ts'
import { useWords } from '#app/locale.ts'
import { clearDrafts } from '#app/ui/addresses/address-draft.ts'
import { Button } from '#app/ui/base/button.tsx'
import { useSitePath } from '#app/delivery/link.tsx'
import { callApi, formOf } from '#app/ui/forms/call-api.ts'
import { useSending } from '#app/ui/forms/use-sending.ts'
import { forgetUser } from './user-record.ts'

/** Ends the session here or in every browser, and forgets what this one kept of it. */
export function SignOutButton({ scope }: { scope: 'here' | 'everywhere' }) {
  const { signOut, signOutEverywhere } = useWords(signInPage)
  const { busy, once } = useSending()
  const action = useSitePath('/sign-out')
  const after = useSitePath('/sign-in')
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void once(async () => {
      const called = await callApi('/api/auth/sign-out', formOf({ scope }))
      forgetUser()
      clearDrafts()
      if (called?.ok) location.assign(after)
      // The browser itself says it when there is no way to the site.
      else form.submit()
    })
  }
  return (
    <form method="post" action={action} onSubmit={onSubmit}>
      <input type="hidden" name="scope" value={scope} />
      <Button type="submit" kind="outline" small aria-disabled={busy || undefined}>
        {scope === 'here' ? signOut : signOutEverywhere}
      </Button>
    </form>
  )
}
