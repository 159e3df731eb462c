import { answerMailWords } from '../../content/mails.ts'
import { formatInstant } from '../../domain/text/format-instant.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { OutgoingMail } from '../../domain/messages/mail.ts'
import type { Message } from '../../domain/messages/message.ts'
import type { SiteSettings } from '../../domain/site/settings.ts'
import { letterMail } from './mail-letter.ts'
import { requestFacts, type MailProduct } from './request-facts.ts'

/** What staff wrote to the sender of a message, in the language they wrote it in. */
export type AnswerLetter = { locale: Locale; subject: string; body: string }

export type AnswerScene = {
  settings: Pick<SiteSettings, 'name'>
  siteUrl: string
  /** Where answers of visitors go; empty for nowhere. */
  salesEmail: string
  product: MailProduct | null
  /** `Message-ID`s of the mails that the visitor has had about his message. */
  thread: string[]
}

/** The mail that answers a message: what staff wrote, and below it what it answers. */
export function answerMail(
  { content, createdAt }: Message,
  { locale, subject, body }: AnswerLetter,
  { settings, siteUrl, salesEmail, product, thread }: AnswerScene,
): OutgoingMail {
  const received = answerMailWords.yourMessage[locale](formatInstant(createdAt, locale) ?? '')
  const letter = letterMail(content.email, salesEmail || null, {
    locale,
    subject,
    sender: settings.name[locale],
    opening: [...body.split(/\n{2,}/), received],
    facts: requestFacts({ content, product }, locale, siteUrl),
    closing: [],
  })
  return { ...letter, isPersonal: true, thread }
}
