import type { StaffCaller } from '#domain/accounts/caller.ts'
import { keysOfSender, NO_TOTALS, type CustomerTotals, type DeskCustomer } from '#domain/customers/customer.ts'
import type { CustomerFilter } from '#domain/customers/customer-filter.ts'
import type { Message } from '#domain/messages/message.ts'
import type { Clock } from '#server/clock.ts'
import { authorize } from '#server/auth/authorization.ts'
import { customersOfContacts, findDeskCustomer, similarCustomers } from '#server/data/customers/customers-store.ts'
import {
  presentCustomer,
  requestsOfCustomer,
  totalsOfCustomers,
} from '#server/data/customers/customer-requests-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { createLive, type LiveService } from '#server/records/live.ts'
import { editInTransaction, type EditOutcome } from '#server/records/transaction.ts'
import { newWriteContext } from '#server/records/write.ts'
import type { CustomerRow } from '#domain/customers/customer-sheet.ts'
import { importCustomers, readCustomerSheet, type CustomerImport } from './customer-import.ts'
import { CUSTOMER, mergeCustomers, saveCustomer } from './customer-editing.ts'

const MOST_SHOWN = 50

/**
 * Those whom the quote desk knows, the latest change first; the accounts of the site's own customers are another
 * service. The id of one that was merged names what it has become.
 */
export type DeskCustomersService = LiveService<DeskCustomer, CustomerFilter> & {
  /** What came of the requests of each. */
  totals(ids: string[]): Promise<Map<string, CustomerTotals>>
  totalsOf(id: string): Promise<CustomerTotals>
  /** The latest first. */
  requestsOf(id: string): Promise<Message[]>
  /** Who may be the same: named by a request of the customer, by the same name, company or number. */
  similar(customer: DeskCustomer): Promise<DeskCustomer[]>
  /** Whose mailbox or telephone a request names beside that of its own customer. */
  otherOf(message: Message): Promise<DeskCustomer | null>
  readSheet: typeof readCustomerSheet
  importRows(rows: readonly CustomerRow[], how: { by: StaffCaller; isTrial: boolean }): Promise<CustomerImport>
  /** Makes one customer of two; the second goes into the bin, and one undo brings it back with its requests. */
  merge(intoId: string, fromId: string, by: StaffCaller): Promise<EditOutcome<DeskCustomer>>
}

export function createDeskCustomers(deps: { db: Db; clock: Clock }): DeskCustomersService {
  const { db, clock } = deps
  return {
    ...createLive(deps, CUSTOMER, saveCustomer),
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
    readSheet: readCustomerSheet,
    importRows: (rows, how) => importCustomers(deps, rows, how),
    merge: (intoId, fromId, by) =>
      editInTransaction(db, {}, async (tx, actId) => {
        await authorize(tx, by, 'customers')
        return mergeCustomers(tx, { intoId, fromId, context: newWriteContext(by, clock(), actId) })
      }),
  }
}
