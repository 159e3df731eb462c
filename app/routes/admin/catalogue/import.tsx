import { importPage } from '#content/imports/import-page.ts'
import { can } from '#domain/accounts/permissions.ts'
import { IMPORT_PATH } from '#domain/accounts/staff-paths.ts'
import { readPage, pageCount } from '#domain/catalogue/collection-query.ts'
import { type Import, IMPORT_KINDS } from '#domain/imports/import.ts'
import { receiveImport } from '#app/actions/catalogue/import-form.ts'
import { servicesContext, staffContext, type AppServices } from '#app/context.ts'
import { loadPart } from '#app/loading/part.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { FileForm } from '#app/ui/admin/imports/file-form.tsx'
import { guardedImport } from '#app/ui/admin/imports/guarded-import.ts'
import { PastImports } from '#app/ui/admin/imports/past-imports.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/import.ts'

export const meta = adminMeta(importPage.title)

export const handle: StaffHandle = { failed: importPage.failed }

const PER_PAGE = 20

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = readPage(url.searchParams)
  const { imports, records } = context.get(servicesContext)
  const found = await loadPart(context, async () => {
    const wanted = { limit: PER_PAGE, offset: (page - 1) * PER_PAGE, isRecent: true }
    const { imports: some, total } = await imports.list(wanted, context.get(staffContext))
    const rows = await Promise.all(some.map((one) => pastImport(one, records)))
    return { rows, pages: pageCount(total, PER_PAGE) }
  })
  const { role } = context.get(staffContext)
  const kinds = IMPORT_KINDS.filter((kind) => can(role, kind === 'products' ? 'records.write' : 'imports'))
  return { page, kinds, seesPrices: can(role, 'prices'), found }
}

/** `hasReport`: its rows are there and say what became of them. */
async function pastImport(one: Import, records: Pick<AppServices['records'], 'refusal'>) {
  const { id, actId, fileName, kind, state, counts, total, done, by, createdAt } = one
  const isOver = state === 'done' || state === 'failed' || state === 'undone'
  const canUndo = state === 'done' && (await records.refusal(actId)) === null
  const hasReport = isOver && one.fileKey !== null && counts.rows > 0
  return { id, actId, fileName, kind, state, counts, total, done, by: by.name, createdAt, canUndo, hasReport }
}

export type PastImport = Awaited<ReturnType<typeof pastImport>>

export const action = receiveImport

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return guardedImport(serverAction, importPage.lost)
}

export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(importPage)
  const { page, kinds, seesPrices, found } = loaderData
  return (
    <AdminPage title={words.title}>
      <p className="admin-group-text">{words.text}</p>
      <FileForm kinds={kinds} seesPrices={seesPrices} answer={actionData} />
      <Group title={words.past} wide>
        {!found.ok && <LoadError title={words.failed} />}
        {found.ok && found.value.rows.length === 0 && <p>{words.none}</p>}
        {found.ok && found.value.rows.length > 0 && <PastImports rows={found.value.rows} />}
        {found.ok && (
          <Pagination
            page={page}
            pages={found.value.pages}
            to={(one) => `${IMPORT_PATH}${one > 1 ? `?page=${one}` : ''}`}
          />
        )}
      </Group>
    </AdminPage>
  )
}
