import { customerRefusals } from '#content/admin/requests/customers.ts'
import { recordProblems } from '#content/record-problems.ts'
import {
  BLANK_CUSTOMER,
  contactKeys,
  customerContent,
  inOr,
  mergedCustomer,
  readCustomerForm,
  type CustomerInput,
  type DeskCustomer,
} from '#domain/customers/customer.ts'
import type { CustomerFilter } from '#domain/customers/customer-filter.ts'
import { mailboxOf } from '#domain/messages/email.ts'
import { failure, success, type FieldErrors } from '#domain/records/errors.ts'
import { findStaff } from '#server/data/accounts/staff-store.ts'
import {
  adoptRequests,
  giveRequestsBack,
  moveRequests,
  presentCustomer,
} from '#server/data/customers/customer-requests-store.ts'
import {
  countDeskCustomers,
  customersOfContacts,
  deleteDeskCustomer,
  findDeskCustomer,
  insertDeskCustomer,
  listDeskCustomers,
  updateDeskCustomer,
} from '#server/data/customers/customers-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { recordOfCreation } from '#server/data/records/records-store.ts'
import { binNamed } from '#server/records/bin.ts'
import { readCreation } from '#server/records/form-marks.ts'
import type { Standing } from '#server/records/heads.ts'
import { namedOf, saveLive, type LiveSave, type LiveType } from '#server/records/live.ts'
import type { Tried } from '#server/records/transaction.ts'
import type { WriteContext } from '#server/records/write.ts'

export const CUSTOMERS_LOCK = 'desk customers'

/** Somebody whom the quote desk knows. In the bin its requests keep whose they are, should it come back. */
export const CUSTOMER: LiveType<DeskCustomer, CustomerFilter> = {
  kind: 'customer',
  lock: CUSTOMERS_LOCK,
  find: findDeskCustomer,
  list: listDeskCustomers,
  count: countDeskCustomers,
  standing: customerStanding,
  remove: deleteDeskCustomer,
  async write(tx, { before, newId, fields, context }) {
    const { input, problems } = readCustomerForm(fields, before)
    // A merge has taken what it is known by; it comes back with it.
    const merged = before ? null : await presentCustomer(tx, newId)
    const own = [before?.id ?? newId, merged]
    const wrong = {
      ...(await refusalsOf(tx, { own, owner: context.act === 'restore' ? input.owner : before?.owner }, input)),
      ...recordProblems(problems),
    }
    if (Object.keys(wrong).length > 0) return failure({ kind: 'invalid', fields: wrong })
    const customer = { ...(before ?? BLANK_CUSTOMER), ...input }
    if (before && isSame(before, customer)) return success(null)
    const [id, at] = [before?.id ?? newId, toInstant(context.at)]
    if (merged !== null && merged !== newId) await leaveContacts(tx, merged, contactKeys(customer), at)
    await (before ? updateDeskCustomer(tx, id, customer, at) : insertDeskCustomer(tx, { id, at }, customer))
    if (!before) await giveRequestsBack(tx, id)
    await adoptRequests(tx, id, contactKeys(customer))
    return success({ id })
  },
}

function customerStanding(customer: DeskCustomer): Required<Standing> {
  const { id, version, createdAt, updatedAt } = customer
  return { id, content: customerContent(customer), version, createdAt, updatedAt }
}

function isSame(one: CustomerInput, other: CustomerInput): boolean {
  return JSON.stringify(customerContent(one)) === JSON.stringify(customerContent(other))
}

/** `own`: ids that are the customer's. An owner whose account has gone since stays until somebody chooses another. */
type Present = { own: readonly (string | null)[]; owner: string | undefined }

/** A telephone or mailbox of another customer is named with that one: both may be one. */
async function refusalsOf(
  tx: Tx,
  { own, owner: present }: Present,
  input: Partial<CustomerInput>,
): Promise<FieldErrors> {
  const refused: FieldErrors = {}
  const { phones = [], emails = [], owner } = input
  if (owner && owner !== present && !(await findStaff(tx, { username: owner.toLowerCase() })))
    refused['owner'] = customerRefusals.noSuchMember
  const owners = await customersOfContacts(tx, contactKeys({ phones, emails }))
  for (const [contact, ownerId] of owners) {
    if (own.includes(ownerId)) continue
    const other = await findDeskCustomer(tx, ownerId)
    const field = phones.includes(contact) ? 'phones' : 'emails'
    const written = emails.find((email) => mailboxOf(email) === contact) ?? contact
    const name = other ? { ar: inOr(other.name, 'ar'), en: inOr(other.name, 'en') } : { ar: '', en: '' }
    refused[field] = customerRefusals.taken(written, name)
  }
  return refused
}

/** A customer is not known any more by what is another's again. */
async function leaveContacts(tx: Tx, id: string, contacts: string[], at: string): Promise<void> {
  const customer = await findDeskCustomer(tx, id)
  if (!customer) return
  const phones = customer.phones.filter((phone) => !contacts.includes(phone))
  const emails = customer.emails.filter((email) => !contacts.includes(mailboxOf(email)))
  await updateDeskCustomer(tx, id, { ...customer, phones, emails }, at)
}

/** Saves a form; a creation under a key that is known answers what the first one has made. */
export async function saveCustomer(tx: Tx, edit: LiveSave): Promise<Tried<DeskCustomer>> {
  if (edit.id !== null) return saveLive(tx, CUSTOMER, { ...edit, id: await presentCustomer(tx, edit.id) })
  const creation = readCreation(edit.fields)
  if (!creation.ok) return creation
  const { creationKey } = creation.value
  if (creationKey === undefined) return saveLive(tx, CUSTOMER, edit)
  await takeLock(tx, CUSTOMERS_LOCK)
  const first = await recordOfCreation(tx, 'customer', creationKey)
  const made = first && (await findDeskCustomer(tx, first.id))
  return made ? success(made) : saveLive(tx, CUSTOMER, { ...edit, context: { ...edit.context, creationKey } })
}

/** Makes one customer of two: what the second has and the first lacks is added, its requests and quotations follow. */
export async function mergeCustomers(
  tx: Tx,
  { intoId, fromId, context }: { intoId: string; fromId: string; context: WriteContext },
): Promise<Tried<DeskCustomer>> {
  await takeLock(tx, CUSTOMERS_LOCK)
  const [into, from] = [await findDeskCustomer(tx, intoId), await findDeskCustomer(tx, fromId)]
  if (!into || !from) return failure({ kind: 'not-found' })
  if (into.id === from.id) return failure({ kind: 'invalid', fields: { other_id: customerRefusals.itself } })
  await moveRequests(tx, from.id, into.id)
  const binned = await binNamed(tx, namedOf(CUSTOMER), from.id, context)
  if (!binned.ok) return binned
  return saveLive(tx, CUSTOMER, { id: into.id, fields: customerContent(mergedCustomer(into, from)), context })
}
