import { importPage } from '#content/imports/import-page.ts'
import { can } from '#domain/accounts/permissions.ts'
import { IMPORT_PATH, importPath } from '#domain/accounts/staff-paths.ts'
import { readPage, pageCount } from '#domain/catalogue/collection-query.ts'
import { type Import, isRowFilter } from '#domain/imports/import.ts'
import { fieldOffers } from '#domain/imports/field-offers.ts'
import { receiveImportStep } from '#app/actions/catalogue/import-form.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import { shownRows } from '#app/loading/import-rows.ts'
import { notFound } from '#app/loading/not-found.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { ColumnsForm } from '#app/ui/admin/imports/columns-form.tsx'
import { guardedImport } from '#app/ui/admin/imports/guarded-import.ts'
import { ImportPreview } from '#app/ui/admin/imports/import-preview.tsx'
import { QuestionsForm } from '#app/ui/admin/imports/questions-form.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import type { Route } from './+types/import-steps.ts'
import { useReloadWhile } from '#app/ui/admin/use-reload-while.ts'

export const meta = adminMeta(importPage.title)

const PER_PAGE = 50

export async function loader({ params, url, request, context }: Route.LoaderArgs) {
  const { imports, recordList, records } = context.get(servicesContext)
  const by = context.get(staffContext)
  const one = await imports.find(params.importId, by)
  if (!one) throw notFound()
  const locale = localeOfStaff(request)
  const page = readPage(url.searchParams)
  const asked = url.searchParams.get('show')
  const show = isRowFilter(asked) ? asked : null
  const hasRows = ['ready', 'running', 'done', 'failed', 'undone'].includes(one.state)
  const listed = hasRows
    ? await imports.rows(one.id, { show: show ?? undefined, page, perPage: PER_PAGE }, by)
    : { rows: [], total: 0 }
  const names = await recordList.names('product', [...new Set(listed.rows.flatMap(({ productId }) => productId ?? []))])
  const rows = shownRows(listed.rows, {
    names,
    pictures: one.storedPictures,
    fields: one.state === 'ready' ? one.columns.map(({ field }) => field) : [],
    locale,
  })
  const isColumns =
    one.state === 'asks' ? one.asks.every((ask) => ask === 'columns') : url.searchParams.get('step') === 'columns'
  return {
    one: {
      id: one.id,
      actId: one.actId,
      state: one.state,
      kind: one.kind,
      fileName: one.fileName,
      asks: one.asks,
      file: one.file,
      columns: one.columns,
      options: one.options,
      counts: one.counts,
      newCategories: one.newCategories,
      total: one.total,
      done: one.done,
      message: one.message?.[locale] ?? null,
      canUndo: isWritten(one) && (await records.refusal(one.actId)) === null,
    },
    columnsFrom: await imports.columnsFrom(one),
    offers: isColumns ? fieldOffers(locale, can(by.role, 'prices')) : [],
    isColumns,
    show,
    page,
    rows,
    pages: pageCount(listed.total, PER_PAGE),
    suggested: await imports.suggested(one.id),
  }
}

/** Something of it was written: all, or what came before it stopped. */
function isWritten({ state, done }: Import): boolean {
  return state === 'done' || (state === 'failed' && done > 0)
}

export type ImportShown = Awaited<ReturnType<typeof loader>>

export function action(args: Route.ActionArgs) {
  return receiveImportStep(args, args.params.importId)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return guardedImport(serverAction, importPage.lostStep)
}

export default function ImportSteps({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(importPage)
  const { one, isColumns } = loaderData
  return (
    <AdminPage
      title={words.title}
      name={one.fileName}
      segment=""
      actions={
        <ButtonLink to={IMPORT_PATH} kind="outline" small>
          {words.all}
        </ButtonLink>
      }
    >
      {actionData && <Message tone="error">{actionData.message}</Message>}
      {one.message !== null && <Message tone="error">{one.message}</Message>}
      {(one.state === 'reading' || one.state === 'running') && <ImportProgress one={one} />}
      {one.state === 'asks' && !isColumns && <QuestionsForm one={one} />}
      {isColumns && (one.state === 'asks' || one.state === 'ready') ? (
        <ColumnsForm shown={loaderData} answer={actionData} />
      ) : (
        one.state !== 'reading' && one.state !== 'asks' && <ImportPreview shown={loaderData} />
      )}
    </AdminPage>
  )
}

/** How far the reading or the run of an import has come; the page loads itself again until it is over. */
function ImportProgress({ one: { id, state, done, total } }: Pick<ImportShown, 'one'>) {
  const words = useWords(importPage)
  useReloadWhile(true)
  const text = state === 'reading' ? words.reading : words.running
  return (
    <div className="card grid max-w-xl gap-4">
      {total > 0 ? (
        <progress className="w-full" value={done} max={total} aria-label={text} />
      ) : (
        <progress className="w-full" aria-label={text} />
      )}
      <p role="status">{text}</p>
      {total > 0 && <p className="tabular-nums">{words.progress(done, total)}</p>}
      <noscript>
        <meta httpEquiv="refresh" content="3" />
        <ButtonLink href={importPath(id)} kind="outline">
          {words.look}
        </ButtonLink>
      </noscript>
    </div>
  )
}
