import { recordWords } from '#content/admin/records/record-words.ts'
import { saveForm } from '#app/actions/records/save-form.ts'
import { loadNewForm } from '#app/loading/records/record-form.ts'
import { kindAt } from '#app/record-address.ts'
import { adminMetaOf } from '#app/seo/admin-meta.ts'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-store.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import { loadBehindForm } from '#app/ui/admin/items/code-field.tsx'
import { KindForm } from '#app/ui/admin/records/kind-form.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/add.ts'

export const meta = adminMetaOf(({ kind }: Route.ComponentProps['loaderData']) => recordWords(kind).add)

export const handle: StaffHandle = { failed: (pathname) => recordWords(kindAt(pathname)).failed }

export function loader(args: Route.LoaderArgs) {
  return loadNewForm(args, kindAt(args.url.pathname))
}

export function action(args: Route.ActionArgs) {
  return saveForm(args, kindAt(args.url.pathname), null)
}

export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return loadBehindForm({ url, serverLoader })
}

export function clientAction({ url, serverAction }: Route.ClientActionArgs) {
  const record = draftRecord(kindAt(url.pathname), null, url.searchParams.get('from'))
  return guardedSave(record, serverAction)
}

export default function RecordAdd({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, from } = loaderData
  return <KindForm key={`${kind}/${from}`} {...loaderData} posted={actionData} />
}
