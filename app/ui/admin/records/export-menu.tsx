import { ChevronDown, FileDown } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { sheetWords } from '#content/admin/catalogue/sheets.ts'
import { SELECTED_FIELD } from '#domain/records/lists/bulk.ts'
import { EXPORT_PATH } from '#domain/accounts/staff-paths.ts'
import { exportPath, LONGEST_EXPORT, type ExportedList } from '#domain/sheets/exported-lists.ts'
import { SHEET_FORMATS } from '#domain/sheets/written-sheet.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { ConfirmationProvider, PasswordField } from '#app/ui/admin/current-password.tsx'
import { listKey, selectionOf } from './selection-store.ts'

type ExportMenuProps = {
  list: ExportedList
  /** What narrows it, as in its address: '' or '?…'. */
  search: string
  /** Rows can be selected, which are then meant alone. */
  hasMarks?: boolean
  /** How many records the list has. */
  total?: number
}

/** So many products can be more in text than an import takes. */
const LONG = 1500

/** A list as a spreadsheet: plain links, since what comes back is a file and the page stays as it is. */
export function ExportMenu({ list, search, hasMarks = false, total = 0 }: ExportMenuProps) {
  const words = useWords(sheetWords)
  const lang = useLocale()
  const what = hasMarks ? words.hint : words.whole
  const hint = list === 'products' && total > LONG ? `${what} ${words.long}` : what
  return (
    <MenuFrame label={words.label} hint={hint}>
      {SHEET_FORMATS.map((format) => (
        <a
          key={format}
          href={exportPath(list, { format, lang }, search)}
          download
          onClick={(event) => addMarks(event, { list, format, search })}
        >
          {words.formats[format]}
        </a>
      ))}
    </MenuFrame>
  )
}

/** A button that opens what a list can be had as. */
export function MenuFrame({ label, hint, children }: { label: string; hint: string; children: ReactNode }) {
  return (
    <details className="export-menu">
      <summary className="button button-outline button-small">
        <FileDown />
        {label}
        <ChevronDown />
      </summary>
      <div className="export-menu-ways">
        {children}
        <p>{hint}</p>
      </div>
    </details>
  )
}

type Wanted = { list: ExportedList; format: string; search: string }

/** What is selected on every page of the list; where all that match are meant, the filters say it. */
function addMarks(event: MouseEvent<HTMLAnchorElement>, { list, format, search }: Wanted): void {
  const link = event.currentTarget
  const address = new URL(link.href)
  address.searchParams.delete(SELECTED_FIELD)
  const isAll = document.querySelector('input[name="scope"][value="all"]:checked') !== null
  const ids = isAll ? [] : selectionOf(listKey(location.pathname + search))
  for (const id of ids) address.searchParams.append(SELECTED_FIELD, id)
  if (address.href.length > LONGEST_EXPORT) {
    event.preventDefault()
    sendForm(`${EXPORT_PATH}/${list}`, [['format', format], ...ids.map((id): [string, string] => [SELECTED_FIELD, id])])
  } else link.href = address.href
}

/** As a form does that asks for a file: the page stays. */
function sendForm(action: string, fields: [string, string][]): void {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action, hidden: true })
  for (const [name, value] of fields) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}

type ConfirmedExportProps = {
  label: string
  hint: string
  action: string
  /** Whether the password was given a little while ago. */
  isConfirmed: boolean
  /** What else is sent, and the buttons. */
  children: ReactNode
}

/** What holds the data of people is had by a plain form that asks for the password: a file comes back, and the page stays. */
export function ConfirmedExport({ label, hint, action, isConfirmed, children }: ConfirmedExportProps) {
  return (
    <MenuFrame label={label} hint={hint}>
      <form method="post" action={action} onSubmit={({ currentTarget }) => setTimeout(() => currentTarget.reset())}>
        <ConfirmationProvider value={isConfirmed}>
          <PasswordField />
        </ConfirmationProvider>
        {children}
      </form>
    </MenuFrame>
  )
}
