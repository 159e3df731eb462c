import { Plus } from 'lucide-react'
import { Form } from 'react-router'
import { contentKindNames } from '../../../../content/admin/site/content-kind-names.ts'
import { contentLists, siteContent } from '../../../../content/admin/site/site-content.ts'
import { openedFrom } from '../../../../domain/accounts/staff-paths.ts'
import { NO_COUNTS } from '../../../../domain/records/lists/list-state.ts'
import { recordKind } from '../../../../domain/records/record-kinds.ts'
import type { ListKind } from '../../../../domain/site/content/content-kinds.ts'
import { contentListPath, listAt, readContentQuery } from '../../../../domain/site/content/content-list-query.ts'
import { TEMPLATE_INTENT } from '../../../../domain/site/content/templates.ts'
import { typedOf } from '../../../../domain/messages/message-form.ts'
import { receiveMarked } from '../../../actions/marked-form.ts'
import { addQuestionTemplates } from '../../../actions/question-templates.ts'
import { fieldsContext, servicesContext } from '../../../context.ts'
import { leadToBin } from '../../../loading/lead-to-bin.ts'
import { notFound } from '../../../loading/not-found.ts'
import { loadPart } from '../../../loading/part.ts'
import { useLocale, useWords } from '../../../locale.ts'
import { adminMetaOf } from '../../../seo/admin-meta.ts'
import { AdminPage } from '../../../ui/admin/admin-page.tsx'
import { guardedMarks } from '../../../ui/admin/records/guarded-marks.ts'
import { MarkedList } from '../../../ui/admin/records/marked-list.tsx'
import { ContentRows } from '../../../ui/admin/site/content-rows.tsx'
import { TemplateButton } from '../../../ui/admin/site/template-button.tsx'
import { ContentListBar } from '../../../ui/admin/site/list-bar.tsx'
import { IfMay } from '../../../ui/admin/use-may.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { LoadError } from '../../../ui/base/state/load-error.tsx'
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
