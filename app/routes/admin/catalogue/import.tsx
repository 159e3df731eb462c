import { Form, useNavigation } from 'react-router'
import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { importPage, importKinds } from '#content/imports/import-page.ts'
import { labels } from '#content/labels.ts'
import { fileProblemText } from '#content/sheet-words.ts'
import { can } from '#domain/accounts/permissions.ts'
import { IMPORT_PATH } from '#domain/accounts/staff-paths.ts'
import { readPage, pageCount } from '#domain/catalogue/collection-query.ts'
import { type Import, IMPORT_KINDS, type ImportKind } from '#domain/imports/import.ts'
import { PICTURES_LIMITS, SHEET_LIMITS } from '#domain/sheets/sheet-file.ts'
import { receiveImport, type ImportAnswer } from '#app/actions/catalogue/import-form.ts'
import { servicesContext, staffContext, type AppServices } from '#app/context.ts'
import { loadPart } from '#app/loading/part.ts'
import { useWords, useLocale } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { guardedImport } from '#app/ui/admin/imports/guarded-import.ts'
import { PastImports } from '#app/ui/admin/imports/past-imports.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import { Button } from '#app/ui/base/button.tsx'
import { FileField } from '#app/ui/base/field/file-field.tsx'
import { optionsOf, SelectField } from '#app/ui/base/field/text-field.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
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

type FileFormProps = { kinds: readonly ImportKind[]; seesPrices: boolean; answer: ImportAnswer | undefined }

/** Takes a file, which with scripts may be dropped, and says at once what would be refused anyway. */
function FileForm({ kinds, seesPrices, answer }: FileFormProps) {
  const words = useWords(importPage)
  const kindWords = useWords(importKinds)
  const { state, formAction } = useNavigation()
  const isSending = state === 'submitting' && formAction === IMPORT_PATH
  const { shown, file, pictures, check, hear } = useFileChecks(answer)
  const errorOf = (field: string) => (shown?.field === field && shown.message !== '' ? { error: shown.message } : {})
  const hasField = shown?.field === 'file' || shown?.field === 'pictures'
  return (
    <Group title={words.newFile} text={words.fileHint}>
      {shown && shown.message !== '' && !hasField && <Message tone="error">{shown.message}</Message>}
      <Form method="post" encType="multipart/form-data" className="import-form" onSubmit={check}>
        <FileField
          label={words.file}
          {...errorOf('file')}
          ref={file}
          name="file"
          required
          accept=".xlsx,.xlsm,.csv,.tsv,.txt"
          onChange={hear}
        />
        {kinds.includes('products') && (
          <FileField
            label={words.pictures}
            hint={words.picturesHint}
            {...errorOf('pictures')}
            ref={pictures}
            name="pictures"
            accept=".zip"
            onChange={hear}
          />
        )}
        <SelectField label={words.kind} name="kind" defaultValue={kinds[0]}>
          {optionsOf(kinds, (kind) => [kind, kindWords[kind]])}
        </SelectField>
        <div className="form-notice-actions">
          <Button type="submit" busy={isSending} busyText={words.checking}>
            {words.check}
          </Button>
        </div>
      </Form>
      <Templates seesPrices={seesPrices} />
    </Group>
  )
}

/** What a price list needs to be found again when it comes back. */
const OF_PRICES = 'stock_code,product_name_ar,product_name_en,volume_ar,volume,price,stock_state'

function Templates({ seesPrices }: Pick<FileFormProps, 'seesPrices'>) {
  const words = useWords(importPage)
  const locale = useLocale()
  const address = `/api/products/export.php?format=xlsx&lang=${locale}`
  return (
    <ul className="import-templates">
      <li>
        <a href={`${address}&template=1`}>{words.template}</a>
      </li>
      {seesPrices && (
        <li>
          <a href={`${address}&columns=${OF_PRICES}`}>{words.priceList}</a>
        </li>
      )}
      <li>
        <a href={address}>{words.allProducts}</a>
      </li>
    </ul>
  )
}

/** Says of the files that are chosen what would be refused anyway, until the server has had the last word. */
function useFileChecks(answer: ImportAnswer | undefined) {
  const locale = useLocale()
  const file = useRef<HTMLInputElement>(null)
  const pictures = useRef<HTMLInputElement>(null)
  /** What this page says by itself; null as long as the last word is the server's. */
  const [own, setOwn] = useState<ImportAnswer | null>(null)
  const hear = () => setOwn({ message: '' })
  const tooLarge = (field: string, from: RefObject<HTMLInputElement | null>, limit: number) => {
    const size = from.current?.files?.[0]?.size ?? 0
    return size > limit ? { message: fileProblemText({ code: 'bytes', limit }, locale), field } : null
  }
  const check = (event: FormEvent) => {
    const problem = navigator.onLine
      ? (tooLarge('file', file, SHEET_LIMITS.bytes) ?? tooLarge('pictures', pictures, PICTURES_LIMITS.bytes))
      : { message: labels.offline[locale] }
    if (problem) event.preventDefault()
    setOwn(problem)
  }
  return { shown: own ?? answer, file, pictures, check, hear }
}
