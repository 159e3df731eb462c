import type { Address } from './address.ts'
import { toAddressDto } from './address-record.ts'
import type { Customer, CustomerSession } from './customer.ts'
import type { QueuedMail } from '../messages/mail.ts'
import type { Message } from '../messages/message.ts'

/** A message of a customer, with the mails that he was sent about it. */
export type OwnMessage = { message: Message; mails: QueuedMail[] }

/** Everything that is kept of a customer. */
export type CustomerData = {
  customer: Customer
  addresses: Address[]
  messages: OwnMessage[]
  sessions: CustomerSession[]
}

/** The file that a customer downloads, with the names of the API. */
export function toMyDataFile({ customer, addresses, messages, sessions }: CustomerData, exportedAt: string) {
  return {
    exported_at: exportedAt,
    account: { uuid: customer.uuid, email: customer.email, created_at: customer.createdAt },
    addresses: addresses.map((address) => toAddressDto(address, customer.uuid)),
    requests: messages.map(toRequest),
    sessions: sessions.map(({ createdAt, lastUsedAt, expiresAt }) => ({
      created_at: createdAt,
      last_used_at: lastUsedAt,
      expires_at: expiresAt,
    })),
  }
}

function toRequest({ message, mails }: OwnMessage) {
  const { id, content, locale, page, productId, consentedAt, createdAt } = message
  return {
    id,
    ...content,
    locale,
    page,
    product_id: productId,
    consented_at: consentedAt,
    sent_at: createdAt,
    mails: mails.map(({ subject, text, createdAt, sentAt }) => ({
      subject,
      text,
      written_at: createdAt,
      sent_at: sentAt,
    })),
  }
}
