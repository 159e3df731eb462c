import type { MAILS_FIELDS } from '#domain/site/content/pages/mails-fields.ts'
import type { Localized } from '#domain/text/locale.ts'

const subject = { ar: 'الموضوع', en: 'Subject' }
const body = { ar: 'النص', en: 'Text' }

/** The fields of the mails; each mail is named above its own. */
export const mailsLabels: Record<keyof typeof MAILS_FIELDS, Localized> = {
  requestSubject: subject,
  requestBody: body,
  messageSubject: subject,
  messageBody: body,
  answerSubject: subject,
  answerBody: body,
  salesSubject: subject,
  salesBody: body,
  salesMessageSubject: subject,
  salesMessageBody: body,
  signInSubject: subject,
  signInBody: body,
  invitationSubject: subject,
  invitationBody: body,
  deletedSubject: subject,
  deletedBody: body,
}
