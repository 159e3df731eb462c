import { redirectsWords } from '#content/admin/redirects.ts'
import { saveRedirectForm } from '#app/actions/redirect-action.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import { RedirectForm } from '#app/ui/admin/redirects/redirect-form.tsx'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import type { Route } from './+types/redirect-add.ts'

const RECORD = draftRecord('redirect', null)

export const meta = adminMeta(redirectsWords.add)

export function action(args: Route.ActionArgs) {
  return saveRedirectForm(args, null)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return guardedSave(RECORD, serverAction)
}

const NOTHING = { from: [''], to: [''] }

export default function RedirectAdd({ actionData }: Route.ComponentProps) {
  const { add } = useWords(redirectsWords)

  return <RedirectForm title={add} record={RECORD} version={null} values={NOTHING} posted={actionData} />
}
