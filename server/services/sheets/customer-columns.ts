import { sheetHeadings } from '#content/admin/catalogue/sheets.ts'
import { columnLabel } from '#content/admin/record-fields.ts'
import { CUSTOMER_FIELDS } from '#domain/customers/customer-fields.ts'
import { customerContent, type DeskCustomer } from '#domain/customers/customer.ts'
import type { Fields } from '#domain/records/field.ts'
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
