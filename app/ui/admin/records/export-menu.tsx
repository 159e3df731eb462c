import { ChevronDown, FileDown } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { sheetWords } from '../../../../content/admin/catalogue/sheets.ts'
import { MARK_FIELD } from '../../../../domain/records/lists/marked.ts'
import { exportPath, type ExportedList } from '../../../../domain/sheets/exported-lists.ts'
import { SHEET_FORMATS } from '../../../../domain/sheets/written-sheet.ts'
import { useLocale, useWords } from '../../../locale.ts'

type ExportMenuProps = {
  list: ExportedList
  /** What narrows it, as in its address: '' or '?…'. */
  search: string
  /** Rows can be marked, which are then meant alone. */
  hasMarks?: boolean
}

/** A list as a spreadsheet: plain links, since what comes back is a file and the page stays as it is. */
export function ExportMenu({ list, search, hasMarks = false }: ExportMenuProps) {
  const words = useWords(sheetWords)
  const lang = useLocale()
  return (
    <MenuFrame label={words.label} hint={hasMarks ? words.hint : words.whole}>
      {SHEET_FORMATS.map((format) => (
        <a key={format} href={exportPath(list, { format, lang }, search)} download onClick={addMarks}>
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

/** The boxes themselves know what is marked; where all that match are meant, the filters say it. */
function addMarks({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  const address = new URL(link.href)
  address.searchParams.delete(MARK_FIELD)
  if (!document.querySelector('input[name="scope"][value="all"]:checked')) {
    for (const box of document.querySelectorAll<HTMLInputElement>(`input[name="${MARK_FIELD}"]:checked`))
      address.searchParams.append(MARK_FIELD, box.value)
  }
  link.href = address.href
}
