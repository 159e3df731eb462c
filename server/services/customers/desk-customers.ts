import type { StaffCaller } from '#domain/accounts/caller.ts'
import { NO_TOTALS, type CustomerTotals, type DeskCustomer } from '#domain/customers/customer.ts'
import type { CustomerFilter } from '#domain/customers/customer-filter.ts'
import type { Clock } from '#server/clock.ts'
import { authorize } from '#server/auth/authorization.ts'
import { findDeskCustomer } from '#server/data/customers/customers-store.ts'
import { presentCustomer, totalsOfCustomers } from '#server/data/customers/customer-requests-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { createLive, type LiveService } from '#server/records/live.ts'
import { editInTransaction, type EditOutcome } from '#server/records/transaction.ts'
import { newWriteContext } from '#server/records/write.ts'
import { CUSTOMER, mergeCustomers, saveCustomer } from './customer-editing.ts'

/**
 * Those whom the quote desk knows, the latest change first; the accounts of the site's own customers are another
 * service. The id of one that was merged names what it has become.
 */
export type DeskCustomersService = LiveService<DeskCustomer, CustomerFilter> & {
  /** What came of the requests of each. */
  totals(ids: string[]): Promise<Map<string, CustomerTotals>>
  totalsOf(id: string): Promise<CustomerTotals>
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
    merge: (intoId, fromId, by) =>
      editInTransaction(db, {}, async (tx, actId) => {
        await authorize(tx, by, 'customers')
        return mergeCustomers(tx, { intoId, fromId, context: newWriteContext(by, clock(), actId) })
      }),
  }
}
