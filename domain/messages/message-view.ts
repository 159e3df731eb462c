import type { Product } from '#domain/products/product.ts'
import { productPath } from '#domain/site/paths.ts'
import { shownPicture, type Picture } from '#domain/site/picture.ts'
import { phoneHref } from './contact-text.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { CONTACT_WAYS, type ContactWay } from '#domain/quotes/contact-ways.ts'
import type { Locale } from '#domain/text/locale.ts'
import { subjectOf, type DocumentSubject } from './inbox-view.ts'
import type { MailState, QueuedMail } from './mail.ts'
import {
  type CustomerMessage,
  isUnread,
  messageText,
  senderName,
  type CameBy,
  type Message,
  type MessageAnswer,
  type MessageKind,
  type MessageNote,
  type MessageState,
} from './message.ts'
import { formatPhone, isUnknownRange } from './phone.ts'
import type { AuditEntry } from '#domain/accounts/staff.ts'

/** A message as its screen shows it. What people typed is shown as they typed it. */
export type MessageView = {
  id: string
  /** Of a request; null of what has none. */
  number: string | null
  cameBy: CameBy
  city: string
  project: string
  neededBy: string
  contactBy: ContactWay | ''
  version: number
  kind: MessageKind
  document: DocumentSubject | null
  state: MessageState
  isUnread: boolean
  name: string
  /** What the visitor does, and where. */
  role: string
  email: string
  phone: MessagePhone | null
  address: string
  text: string
  receivedAt: string
  locale: Locale
  page: string
  consentedAt: string | null
  newsSince: string | null
  assigneeId: string | null
  isHeld: boolean
  /** Whether its source can be refused. */
  hasSource: boolean
}

/** A number that can be called has an `href`; `isDoubtful` where no country has given out its range. */
export type MessagePhone = { text: string; href: string | null; isDoubtful: boolean }

export type WrittenView = { id: string; by: string; when: string; body: string }
export type AnswerView = WrittenView & { subject: string; locale: Locale; mail: MailState | null }

export type MailView = {
  id: string
  purpose: 'sales' | 'receipt' | 'answer'
  recipient: string
  state: MailState
  /** When it went out; for others when it was written. */
  when: string
  attempts: number
  /** The mail server's last word. */
  error: string
  next: string | null
}

export type HistoryView = { id: string; by: string; when: string; action: string; detail: AuditEntry['detail'] }

export function toMessageView(message: Message, locale: Locale): MessageView {
  const { content, createdAt, consentedAt } = message
  const quote = content.kind === 'quote' ? content : null
  return {
    id: message.id,
    number: message.number,
    cameBy: message.cameBy,
    city: quote?.city ?? '',
    project: quote?.project ?? '',
    neededBy: quote?.neededBy ?? '',
    contactBy: CONTACT_WAYS.find((way) => way === quote?.contactBy) ?? '',
    version: message.version,
    kind: content.kind,
    document: content.kind === 'document' ? subjectOf(content) : null,
    state: message.state,
    isUnread: isUnread(message),
    name: senderName(content),
    role: [quote?.jobTitle, content.kind === 'document' ? content.company : quote?.companyName]
      .filter(Boolean)
      .join(' · '),
    email: content.email,
    phone: phoneOf(content.phone),
    address: quote?.address ?? '',
    text: messageText(content),
    receivedAt: moment(createdAt, locale),
    locale: message.locale,
    page: message.page,
    consentedAt: consentedAt && moment(consentedAt, locale),
    newsSince: message.marketingAt && moment(message.marketingAt, locale),
    assigneeId: message.assigneeId,
    isHeld: message.isHeld,
    hasSource: message.hasSource,
  }
}

export function toWrittenView({ id, authorName, body, createdAt }: MessageNote, locale: Locale): WrittenView {
  return { id, by: authorName, when: moment(createdAt, locale), body }
}

export function toCustomerMessageView({ kind, body, createdAt }: CustomerMessage, locale: Locale) {
  return { kind, body, at: createdAt, when: moment(createdAt, locale) }
}

/** An answer whose mail is no longer kept has gone out long ago. */
export function toAnswerView(answer: MessageAnswer, mails: QueuedMail[], locale: Locale): AnswerView {
  const mail = mails.find(({ id }) => id === answer.mailId)
  return { ...toWrittenView(answer, locale), subject: answer.subject, locale: answer.locale, mail: mail?.state ?? null }
}

export function toMailView(mail: QueuedMail, visitor: string, locale: Locale): MailView {
  const { state, sentAt, createdAt, nextAttemptAt, attempts } = mail
  return {
    id: mail.id,
    purpose: mail.isPersonal ? 'answer' : mail.recipient === visitor ? 'receipt' : 'sales',
    recipient: mail.recipient,
    state,
    when: moment(sentAt ?? createdAt, locale),
    attempts,
    error: mail.lastError,
    next: state === 'queued' && attempts > 0 ? moment(nextAttemptAt, locale) : null,
  }
}

export function toHistoryView({ id, actor, at, action, detail }: AuditEntry, locale: Locale): HistoryView {
  return { id, by: actor.name, when: moment(at, locale), action, detail }
}

/** Only what begins like a number can be dialled: words beside it ("after five") are shown and not called. */
function phoneOf(phone: string): MessagePhone | null {
  if (phone === '') return null
  const text = formatPhone(phone)
  const href = /^\+?[\d\s().-]{5,}$/.test(text) ? phoneHref(text) : null
  return { text, href, isDoubtful: isUnknownRange(phone) }
}

function moment(instant: string, locale: Locale): string {
  return formatMoment(instant, locale) ?? ''
}

/** A product as staff recognize it beside a message: its picture, code and name. */
export type ProductMention = { path: string; code: string | null; name: string; image: Picture | null }

export function toProductMention(product: Product, locale: Locale): ProductMention {
  return {
    path: productPath(product),
    code: product.code?.toUpperCase() ?? null,
    name: product.name[locale],
    image: shownPicture(product.image),
  }
}
