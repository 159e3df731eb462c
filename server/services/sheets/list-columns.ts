import { sheetHeadings, inLanguage } from '#content/admin/catalogue/sheets.ts'
import { equivalentLabels } from '#content/admin/choice/equivalents.ts'
import { columnLabel } from '#content/admin/record-fields.ts'
import { EQUIVALENT_COLUMNS, equivalentCell, type EquivalentColumn } from '#domain/choice/equivalent-sheet.ts'
import { CUSTOMER_FIELDS } from '#domain/customers/customer-fields.ts'
import { customerContent, type DeskCustomer } from '#domain/customers/customer.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import type { Fields } from '#domain/fields/field.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import type { Localized } from '#domain/text/locale.ts'
import { localTime } from '#domain/text/riyadh-time.ts'
import { cellOf, headingOf, type ListColumn } from './record-sheets.ts'

const table: Fields = CUSTOMER_FIELDS

/** Of a customer every field by the name that calls have for it; the same headings are read by the import. */
export const CUSTOMER_COLUMNS: readonly ListColumn<DeskCustomer>[] = [
  { key: 'customer_id', heading: (locale) => sheetHeadings.id[locale], cell: ({ id }) => id },
  ...Object.entries(table).flatMap(([key, field]) =>
    Object.keys(field.line(field.blank)).map((name): ListColumn<DeskCustomer> => ({
      key: name,
      heading: (locale) =>
        columnLabel(name)?.[locale] ?? headingOf('customer', { key, name, isOne: !field.pair }, locale),
      cell: (customer) => cellOf(customerContent(customer)[name]),
    })),
  ),
  { key: 'changed', heading: (locale) => sheetHeadings.changed[locale], cell: ({ updatedAt }) => localTime(updatedAt) },
]

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
