import { endsText } from '#content/admin/documents.ts'
import { endingNotice } from '#content/notices.ts'
import { DOCUMENTS_PATH } from '#domain/accounts/staff-paths.ts'
import { recordKind } from '#domain/records/record-kinds.ts'
import type { EndingDocument } from '#domain/documents/document-status.ts'
import type { OutgoingMail } from '#domain/messages/mail.ts'
import { letterMail, linkFact } from './mail-letter.ts'
import type { NoticeScene } from './notice-mails.ts'

/** More would make a mail that nobody reads to its end. */
const MOST_LISTED = 50

export function endingMail(ending: readonly EndingDocument[], scene: NoticeScene): OutgoingMail {
  const { siteUrl, sender } = scene
  const { email, locale } = scene.reader
  const facts = ending
    .slice(0, MOST_LISTED)
    .map(({ document: { id, title }, expires, left }) => ({
      term: title[locale] || title.ar || title.en,
      value: endsText(expires, left, locale),
      link: { text: endingNotice.open[locale], href: siteUrl + recordKind('document').form(id) },
    }))
  const all = linkFact(endingNotice.all[locale], `${siteUrl}${DOCUMENTS_PATH}?sort=expires`)
  return letterMail(email, null, {
    locale,
    subject: `${endingNotice.title[locale]}: ${ending.length}`,
    sender: sender[locale],
    opening: [endingNotice.text[locale]],
    facts: [...facts, all],
    closing: [],
  })
}
