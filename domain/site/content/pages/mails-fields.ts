import { type ContentFields, block, words } from '#domain/site/content/text-kinds.ts'

/** The mails whose words are the company's, in the order of their form. */
export const MAIL_NAMES = [
  'request',
  'message',
  'answer',
  'sales',
  'sales_message',
  'sign_in',
  'invitation',
  'deleted',
] as const
export type MailName = (typeof MAIL_NAMES)[number]

/** What the texts of a mail may name in braces beside what all texts may, and what they cannot do without. */
type Named = { placeholders: readonly string[]; neededPlaceholder?: string }

const required = true

/** Of what a mail is about, a line can say these. */
const IN_SUBJECTS = ['name', 'number', 'product'] as const
const IN_BODIES = [...IN_SUBJECTS, 'list', 'link', 'hours'] as const

const SUBJECT: Named = { placeholders: IN_SUBJECTS }
const OF_VISITORS: Named = { placeholders: IN_BODIES }
/** Without the list the sales team would not read what was sent. */
const OF_SALES: Named = { placeholders: IN_BODIES, neededPlaceholder: 'list' }
/** Round what staff have written. */
const SUBJECT_OF_ANSWERS: Named = { placeholders: ['subject', ...IN_SUBJECTS], neededPlaceholder: 'subject' }
const OF_ANSWERS: Named = { placeholders: ['answer', 'day', ...IN_BODIES], neededPlaceholder: 'answer' }
const OF_CODES: Named = { placeholders: ['code'], neededPlaceholder: 'code' }
const OF_INVITATIONS: Named = { placeholders: ['name', 'link'], neededPlaceholder: 'link' }

/**
 * Subject and body of each mail. `{list}`, `{code}` and `{link}` in a paragraph of their own stand out: as a table, in large
 * figures, as a row to press. A code stands in no subject, for lists of mails show those.
 */
export const MAILS_FIELDS = {
  requestSubject: { section: 'request', ...SUBJECT, ...words('request_subject', { required }) },
  requestBody: { section: 'request', ...OF_VISITORS, ...block('request_body', { required }) },
  messageSubject: { section: 'message', ...SUBJECT, ...words('message_subject', { required }) },
  messageBody: { section: 'message', ...OF_VISITORS, ...block('message_body', { required }) },
  answerSubject: { section: 'answer', ...SUBJECT_OF_ANSWERS, ...words('answer_subject', { required }) },
  answerBody: { section: 'answer', ...OF_ANSWERS, ...block('answer_body', { required }) },
  salesSubject: { section: 'sales', ...SUBJECT, ...words('sales_subject', { required }) },
  salesBody: { section: 'sales', ...OF_SALES, ...block('sales_body', { required }) },
  salesMessageSubject: { section: 'sales_message', ...SUBJECT, ...words('sales_message_subject', { required }) },
  salesMessageBody: { section: 'sales_message', ...OF_SALES, ...block('sales_message_body', { required }) },
  signInSubject: { section: 'sign_in', ...words('sign_in_subject', { required }) },
  signInBody: { section: 'sign_in', ...OF_CODES, ...block('sign_in_body', { required }) },
  invitationSubject: { section: 'invitation', ...words('invitation_subject', { required }) },
  invitationBody: { section: 'invitation', ...OF_INVITATIONS, ...block('invitation_body', { required }) },
  deletedSubject: { section: 'deleted', ...words('deleted_subject', { required }) },
  deletedBody: { section: 'deleted', ...block('deleted_body', { required }) },
} satisfies ContentFields

/** Where the words of a mail stand in the table. */
export const MAIL_KEYS = {
  request: { subject: 'requestSubject', body: 'requestBody' },
  message: { subject: 'messageSubject', body: 'messageBody' },
  answer: { subject: 'answerSubject', body: 'answerBody' },
  sales: { subject: 'salesSubject', body: 'salesBody' },
  sales_message: { subject: 'salesMessageSubject', body: 'salesMessageBody' },
  sign_in: { subject: 'signInSubject', body: 'signInBody' },
  invitation: { subject: 'invitationSubject', body: 'invitationBody' },
  deleted: { subject: 'deletedSubject', body: 'deletedBody' },
} as const satisfies Record<MailName, Record<'subject' | 'body', keyof typeof MAILS_FIELDS>>
