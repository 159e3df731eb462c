import { randomUUID } from 'node:crypto'
import { contactKeys, customerOfRequest, keysOfSender } from '#domain/customers/customer.ts'
import type { Message, MessageContent } from '#domain/messages/message.ts'
import type { Locale } from '#domain/text/locale.ts'
import { setCustomer } from '#server/data/customers/customer-requests-store.ts'
import { customersOfContacts, insertDeskCustomer } from '#server/data/customers/customers-store.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { CUSTOMERS_LOCK } from './customer-editing.ts'

/** Of a telephone and a mailbox that belong to two customers the telephone decides; staff are offered to merge both. */
export async function findCustomerOf(tx: Tx, content: MessageContent): Promise<string | null> {
  const { phone, email } = keysOfSender(content)
  const found = await customersOfContacts(
    tx,
    [phone, email].filter((key) => key !== ''),
  )
  return found.get(phone) ?? found.get(email) ?? null
}

type Sender = { content: MessageContent; locale: Locale; at: string }

/**
 * The customer of a request, made where there is none yet; null for a sender whom nothing tells from others. What a
 * sender says changes no customer that is known: anybody can write another's number beside an address of their own.
 */
export async function customerFor(tx: Tx, { content, locale, at }: Sender): Promise<string | null> {
  if (content.kind !== 'quote') return null
  await takeLock(tx, CUSTOMERS_LOCK)
  const known = await findCustomerOf(tx, content)
  if (known !== null) return known
  const customer = customerOfRequest(content, locale)
  if (contactKeys(customer).length === 0) return null
  const id = randomUUID()
  await insertDeskCustomer(tx, { id, at }, customer)
  return id
}

/** Whose a request is that had no customer, as one that looked automatic had none. */
export async function giveCustomer(tx: Tx, { id, customerId, content, locale }: Message, at: string): Promise<void> {
  if (customerId !== null) return
  const found = await customerFor(tx, { content, locale, at })
  if (found !== null) await setCustomer(tx, [id], found)
}
