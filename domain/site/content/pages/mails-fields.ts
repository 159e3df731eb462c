import type { ContentFields } from '../content-fields.ts'
import { block, words } from '../text-kinds.ts'

/** The mails whose words are the company's: what a visitor gets, and the notice of it to the sales team. */
export const MAIL_NAMES = ['request', 'message', 'sales', 'sales_message', 'sign_in', 'deleted'] as const
export type MailName = (typeof MAIL_NAMES)[number]

/** What the texts of a mail may name in braces beside what all texts may, and what its body cannot do without. */
type Named = { placeholders: readonly string[]; neededPlaceholder?: string }

const required = true

const OF_VISITORS: Named = { placeholders: ['name', 'product', 'list', 'hours'] }
/** Without the list the sales team would not read what was sent. */
const OF_SALES: Named = { placeholders: ['name', 'product', 'list'], neededPlaceholder: 'list' }
const OF_CODES: Named = { placeholders: ['code'], neededPlaceholder: 'code' }

/**
 * Subject and body of each mail. `{list}` and `{code}` in a paragraph of their own stand out: as a table, in large figures.
 * A code stands in no subject, for lists of mails show those.
 */
export const MAILS_FIELDS = {
  requestSubject: { section: 'request', ...OF_VISITORS, ...words('request_subject', { required }) },
  requestBody: { section: 'request', ...OF_VISITORS, ...block('request_body', { required }) },
  messageSubject: { section: 'message', ...OF_VISITORS, ...words('message_subject', { required }) },
  messageBody: { section: 'message', ...OF_VISITORS, ...block('message_body', { required }) },
  salesSubject: { section: 'sales', placeholders: OF_SALES.placeholders, ...words('sales_subject', { required }) },
  salesBody: { section: 'sales', ...OF_SALES, ...block('sales_body', { required }) },
  salesMessageSubject: {
    section: 'sales_message',
    placeholders: OF_SALES.placeholders,
    ...words('sales_message_subject', { required }),
  },
  salesMessageBody: { section: 'sales_message', ...OF_SALES, ...block('sales_message_body', { required }) },
  signInSubject: { section: 'sign_in', ...words('sign_in_subject', { required }) },
  signInBody: { section: 'sign_in', ...OF_CODES, ...block('sign_in_body', { required }) },
  deletedSubject: { section: 'deleted', ...words('deleted_subject', { required }) },
  deletedBody: { section: 'deleted', ...block('deleted_body', { required }) },
} satisfies ContentFields

/** Where the words of a mail stand in the table. */
export const MAIL_KEYS = {
  request: { subject: 'requestSubject', body: 'requestBody' },
  message: { subject: 'messageSubject', body: 'messageBody' },
  sales: { subject: 'salesSubject', body: 'salesBody' },
  sales_message: { subject: 'salesMessageSubject', body: 'salesMessageBody' },
  sign_in: { subject: 'signInSubject', body: 'signInBody' },
  deleted: { subject: 'deletedSubject', body: 'deletedBody' },
} as const satisfies Record<MailName, Record<'subject' | 'body', keyof typeof MAILS_FIELDS>>
