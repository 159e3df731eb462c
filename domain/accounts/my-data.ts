import type { Address } from './address.ts'
import { toAddressDto } from './address-record.ts'
import { CUSTOMER_FIELDS } from '#domain/customers/customer-fields.ts'
import type { DeskCustomer } from '#domain/customers/customer.ts'
import { answerOf } from '#domain/fields/field.ts'
import type { QueuedMail } from '#domain/messages/mail.ts'
import type { CustomerMessage, Message, PrivateFile } from '#domain/messages/message.ts'
import type { OfferScene } from '#domain/quotes/offer-view.ts'
import type { QuotationDossier } from '#domain/quotes/quotation-record.ts'
import type { RequestLine } from '#domain/quotes/request-line.ts'
import { requestState, type RequestState } from '#domain/quotes/request-state.ts'
import { formatInstant } from '#domain/text/format-instant.ts'

/** A person with saved addresses. The e-mail address is in lower case. */
export type Customer = { uuid: string; email: string; createdAt: string }

export type CustomerSession = { createdAt: string; lastUsedAt: string; expiresAt: string }

/**
 * A message of a customer, with what it asks for and the mails that they were sent about it. `path` leads to the private page
 * of a request; null where there is none, or its time has passed.
 */
type OwnMessage = {
  message: Message
  lines: RequestLine[]
  files: PrivateFile[]
  /** What was written later, on the page of the request. */
  written: CustomerMessage[]
  quotation: QuotationDossier | null
  mails: QueuedMail[]
  path: string | null
}

export type CustomerData = {
  customer: Customer
  addresses: Address[]
  messages: OwnMessage[]
  sessions: CustomerSession[]
  /** What the quote desk keeps of whoever writes from this mailbox. */
  known: DeskCustomer | null
}

/** A request as its customer finds it again. */
export type OwnRequest = { number: string; state: RequestState; at: string; when: string; path: string | null }

/** The numbered requests of a customer in the order of `messages`; what staff took for spam is none. */
export function toOwnRequests(messages: readonly OwnMessage[], { locale, today }: OfferScene): OwnRequest[] {
  return messages.flatMap(({ message, quotation, path }) => {
    const { number, createdAt: at } = message
    if (number === null || message.state === 'spam') return []
    return [{ number, state: requestState(message, quotation, today), at, when: formatInstant(at, locale) ?? '', path }]
  })
}

/** The file that a customer downloads, with the names of the API. */
export function toMyDataFile({ customer, addresses, messages, sessions, known }: CustomerData, exportedAt: string) {
  return {
    exported_at: exportedAt,
    account: { uuid: customer.uuid, email: customer.email, created_at: customer.createdAt },
    addresses: addresses.map((address) => toAddressDto(address, customer.uuid)),
    requests: messages.map(toRequest),
    customer: known && toOwnCustomer(known),
    sessions: sessions.map(({ createdAt, lastUsedAt, expiresAt }) => ({
      created_at: createdAt,
      last_used_at: lastUsedAt,
      expires_at: expiresAt,
    })),
  }
}

/** Without what staff note for each other. */
function toOwnCustomer(known: DeskCustomer) {
  const { note: _note, owner: _owner, priceGroup: _group, ...own } = CUSTOMER_FIELDS
  return { ...answerOf(own, known), created_at: known.createdAt, updated_at: known.updatedAt }
}

function toRequest({ message, lines, files, written, quotation, mails, path }: OwnMessage) {
  const { id, number, content, locale, page, productId, consentedAt, marketingAt, marketingWords, createdAt } = message
  return {
    id,
    number,
    ...content,
    lines: lines.map((line) => ({
      stock_code: line.stockCode,
      product_id: line.productId,
      name_ar: line.name.ar,
      name_en: line.name.en,
      pack_ar: line.pack.ar,
      pack_en: line.pack.en,
      qty: line.qty,
      unit: line.unit,
      note: line.note,
      text: line.text,
    })),
    // Each can be fetched while the private page of its request is open.
    files: files.map(({ id, name, mime, bytes, sentBy, createdAt }) => ({
      name,
      type: mime,
      bytes,
      sent_by: sentBy,
      sent_at: createdAt,
      path: path && sentBy !== 'quote' ? `${path}/files/${id}` : null,
    })),
    quotations: quotation ? toSentQuotations(quotation) : [],
    messages: written.map(({ kind, body, createdAt: at }) => ({ kind, text: body, sent_at: at })),
    locale,
    page,
    product_id: productId,
    consented_at: consentedAt,
    news_consented_at: marketingAt,
    news_consent: marketingWords,
    sent_at: createdAt,
    mails: mails.map(({ subject, text, createdAt, sentAt }) => ({
      subject,
      text,
      written_at: createdAt,
      sent_at: sentAt,
    })),
  }
}

/** What was sent of a quotation, and what was answered to it; what staff are still writing is none of it. */
function toSentQuotations({ revisions, answers }: QuotationDossier) {
  return revisions.flatMap(({ revision, document, state, sentAt }) =>
    document === null
      ? []
      : {
          state,
          sent_at: sentAt,
          document,
          answers: answers
            .filter((answer) => answer.revision === revision)
            .map(({ kind, acceptedBy, poNumber, reason, message, answeredAt }) => ({
              kind,
              accepted_by: acceptedBy,
              po_number: poNumber,
              reason,
              message,
              answered_at: answeredAt,
            })),
        },
  )
}
