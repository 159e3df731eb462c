import { Plus } from 'lucide-react'
import { Form } from 'react-router'
import { contentKindNames } from '#content/admin/site/content-kind-names.ts'
import { contentLists, siteContent } from '#content/admin/site/site-content.ts'
import { openedFrom } from '#domain/accounts/staff-paths.ts'
import { NO_COUNTS } from '#domain/records/lists/list-state.ts'
import { recordKind } from '#domain/records/record-kinds.ts'
import type { ListKind } from '#domain/site/content/content-kinds.ts'
import { contentListPath, listAt, readContentQuery } from '#domain/site/content/content-list-query.ts'
import { TEMPLATE_INTENT } from '#domain/site/content/templates.ts'
import { typedOf } from '#domain/messages/message-form.ts'
import { receiveMarked } from '#app/actions/marked-form.ts'
import { addQuestionTemplates } from '#app/actions/question-templates.ts'
import { fieldsContext, servicesContext } from '#app/context.ts'
import { leadToBin } from '#app/loading/lead-to-bin.ts'
import { notFound } from '#app/loading/not-found.ts'
import { loadPart } from '#app/loading/part.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { adminMetaOf } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { guardedMarks } from '#app/ui/admin/records/guarded-marks.ts'
import { MarkedList } from '#app/ui/admin/records/marked-list.tsx'
import { ContentRows } from '#app/ui/admin/site/content-rows.tsx'
import { TemplateButton } from '#app/ui/admin/site/template-button.tsx'
import { ContentListBar } from '#app/ui/admin/site/list-bar.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import type { Route } from './+types/list.ts'

export const meta = adminMetaOf(({ kind }: { kind: ListKind }) => contentKindNames[kind])

export async function loader({ url, context }: Route.LoaderArgs) {
  const kind = listAt(url.pathname)
  if (!kind) throw notFound()
  leadToBin(url, kind)
  const query = readContentQuery(url.searchParams)
  const { contentList, recordList } = context.get(servicesContext)
  const list = await loadPart(context, async () => {
    const [rows, counts] = await Promise.all([contentList.find(kind, query), recordList.counts(kind)])
    return { rows, counts }
  })
  return { kind, query, list }
}

export function action(args: Route.ActionArgs) {
  const kind = listAt(args.url.pathname)
  if (!kind) throw notFound()
  if (kind === 'question' && typedOf(args.context.get(fieldsContext), 'intent') === TEMPLATE_INTENT)
    return addQuestionTemplates(args)
  const query = readContentQuery(args.url.searchParams)
  const { contentList } = args.context.get(servicesContext)
  const all = async (most: number) => (await contentList.find(kind, query)).slice(0, most).map(({ id }) => id)
  return receiveMarked(args, { kind, path: contentListPath(kind, query), all })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return guardedMarks(serverAction)
}

export default function ContentList({ loaderData: { kind, query, list }, actionData }: Route.ComponentProps) {
  const locale = useLocale()
  const words = useWords(siteContent)
  const path = contentListPath(kind, query)
  const rows = list.ok ? list.value.rows : []
  return (
    <AdminPage
      key={kind}
      title={contentKindNames[kind][locale]}
      count={list.ok ? rows.length : undefined}
      actions={
        <IfMay act={recordKind(kind).writes}>
          {kind === 'question' && rows.length === 0 && (
            <Form method="post">
              <TemplateButton />
            </Form>
          )}
          <ButtonLink to={openedFrom(path, `${contentListPath(kind)}/add`)} small>
            <Plus />
            {contentLists[kind].add[locale]}
          </ButtonLink>
        </IfMay>
      }
    >
      <MarkedList kind={kind} path={path} shown={rows.length} total={rows.length} answer={actionData}>
        <ContentListBar kind={kind} query={query} counts={list.ok ? list.value.counts : NO_COUNTS} />
        {list.ok ? <ContentRows kind={kind} query={query} rows={rows} /> : <LoadError title={words.failed} />}
      </MarkedList>
    </AdminPage>
  )
}
