import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import { gridWords } from '#content/admin/catalogue/grid.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { clipboardText } from './grid-clipboard.ts'
import { keepRest, setGridState, useGridState, type GridRest } from './grid-store.ts'
import { IMPORT_PATH } from '#domain/accounts/staff-paths.ts'
import { exportPath } from '#domain/sheets/exported-lists.ts'
import { COLUMN_NAMES, type ColumnKey } from '#domain/sheets/products/column-names.ts'
import type { Locale } from '#domain/text/locale.ts'
import { pastedRows } from '#app/ui/admin/form/fields/pasted-table.ts'

/** What says of a row which pack it is of, the product first. */
const IDENTITY = ['product_id', 'stock_code', 'product_code', 'type_ar', 'type', 'volume_ar', 'volume'] as const

type GridRestProps = {
  /** The address of the next page; null on the last one. */
  next: string | null
  onPaste: (rest: GridRest) => void
}

/** The rows of a paste that found no room: they stay here until somebody has done something with them. */
export function GridRestPanel({ next, onPaste }: GridRestProps) {
  const words = useWords(gridWords).rest
  const { rest, imported } = useGridState()
  const { send, isSending, problem } = useImport()
  if (!rest) return <Imported path={imported} />
  return (
    <section className="form-notice form-notice-warn grid-rest" role="status">
      <ClipboardPaste />
      <div>
        <p>{words.title(rest.rows.length)}</p>
        {problem !== null && <p className="field-error">{words[problem]}</p>}
        <Imported path={imported} />
        <textarea
          className="control"
          readOnly
          rows={Math.min(rest.rows.length, 4)}
          aria-label={words.text}
          dir="auto"
          value={clipboardText(rest.rows)}
        />
      </div>
      <div className="form-notice-actions">
        {next !== null && (
          <ButtonLink to={next} kind="ink" small>
            {words.next}
          </ButtonLink>
        )}
        <Button
          kind="outline"
          small
          onClick={() => {
            keepRest(null)
            onPaste(rest)
          }}
        >
          {words.here}
        </Button>
        <Button kind="outline" small busy={isSending} onClick={() => void send(rest)}>
          {words.import}
        </Button>
        <Button kind="quiet" small onClick={() => keepRest(null)}>
          {words.dismiss}
        </Button>
      </div>
    </section>
  )
}

/** Rows that are imported are there, in a window of its own: what is typed here stays. */
function Imported({ path }: { path: string | null }) {
  const words = useWords(gridWords).rest
  if (path === null) return null
  return (
    <Message tone="ok">
      {words.imported}{' '}
      <a href={path} target="_blank">
        {words.open}
      </a>
    </Message>
  )
}

/** Sends the rest to the import as a file; what was taken there is offered here no more. */
function useImport() {
  const locale = useLocale()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<'unnamed' | 'notTaken' | null>(null)
  async function send(rest: GridRest) {
    setSending(true)
    setProblem(null)
    try {
      const file = await restFile(rest)
      const path = file.rows.length === 0 ? null : await importFile(file, locale)
      if (path !== null) {
        keepRest(file.left)
        setGridState({ imported: path })
      } else setProblem(file.rows.length === 0 ? 'unnamed' : 'notTaken')
    } catch {
      setProblem('notTaken')
    }
    setSending(false)
  }
  return { send, isSending, problem }
}

/** A file of the rows; `left` are those of which nothing says which pack they are of. */
type RestFile = { rows: string[][]; columns: ColumnKey[]; left: GridRest | null }

/** With a code in it a row says itself which pack it is of; the others are of those packs that they were pasted for. */
async function restFile(rest: GridRest): Promise<RestFile> {
  const { rows, columns, places } = rest
  if (columns.includes('stock_code') || columns.includes('product_code')) return { rows, columns, left: null }
  const added = IDENTITY.filter((key) => !(columns as string[]).includes(key))
  const packs = await packsOf(rest, added)
  const packAt = (row: number) => packs[places[row] ?? -1]
  const known = rows.flatMap((cells, row) => (packAt(row) ? [[...packAt(row)!, ...cells]] : []))
  const unknown = rows.map((_, row) => row).filter((row) => !packAt(row))
  const left = { ...rest, rows: unknown.map((row) => rows[row]!), places: unknown.map((row) => places[row]!) }
  return { rows: known, columns: [...added, ...columns], left: unknown.length > 0 ? left : null }
}

/** The packs of a list from a product on, as an export says them. */
async function packsOf({ list, from }: GridRest, columns: readonly ColumnKey[]): Promise<string[][]> {
  const options = { format: 'csv', separator: 'tab', lang: 'en', columns: columns.join(',') }
  const answer = await fetch(exportPath('products', options, list))
  if (!answer.ok) throw new Error(`export: ${answer.status}`)
  const rows = pastedRows(await answer.text()).slice(1)
  const products = rows.map(([product]) => product)
  const start = products.indexOf(from)
  return start === -1 ? [] : rows.slice(start).filter(([, ...pack]) => pack.some((cell) => cell !== ''))
}

/** Sends a file with headings to the import, and answers where it is shown; null where it was not taken. */
async function importFile({ rows, columns }: RestFile, locale: Locale): Promise<string | null> {
  const headings = columns.map((key) => COLUMN_NAMES[key][locale])
  const body = new FormData()
  const type = 'text/tab-separated-values'
  body.set('file', new File([clipboardText([headings, ...rows])], 'rows.tsv', { type }))
  body.set('kind', 'products')
  const { ok, url } = await fetch(IMPORT_PATH, { method: 'POST', body })
  const { pathname } = new URL(url)
  return ok && pathname.startsWith(`${IMPORT_PATH}/`) ? pathname : null
}
