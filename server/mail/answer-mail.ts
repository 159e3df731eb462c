import { mailLabels } from '#content/mails.ts'
import { filledMail, withNumber } from '#domain/messages/mail-text.ts'
import type { OutgoingMail } from '#domain/messages/mail.ts'
import { senderName, type Message } from '#domain/messages/message.ts'
import { formatInstant } from '#domain/text/format-instant.ts'
import type { Locale } from '#domain/text/locale.ts'
import { letterMail, linkFact } from './mail-letter.ts'
import type { MailTexts } from './mail-texts.ts'
import { factsText, productLink, productName, requestFacts, UNNUMBERED, type MailProduct } from './request-facts.ts'

/** What staff wrote to the sender of a message, in the language they wrote it in. */
type AnswerLetter = { locale: Locale; subject: string; body: string }

export type AnswerScene = {
  texts: MailTexts
  siteUrl: string
  /** Where answers of visitors go; null for nowhere. */
  replyTo: string | null
  product: MailProduct | null
  /** Where a question is answered; null for none. */
  answerUrl?: string | null
}

/** The mail that answers a message: what staff wrote, and round it what the company's text says. */
export function answerMail(
  { content, createdAt, number }: Message,
  { locale, subject: written, body }: AnswerLetter,
  { texts, siteUrl, replyTo, product, answerUrl }: AnswerScene,
): OutgoingMail {
  const { text, values, sender } = texts('answer', locale)
  const list = requestFacts({ content, product }, locale, siteUrl)
  const link = productLink(product, locale, siteUrl)
  const { subject, opening, hasList, hasLink, closing } = filledMail(text, {
    ...values,
    subject: written,
    answer: body,
    day: formatInstant(createdAt, locale) ?? '',
    name: senderName(content),
    number: number ?? UNNUMBERED,
    product: productName(product, locale) ?? '',
    list: factsText(list),
    link,
  })
  const letter = letterMail(content.email, replyTo, {
    locale,
    subject: withNumber(subject, number),
    sender,
    opening,
    facts: [
      ...(hasList ? list : []),
      ...(hasLink ? [linkFact(mailLabels.openProduct[locale], link)] : []),
      ...(answerUrl ? [linkFact(mailLabels.openRequest[locale], answerUrl)] : []),
    ],
    closing,
  })
  return { ...letter, isPersonal: true }
}
