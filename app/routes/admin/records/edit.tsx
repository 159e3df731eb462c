import { sendMailTest, WITHDRAW_INTENT, withdrawForm } from '#app/actions/records/kind-actions.ts'
import { recordWords } from '#content/admin/records/record-words.ts'
import { isTranslating } from '#domain/accounts/staff-paths.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { isPageName } from '#domain/site/content/page-fields.ts'
import { saveForm } from '#app/actions/records/save-form.ts'
import { fieldsContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import { loadRecordForm } from '#app/loading/records/record-form.ts'
import { kindAt, recordAt } from '#app/record-address.ts'
import { adminMetaOf } from '#app/seo/admin-meta.ts'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-store.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import { loadBehindForm } from '#app/ui/admin/items/code-field.tsx'
import { KindForm } from '#app/ui/admin/records/kind-form.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/edit.ts'

export const meta = adminMetaOf(({ kind, id }: Route.ComponentProps['loaderData']) => recordWords(kind, id).edit)

export const handle: StaffHandle = { failed: (pathname) => recordWords(kindAt(pathname)).failed }

function addressed({ params, url }: Pick<Route.LoaderArgs, 'params' | 'url'>) {
  const kind = kindAt(url.pathname)
  const id = recordAt(params, url)
  if (kind === 'page' && !isPageName(id)) throw notFound()
  return { kind, id }
}

export function loader(args: Route.LoaderArgs) {
  const { kind, id } = addressed(args)
  return loadRecordForm(args, kind, id)
}

export function action(args: Route.ActionArgs) {
  const { kind, id } = addressed(args)
  const intent = typedOf(args.context.get(fieldsContext), 'intent')
  if (kind === 'document' && intent === WITHDRAW_INTENT) return withdrawForm(args, id)
  const isTest = id === 'mails' && intent === 'test'
  return kind === 'page' && isTest ? sendMailTest(args) : saveForm(args, kind, id)
}

export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return loadBehindForm({ url, serverLoader })
}

export function clientAction({ params, url, serverAction }: Route.ClientActionArgs) {
  const id = recordAt(params, url)
  // A draft of part of the form would clear the other fields, so it has a key of its own.
  const part = isTranslating(url.searchParams.get('next')) ? `${id}/languages` : id
  return guardedSave(draftRecord(kindAt(url.pathname), part), serverAction)
}

export default function RecordEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, id } = loaderData
  return <KindForm key={`${kind}/${id}`} {...loaderData} posted={actionData} />
}
