import { answerMails as words, declineReasons } from '#content/quotes/quotation-answers.ts'
import { mailLabels } from '#content/mails.ts'
import { INBOX_PATH } from '#domain/accounts/staff-paths.ts'
import { safeName, withNumber } from '#domain/messages/mail-text.ts'
import { MAIL_URGENCY, type OutgoingMail } from '#domain/messages/mail.ts'
import { senderName, type Message } from '#domain/messages/message.ts'
import type { StaffReader } from '#domain/messages/staff-mailboxes.ts'
import type { CustomerAnswer } from '#domain/quotes/quotation-record.ts'
import { revisionName } from '#domain/quotes/quotation.ts'
import { letterMail, linkFact, type Fact } from './mail-letter.ts'
import type { MailTexts } from './mail-texts.ts'

export type AnswerMailScene = {
  message: Message
  /** Of the quotation. */
  number: string
  texts: MailTexts
  siteUrl: string
  /** The private page of the request. */
  statusUrl: string
  /** Who of staff is told. */
  readers: readonly StaffReader[]
  /** Where the customer's answers go; null for nowhere. */
  replyTo: string | null
}

/** The mails about what a customer has answered: to staff, and one that confirms it where there is an address. */
export function quotationAnswerMails(answer: CustomerAnswer, scene: AnswerMailScene): OutgoingMail[] {
  return [
    ...scene.readers.map((reader) => staffMail(answer, reader, scene)),
    ...(scene.message.content.email === '' ? [] : [customerMail(answer, scene)]),
  ]
}

function staffMail(
  answer: CustomerAnswer,
  { email, locale }: StaffReader,
  { message, number, texts, siteUrl }: AnswerMailScene,
) {
  const name = revisionName(number, answer.revision)
  const link = { text: mailLabels.openInbox[locale], href: `${siteUrl}${INBOX_PATH}/${message.id}` }
  const facts: Fact[] = [
    { term: mailLabels.number[locale], value: message.number ?? '', link },
    { term: words.quote[locale], value: name },
    { term: words.customer[locale], value: senderName(message.content) },
    ...fact(words.acceptedBy[locale], answer.acceptedBy),
    ...fact(words.poNumber[locale], answer.poNumber),
    ...fact(words.reason[locale], answer.reason && declineReasons[answer.reason][locale]),
    ...fact(words.message[locale], answer.message),
  ]
  return letterMail(email, message.content.email || null, {
    locale,
    subject: withNumber(`${words.subject[answer.kind][locale]}: ${name}`, message.number),
    sender: texts('sales', locale).sender,
    opening: [words.toStaff[answer.kind][locale]],
    facts,
    closing: [],
  })
}

function customerMail(answer: CustomerAnswer, { message, number, texts, statusUrl, replyTo }: AnswerMailScene) {
  const { locale, content } = message
  const name = revisionName(number, answer.revision)
  const greeted = safeName(senderName(content))
  const mail = letterMail(content.email, replyTo, {
    locale,
    subject: withNumber(`${words.subject[answer.kind][locale]}: ${name}`, message.number),
    sender: texts('request', locale).sender,
    opening: [...(greeted ? [words.greeting[locale](greeted)] : []), words.toCustomer[answer.kind][locale]],
    facts: [{ term: words.quote[locale], value: name }, linkFact(mailLabels.openRequest[locale], statusUrl)],
    closing: [],
  })
  return { ...mail, urgency: MAIL_URGENCY.receipt }
}

function fact(term: string, value: string): Fact[] {
  return value === '' ? [] : [{ term, value }]
}
