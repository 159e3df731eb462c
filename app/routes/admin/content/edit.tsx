import { contentLists, siteContent } from '#content/admin/site/site-content.ts'
import { sitePath } from '#domain/accounts/staff-paths.ts'
import { CONTENT_LISTS } from '#domain/site/content/content-kinds.ts'
import { contentListPath, listAt } from '#domain/site/content/content-list-query.ts'
import { saveContent } from '#app/actions/content-action.ts'
import { contentForm } from '#app/loading/content-form.ts'
import { notFound } from '#app/loading/not-found.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { adminMetaOf } from '#app/seo/admin-meta.ts'
import { deletionPath } from '#app/ui/admin/deletion/deletion.ts'
import { DeleteDialog } from '#app/ui/admin/deletion/delete-dialog.tsx'
import { useDeletion } from '#app/ui/admin/deletion/use-deletion.tsx'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import { useNext } from '#app/ui/admin/records/use-next.ts'
import { ContentForm } from '#app/ui/admin/site/content-form.tsx'
import type { Route } from './+types/edit.ts'

type Kind = NonNullable<ReturnType<typeof listAt>>

export const meta = adminMetaOf(({ kind }: { kind: Kind }) => contentLists[kind].edit)

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const kind = listAt(url.pathname)
  const form = kind && (await contentForm(context, kind, params.id))
  if (!kind || !form) throw notFound()
  return { kind, ...form }
}

export function action(args: Route.ActionArgs) {
  const kind = listAt(args.url.pathname)
  if (!kind) throw notFound()
  return saveContent(args, kind, args.params.id)
}

export function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  const kind = listAt(new URL(request.url).pathname)
  return guardedSave(draftRecord(kind ?? 'page', params.id), serverAction)
}

export default function ContentEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, id, name, versions: _versions, ...form } = loaderData
  const locale = useLocale()
  const { deletion: words, save } = useWords(siteContent)
  const next = useNext(contentListPath(kind))
  const { ask, ...deletion } = useDeletion(next)
  const to = sitePath(CONTENT_LISTS[kind].list, 'delete', id)
  const asked = { to, question: words.question(name[locale]), text: '' }
  return (
    <>
      <ContentForm
        key={`${kind}/${id}`}
        {...form}
        kind={kind}
        id={id}
        record={draftRecord(kind, id)}
        posted={actionData}
        title={contentLists[kind].edit[locale]}
        name={name[locale]}
        save={save}
        deletion={{ to: deletionPath(to, next, 'form'), onClick: ask(asked) }}
      />
      <DeleteDialog {...deletion} verb={words.verb} />
    </>
  )
}
