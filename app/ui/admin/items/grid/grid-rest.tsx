import { ClipboardPaste } from 'lucide-react'
import { gridWords } from '../../../../../content/admin/catalogue/grid.ts'
import { IMPORT_PATH } from '../../../../../domain/accounts/staff-paths.ts'
import { COLUMN_NAMES } from '../../../../../domain/sheets/products/column-names.ts'
import { useLocale, useWords } from '../../../../locale.ts'
import { Button, ButtonLink } from '../../../base/button.tsx'
import { clipboardText } from './grid-clipboard.ts'
import { keepRest, useGridState, type GridRest } from './grid-store.ts'

type GridRestProps = {
  /** The address of the next page; null on the last one. */
  next: string | null
  onPaste: (rest: GridRest) => void
}

/** The rows of a paste that found no room: they stay here until somebody has done something with them. */
export function GridRestPanel({ next, onPaste }: GridRestProps) {
  const words = useWords(gridWords).rest
  const locale = useLocale()
  const { rest } = useGridState()
  if (!rest) return null
  return (
    <section className="form-notice form-notice-warn grid-rest" role="status">
      <ClipboardPaste />
      <div>
        <p>{words.title(rest.rows.length)}</p>
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
        <Button
          kind="outline"
          small
          onClick={() =>
            importRest(
              rest,
              rest.columns.map((field) => COLUMN_NAMES[field][locale]),
            )
          }
        >
          {words.import}
        </Button>
        <Button kind="quiet" small onClick={() => keepRest(null)}>
          {words.dismiss}
        </Button>
      </div>
    </section>
  )
}

/** Sends the rows to the import as a file with headings, in a window of its own: what is typed here stays. */
function importRest({ rows }: GridRest, headings: string[]) {
  const form = document.createElement('form')
  const [file, kind] = [document.createElement('input'), document.createElement('input')]
  const files = new DataTransfer()
  const text = clipboardText([headings, ...rows])
  files.items.add(new File([text], 'rows.tsv', { type: 'text/tab-separated-values' }))
  Object.assign(form, {
    method: 'post',
    action: IMPORT_PATH,
    enctype: 'multipart/form-data',
    target: '_blank',
    hidden: true,
  })
  Object.assign(file, { type: 'file', name: 'file', files: files.files })
  Object.assign(kind, { type: 'hidden', name: 'kind', value: 'products' })
  form.append(file, kind)
  document.body.append(form)
  form.submit()
  form.remove()
}
