import { customersWords } from '#content/admin/requests/customers.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { CUSTOMER_HEADINGS, CUSTOMER_LISTS, customerRow } from '#domain/customers/customer-sheet.ts'
import {
  keysOfSender,
  NO_TOTALS,
  type CustomerTotals,
  type DeskCustomer,
  contactKeys,
  BLANK_CUSTOMER,
  readCustomerForm,
} from '#domain/customers/customer.ts'
import type { CustomerFilter } from '#domain/customers/customer-filter.ts'
import { lineOf, type FormFields } from '#domain/fields/form-values.ts'
import type { Message } from '#domain/messages/message.ts'
import { success } from '#domain/records/errors.ts'
import { headingTable } from '#domain/sheets/headings.ts'
import { LOCALES } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import { authorize } from '#server/auth/authorization.ts'
import {
  customersOfContacts,
  findDeskCustomer,
  listCustomerCities,
  similarCustomers,
} from '#server/data/customers/customers-store.ts'
import {
  presentCustomer,
  requestsOfCustomer,
  requestsWithoutCustomer,
  totalsOfCustomers,
} from '#server/data/customers/customer-requests-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db, type Tx } from '#server/data/engine/database.ts'
import { createLive, type LiveService, saveLive } from '#server/records/live.ts'
import { editInTransaction, type EditOutcome } from '#server/records/transaction.ts'
import { newWriteContext } from '#server/records/write.ts'
import { CUSTOMER_COLUMNS } from '#server/services/sheets/list-columns.ts'
import { type RowImportService, createRowImport } from '#server/services/sheets/row-import.ts'
import { giveCustomer } from './request-customer.ts'
import { CUSTOMER, mergeCustomers, saveCustomer } from './customer-editing.ts'

const MOST_SHOWN = 50
const MOST_CITIES = 200
const AT_ONCE = 50

/**
 * Those whom the quote desk knows, the latest change first; the accounts of the site's own customers are another
 * service. The id of one that was merged names what it has become.
 */
export type DeskCustomersService = LiveService<DeskCustomer, CustomerFilter> &
  RowImportService & {
    /** What came of the requests of each. */
    totals(ids: string[]): Promise<Map<string, CustomerTotals>>
    totalsOf(id: string): Promise<CustomerTotals>
    /** The latest first. */
    requestsOf(id: string): Promise<Message[]>
    /** Who may be the same: named by a request of the customer, by the same name, company or number. */
    similar(customer: DeskCustomer): Promise<DeskCustomer[]>
    /** Whose mailbox or telephone a request names beside that of its own customer. */
    otherOf(message: Message): Promise<DeskCustomer | null>
    cities(): Promise<string[]>
    /** Gives requests from before there were customers theirs; answers how many were looked at. */
    giveEarlier(signal?: AbortSignal): Promise<number>
    /** Makes one customer of two; the second goes into the bin, and one undo brings it back with its requests. */
    merge(intoId: string, fromId: string, by: StaffCaller): Promise<EditOutcome<DeskCustomer>>
  }

export function createDeskCustomers(deps: { db: Db; clock: Clock }): DeskCustomersService {
  const { db, clock } = deps
  return {
    ...createLive(deps, CUSTOMER, saveCustomer),
    ...createCustomerImport(deps),
    get: async (id) => findDeskCustomer(db, await presentCustomer(db, id)),
    totals: (ids) => totalsOfCustomers(db, ids),
    totalsOf: async (id) => (await totalsOfCustomers(db, [id])).get(id) ?? NO_TOTALS,
    requestsOf: (id) => requestsOfCustomer(db, id, MOST_SHOWN),
    similar: (customer) => similarCustomers(db, customer),
    async otherOf({ content, customerId }) {
      const keys = Object.values(keysOfSender(content)).filter((key) => key !== '')
      const other = [...(await customersOfContacts(db, keys)).values()].find((id) => id !== customerId)
      return customerId === null || other === undefined ? null : findDeskCustomer(db, other)
    },
    cities: () => listCustomerCities(db, MOST_CITIES),
    giveEarlier: (signal) => giveEarlier(deps, signal),
    merge: (intoId, fromId, by) =>
      editInTransaction(db, {}, async (tx, actId) => {
        await authorize(tx, by, 'customers')
        return mergeCustomers(tx, { intoId, fromId, context: newWriteContext(by, clock(), actId) })
      }),
  }
}

/** A portion is one transaction, and what has a customer by then is not found again. */
async function giveEarlier({ db, clock }: { db: Db; clock: Clock }, signal?: AbortSignal): Promise<number> {
  let [count, last] = [0, '']
  for (;;) {
    const some = await inTransaction(db, async (tx) => {
      const found = await requestsWithoutCustomer(tx, last, AT_ONCE)
      for (const message of found) await giveCustomer(tx, message, toInstant(clock()))
      return found
    })
    count += some.length
    if (some.length < AT_ONCE || signal?.aborted) return count
    last = some.at(-1)!.id
  }
}

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
function createCustomerImport(deps: { db: Db; clock: Clock }): RowImportService {
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
