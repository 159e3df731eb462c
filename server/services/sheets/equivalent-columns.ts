import { inLanguage, sheetHeadings } from '#content/admin/catalogue/sheets.ts'
import { equivalentLabels } from '#content/admin/choice/equivalents.ts'
import { EQUIVALENT_COLUMNS, equivalentCell, type EquivalentColumn } from '#domain/choice/equivalent-sheet.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { ListColumn } from './record-sheets.ts'

export type EquivalentSheetRow = { head: RecordHead; fields: FormFields }

const { note, checkedOn, ...labels } = equivalentLabels
const HEADINGS: Record<EquivalentColumn, Localized> = {
  ...labels,
  note_ar: { ar: inLanguage.ar.ar(note.ar), en: inLanguage.ar.en(note.en) },
  note_en: { ar: inLanguage.en.ar(note.ar), en: inLanguage.en.en(note.en) },
  checked_on: checkedOn,
  state: sheetHeadings.state,
}

/** The same headings are read by the import, and so are the words of calls for grade and state. */
export const EQUIVALENT_SHEET_COLUMNS: readonly ListColumn<EquivalentSheetRow>[] = EQUIVALENT_COLUMNS.map((key) => ({
  key,
  heading: (locale) => HEADINGS[key][locale],
  cell: ({ head, fields }) => (key === 'state' ? head.state : equivalentCell(key, fields)),
}))
