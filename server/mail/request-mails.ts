import { attachmentWords } from '#content/attachment-words.ts'
import { messageKinds } from '#content/admin/inbox.ts'
import { documentSubject } from '#content/documents/doc-names.ts'
import { mailLabels, salesMail } from '#content/mails.ts'
import { INBOX_PATH } from '#domain/accounts/staff-paths.ts'
import { filledMail, safeName, withNumber } from '#domain/messages/mail-text.ts'
import { MAIL_URGENCY, type OutgoingMail } from '#domain/messages/mail.ts'
import { senderName } from '#domain/messages/message.ts'
import type { StaffReader } from '#domain/messages/staff-mailboxes.ts'
import { requestPath } from '#domain/quotes/request-number.ts'
import { localizedPath, type Locale } from '#domain/text/locale.ts'
import { letterMail, linkFact, type Fact } from './mail-letter.ts'
import type { MailTexts } from './mail-texts.ts'
import {
  factsText,
  productFacts,
  productLink,
  productName,
  requestFacts,
  UNNUMBERED,
  type FilledRequest,
} from './request-facts.ts'

/** What both mails about a message are made of. `locale` is the language of whoever sent it. */
export type Request = FilledRequest & {
  id: string
  locale: Locale
  isSuspicious: boolean
  mark?: RequestMark | null
  fileNames?: readonly string[]
  /** Until when its sender gets an answer. */
  answerBy?: string | null
}

/** What a request is told by; `token` is that of its private page. */
export type RequestMark = { number: string; token: string }

export type MailScene = {
  texts: MailTexts
  siteUrl: string
  /** Who of staff is told. */
  readers: readonly StaffReader[]
  /** Where the sender's answers go; null for nowhere. */
  replyTo: string | null
}

/**
 * The mails about a message: one to each of staff who is notified of it, and one that tells the sender what was
 * received. A message that looks automatic is not answered, since the address in it may be anybody's.
 */
export function requestMails(request: Request, scene: MailScene): OutgoingMail[] {
  return [
    ...staffRequestMails(request, scene),
    ...(request.isSuspicious || request.content.email === '' ? [] : [visitorMailOf(request, scene)]),
  ]
}

export function staffRequestMails(request: Request, scene: Omit<MailScene, 'replyTo'>): OutgoingMail[] {
  return scene.readers.map((reader) => salesMailOf(request, reader, scene))
}

function salesMailOf(
  request: Request,
  { email, locale }: StaffReader,
  { texts, siteUrl }: Pick<MailScene, 'texts' | 'siteUrl'>,
): OutgoingMail {
  const { content, isSuspicious, product, mark } = request
  const { text, values, sender } = texts(content.kind === 'quote' ? 'sales' : 'sales_message', locale)
  const language = { term: salesMail.language[locale], value: salesMail.languages[request.locale][locale] }
  const { fileNames = [] } = request
  const files = fileNames.length > 0 ? [{ term: attachmentWords.label[locale], value: fileNames.join('\n') }] : []
  const list = [...requestFacts(request, locale, siteUrl), ...files, language]
  const link = `${siteUrl}${INBOX_PATH}/${request.id}`
  const filled = filledMail(text, {
    ...values,
    product: productName(product, locale) ?? '',
    name: senderName(content),
    number: mark?.number ?? UNNUMBERED,
    list: factsText(list),
    link,
  })
  const { opening, hasList, closing } = filled
  const subject =
    content.kind === 'document'
      ? `${messageKinds.document[locale]}: ${documentSubject(content, locale)}`
      : withNumber(filled.subject, mark?.number)
  return letterMail(email, content.email || null, {
    locale,
    subject: isSuspicious ? `[${salesMail.suspicious[locale]}] ${subject}` : subject,
    sender,
    opening,
    facts: [
      ...(mark ? [{ ...numberFact(mark, locale), link: { text: mailLabels.openInbox[locale], href: link } }] : []),
      ...(hasList ? list : []),
      ...(mark ? [] : [linkFact(mailLabels.openInbox[locale], link)]),
    ],
    closing,
  })
}

/** Nobody has proven that the address is the sender's: of what the sender wrote, this mail holds a plain name at most. */
function visitorMailOf(request: Request, { texts, siteUrl, replyTo }: MailScene): OutgoingMail {
  const { content, locale, product, mark, answerBy } = request
  const { text, values, sender } = texts(content.kind === 'quote' ? 'request' : 'message', locale)
  const list = productFacts(product, locale, siteUrl)
  const page = mark && siteUrl + localizedPath(locale, requestPath(mark.token))
  const link = page ?? productLink(product, locale, siteUrl)
  const { subject, opening, hasList, hasLink, closing } = filledMail(text, {
    ...values,
    product: productName(product, locale) ?? '',
    name: safeName(senderName(content)),
    number: mark?.number ?? UNNUMBERED,
    list: factsText(list),
    link,
  })
  const letter = letterMail(content.email, replyTo, {
    locale,
    subject: withNumber(subject, mark?.number),
    sender,
    opening,
    facts: [
      ...(mark ? [{ ...numberFact(mark, locale), link: { text: mailLabels.openRequest[locale], href: link } }] : []),
      ...(mark && answerBy ? [{ term: mailLabels.answerBy[locale], value: answerBy }] : []),
      ...(hasList ? list : []),
      ...(hasLink && !mark ? [linkFact(mailLabels.openProduct[locale], link)] : []),
    ],
    closing,
  })
  return { ...letter, urgency: MAIL_URGENCY.receipt }
}

/** A request is named by its number, and leads to its page. */
function numberFact({ number }: RequestMark, locale: Locale): Fact {
  return { term: mailLabels.number[locale], value: number }
}
