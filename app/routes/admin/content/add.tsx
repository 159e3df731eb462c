import { contentLists } from '#content/admin/site/site-content.ts'
import { listAt } from '#domain/site/content/content-list-query.ts'
import { saveContent } from '#app/actions/content-action.ts'
import { blankContentForm } from '#app/loading/content-form.ts'
import { notFound } from '#app/loading/not-found.ts'
import { useLocale } from '#app/locale.ts'
import { adminMetaOf } from '#app/seo/admin-meta.ts'
import { ContentForm } from '#app/ui/admin/site/content-form.tsx'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import type { Route } from './+types/add.ts'

export const meta = adminMetaOf(({ kind }: { kind: Kind }) => contentLists[kind].add)

type Kind = NonNullable<ReturnType<typeof listAt>>

export function loader({ url }: Route.LoaderArgs) {
  const kind = listAt(url.pathname)
  if (!kind) throw notFound()
  return { kind, ...blankContentForm(kind, ''), creationKey: crypto.randomUUID() }
}

export function action(args: Route.ActionArgs) {
  const kind = listAt(args.url.pathname)
  if (!kind) throw notFound()
  return saveContent(args, kind, null)
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const kind = listAt(new URL(request.url).pathname)
  return guardedSave(draftRecord(kind ?? 'page', null), serverAction)
}

export default function ContentAdd({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, id: _none, ...form } = loaderData
  const words = contentLists[kind]
  const locale = useLocale()
  return (
    <ContentForm
      key={kind}
      {...form}
      kind={kind}
      record={draftRecord(kind, null)}
      posted={actionData}
      title={words.add[locale]}
      save={words.add[locale]}
    />
  )
}
