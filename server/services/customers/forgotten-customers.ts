import type { DeskCustomer } from '#domain/customers/customer.ts'
import { mailboxOf } from '#domain/messages/email.ts'
import {
  customersOfContacts,
  findDeskCustomer,
  updateDeskCustomer,
  forgetCustomerRows,
  forgetRecords,
  recordsOfCustomers,
} from '#server/data/customers/customers-store.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { deleteUnusedContents } from '#server/data/records/version-contents-store.ts'
import { contentsOf } from '#server/data/records/versions-store.ts'

/** Deletes customers for good, with all that was ever saved of them and of those that were merged into them. */
export async function forgetCustomers(tx: Tx, ids: string[]): Promise<void> {
  await forgetVersions(tx, ids)
  await forgetCustomerRows(tx, ids)
}

/** Of a customer with other mailboxes, as a company has, this one goes alone, with the versions that name it. */
export async function forgetMailbox(tx: Tx, email: string, now: string): Promise<void> {
  const mailbox = mailboxOf(email)
  const customer = await findCustomerOfMailbox(tx, email)
  if (!customer) return
  const emails = customer.emails.filter((one) => mailboxOf(one) !== mailbox)
  if (emails.length === 0) return forgetCustomers(tx, [customer.id])
  await forgetVersions(tx, [customer.id])
  await updateDeskCustomer(tx, customer.id, { ...customer, emails }, now)
}

/** Null for a mailbox by which the desk knows nobody. */
export async function findCustomerOfMailbox(db: Db, email: string): Promise<DeskCustomer | null> {
  const [id] = (await customersOfContacts(db, [mailboxOf(email)])).values()
  return id === undefined ? null : findDeskCustomer(db, id)
}

async function forgetVersions(tx: Tx, ids: string[]): Promise<void> {
  const keys = await recordsOfCustomers(tx, ids)
  const contents = await Promise.all(keys.map((key) => contentsOf(tx, key)))
  await forgetRecords(tx, keys)
  await deleteUnusedContents(tx, contents.flat())
}
