import { customersWords } from '#content/admin/requests/customers.ts'
import { contactKeys, BLANK_CUSTOMER, readCustomerForm } from '#domain/customers/customer.ts'
import { CUSTOMER_HEADINGS, CUSTOMER_LISTS, customerRow } from '#domain/customers/customer-sheet.ts'
import { lineOf, type FormFields } from '#domain/messages/message-form.ts'
import { success } from '#domain/records/errors.ts'
import { headingTable } from '#domain/sheets/headings.ts'
import { LOCALES } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import { presentCustomer } from '#server/data/customers/customer-requests-store.ts'
import { customersOfContacts, findDeskCustomer } from '#server/data/customers/customers-store.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { saveLive } from '#server/records/live.ts'
import { CUSTOMER_COLUMNS } from '#server/services/sheets/customer-columns.ts'
import { createRowImport, type RowImportService } from '#server/services/sheets/row-import.ts'
import { CUSTOMER } from './customer-editing.ts'

const { name, company } = customersWords.fields
const own: Record<string, readonly string[]> = {
  ...Object.fromEntries(CUSTOMER_COLUMNS.map(({ key, heading }) => [key, LOCALES.map(heading)])),
  name: Object.values(name),
  company: Object.values(company),
}
const NAMES = Object.fromEntries(
  Object.entries(own).map(([key, names]) => [key, [...names, ...(CUSTOMER_HEADINGS[key] ?? [])]]),
)
const HEADINGS = headingTable<string>(NAMES, ['name', 'name_ar', 'name_en', 'company', 'company_ar', 'company_en'])

/** Customers out of a sheet. */
export function createCustomerImport(deps: { db: Db; clock: Clock }): RowImportService {
  return createRowImport(deps, {
    right: 'customers',
    headings: HEADINGS,
    lists: CUSTOMER_LISTS,
    toFields: customerRow,
    saver: async (tx, context) => async (fields) => {
      const id = await meantBy(tx, fields)
      const before = id === null ? null : await findDeskCustomer(tx, id)
      const saved = await saveLive(tx, CUSTOMER, { id, fields, context })
      if (!saved.ok) return saved
      if (!before) return success('added')
      return success(saved.value.version === before.version ? 'same' : 'changed')
    },
  })
}

/** The customer whom a row names by id, or proves by a telephone or mailbox; null for a new one. */
async function meantBy(tx: Tx, fields: FormFields): Promise<string | null> {
  const named = lineOf(fields, 'customer_id')
  const present = named && (await presentCustomer(tx, named))
  if (present && (await findDeskCustomer(tx, present))) return present
  const keys = contactKeys({ ...BLANK_CUSTOMER, ...readCustomerForm(fields, null).input })
  const owners = await customersOfContacts(tx, keys)
  return keys.map((key) => owners.get(key)).find((id) => id !== undefined) ?? null
}
