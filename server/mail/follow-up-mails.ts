import { noticeMails as words } from '#content/admin/requests/notice-mail-words.ts'
import { mailLabels } from '#content/mails.ts'
import { INBOX_PATH } from '#domain/accounts/staff-paths.ts'
import type { NoticeKind } from '#domain/follow-up/follow-up.ts'
import type { OutgoingMail } from '#domain/messages/mail.ts'
import { senderName, type Message } from '#domain/messages/message.ts'
import { formatDay } from '#domain/text/format.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { isolate } from '#domain/text/isolate.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { letterMail, linkFact, type Fact } from './mail-letter.ts'
import { requestFact, type NoticeScene } from './notice-mails.ts'

/** What is told of one request. `at` is the instant that it is about; `isAhead` of what comes later that day. */
export type MessageNotice = {
  kind: NoticeKind
  message: Message
  at?: string
  isAhead?: boolean
  quote?: { number: string; validUntil: string } | null
}

const RIGHT_TO_LEFT_MARK = '\u200f'

/** More would make a mail that nobody reads to its end. */
const MOST_LISTED = 50

/** The mail about one request, with what is to be known of it. */
export function noticeMail({ kind, message, at, quote }: MessageNotice, scene: NoticeScene): OutgoingMail {
  const { email, locale } = scene.reader
  const { remindNote } = message.followUp
  const { label, text } = words.kinds[kind]
  return letterMail(email, null, {
    locale,
    subject: `${label[locale]}: ${message.number ?? senderName(message.content)}`,
    sender: scene.sender[locale],
    opening: [text[locale]],
    facts: [
      requestFact(message, scene),
      { term: words.customer[locale], value: senderName(message.content) },
      ...momentFact(kind === 'reminder' ? words.remindAt : words.dueAt, at, locale),
      ...(kind === 'reminder' && remindNote !== '' ? [{ term: words.note[locale], value: remindNote }] : []),
      ...(quote
        ? [
            { term: words.quote[locale], value: quote.number },
            { term: words.validUntil[locale], value: formatDay(quote.validUntil, locale) ?? quote.validUntil },
          ]
        : []),
    ],
    closing: [words.settings[locale]],
  })
}

/** The mail about several requests. It names no customer: it outlives each of them in the outbox. */
export function noticeListMail(
  notices: readonly MessageNotice[],
  title: keyof typeof words.many,
  scene: NoticeScene,
): OutgoingMail {
  const { email, locale } = scene.reader
  const subject = words.many[title][locale](new Set(notices.map(({ message }) => message.id)).size)
  const all = linkFact(words.all[locale], `${scene.siteUrl}${INBOX_PATH}`)
  return letterMail(email, null, {
    locale,
    subject,
    sender: scene.sender[locale],
    opening: [subject],
    facts: [
      ...notices.slice(0, MOST_LISTED).map((notice) => listedFact(notice, scene)),
      ...(notices.length > MOST_LISTED ? [all] : []),
    ],
    closing: [words.settings[locale]],
  })
}

function listedFact({ kind, message, at, isAhead = false }: MessageNotice, scene: NoticeScene): Fact {
  const { locale } = scene.reader
  const ahead = kind === 'reminder' ? words.remindToday : words.dueToday
  const moment = at === undefined ? null : formatMoment(at, locale)
  // In an Arabic line the number neither says where that begins, nor turns the day beside it around.
  const start = locale === 'ar' ? RIGHT_TO_LEFT_MARK : ''
  const called = message.number === null ? words.message[locale] : start + isolate(message.number, locale)
  const link = { text: mailLabels.openInbox[locale], href: `${scene.siteUrl}${INBOX_PATH}/${message.id}` }
  return {
    term: (isAhead ? ahead : words.kinds[kind].label)[locale],
    value: [called, ...(moment === null ? [] : [moment])].join(' · '),
    link,
  }
}

function momentFact(term: Localized, at: string | undefined, locale: Locale): Fact[] {
  const moment = at === undefined ? null : formatMoment(at, locale)
  return moment === null ? [] : [{ term: term[locale], value: moment }]
}
