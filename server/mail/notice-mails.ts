import { endsText } from '#content/admin/documents.ts'
import { attachmentWords } from '#content/attachment-words.ts'
import { mailLabels } from '#content/mails.ts'
import { heldNotice, troubleNotice, type Trouble, endingNotice } from '#content/notices.ts'
import { writingMails } from '#content/quotes/customer-messages.ts'
import { approvalMails } from '#content/quotes/quotation-answers.ts'
import { INBOX_PATH, OPERATIONS_PATH, quotationPath, DOCUMENTS_PATH } from '#domain/accounts/staff-paths.ts'
import type { EndingDocument } from '#domain/documents/document-status.ts'
import { withNumber } from '#domain/messages/mail-text.ts'
import type { OutgoingMail } from '#domain/messages/mail.ts'
import { senderName, type CustomerMessageKind, type Message } from '#domain/messages/message.ts'
import type { StaffReader } from '#domain/messages/staff-mailboxes.ts'
import type { QuotationForm } from '#domain/quotes/quotation-form.ts'
import { recordKind } from '#domain/kinds.ts'
import type { Localized } from '#domain/text/locale.ts'
import { letterMail, linkFact, type Fact } from './mail-letter.ts'
import type { MailTexts } from './mail-texts.ts'

export type NoticeScene = { reader: StaffReader; sender: Localized; siteUrl: string }

/** A request or message of which a mail tells; a message has no number. */
export type HeldRequest = { id: string; number: string | null; sender?: string }

/** More would make a mail that nobody reads to its end. */
const MOST_LISTED = 50

export function heldMail(held: readonly HeldRequest[], scene: NoticeScene): OutgoingMail {
  const { email, locale } = scene.reader
  const subject = heldNotice.subject[locale](held.length)
  const all = linkFact(heldNotice.open[locale], `${scene.siteUrl}${INBOX_PATH}?view=held`)
  return letterMail(email, null, {
    locale,
    subject,
    sender: scene.sender[locale],
    opening: [subject, heldNotice.text[locale]],
    facts: [...held.slice(0, MOST_LISTED).map((request) => requestFact(request, scene)), all],
    closing: [],
  })
}

/** The number of a request, and the way to it; of a message the way alone. */
export function requestFact(
  { id, number, sender = '' }: HeldRequest,
  { reader: { locale }, siteUrl }: Pick<NoticeScene, 'reader' | 'siteUrl'>,
): Fact {
  const link = { text: mailLabels.openInbox[locale], href: `${siteUrl}${INBOX_PATH}/${id}` }
  const value = [number, sender].filter(Boolean).join(' · ')
  return value === '' ? linkFact(link.text, link.href) : { term: mailLabels.number[locale], value, link }
}

export function troubleMail(
  troubles: Trouble[],
  { reader: { email, locale }, sender, siteUrl }: NoticeScene,
): OutgoingMail {
  const names = troubles.map((trouble) => `- ${troubleNotice.troubles[trouble][locale]}`)
  const link = { text: troubleNotice.open[locale], href: siteUrl + OPERATIONS_PATH }
  return letterMail(email, null, {
    locale,
    subject: troubleNotice.subject[locale],
    sender: sender[locale],
    opening: [troubleNotice.text[locale], names.join('\n'), troubleNotice.more[locale]],
    facts: [{ term: troubleNotice.open[locale], value: '', link }],
    closing: [],
  })
}

type ApprovalScene = { texts: MailTexts; siteUrl: string; id: string; number: string; by: string }

/** Asks an owner to approve a quotation that is beyond the limits. */
export function approvalMail(
  { email, locale }: StaffReader,
  form: Pick<QuotationForm, 'customerName' | 'customerCompany'>,
  { texts, siteUrl, id, number, by }: ApprovalScene,
): OutgoingMail {
  const link = { text: approvalMails.open[locale], href: siteUrl + quotationPath(id) }
  return letterMail(email, null, {
    locale,
    subject: withNumber(approvalMails.subject[locale], number),
    sender: texts('sales', locale).sender,
    opening: [approvalMails.opening[locale]],
    facts: [
      { term: mailLabels.number[locale], value: number, link },
      { term: approvalMails.customer[locale], value: form.customerCompany || form.customerName },
      { term: approvalMails.by[locale], value: by },
    ],
    closing: [],
  })
}

type Written = { kind: CustomerMessageKind | 'file'; body: string; names: readonly string[] }

/** Tells one of staff what a customer has added to a request. */
export function customerWrote(
  { id, number, content }: Pick<Message, 'id' | 'number' | 'content'>,
  { kind, body, names }: Written,
  { reader: { email, locale }, sender, siteUrl }: { reader: StaffReader; sender: Localized; siteUrl: string },
): OutgoingMail {
  const link = { text: mailLabels.openInbox[locale], href: `${siteUrl}${INBOX_PATH}/${id}` }
  return letterMail(email, content.email || null, {
    locale,
    subject: withNumber(writingMails[kind].subject[locale], number),
    sender: sender[locale],
    opening: [writingMails[kind].text[locale]],
    facts: [
      { term: mailLabels.number[locale], value: number ?? '', link },
      { term: writingMails.customer[locale], value: senderName(content) },
      ...(body === '' ? [] : [{ term: writingMails.body[locale], value: body }]),
      ...(names.length === 0 ? [] : [{ term: attachmentWords.label[locale], value: names.join('\n') }]),
    ],
    closing: [],
  })
}

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
