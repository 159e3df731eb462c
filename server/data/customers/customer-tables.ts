import type { Generated, Selectable } from 'kysely'
import type { CUSTOMER_FIELDS } from '#domain/customers/customer-fields.ts'
import type { CustomerInput } from '#domain/customers/customer.ts'
import type { ColumnsOf } from '#server/data/engine/record-columns.ts'

export type CustomerTables = {
  desk_customers: DeskCustomersTable
  customer_contacts: { contact: string; customer_id: string }
  customer_merges: { from_id: string; into_id: string; message_id: string }
}

/** Whom the quote desk knows; the accounts of the site's own customers are other tables. */
export type DeskCustomersTable = ColumnsOf<typeof CUSTOMER_FIELDS, CustomerInput> & {
  id: string
  search_text: string
  version: Generated<number>
  created_at: string
  updated_at: string
}

export type DeskCustomerRow = Selectable<DeskCustomersTable>
