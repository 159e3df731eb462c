import { formatInstant, formatMoment } from '#domain/text/format-instant.ts'
import type { Locale } from '#domain/text/locale.ts'
import { relativeTime } from '#domain/text/staff-dates.ts'
import { isUnread, messageText, senderName, type Message, type MessageKind, type MessageState } from './message.ts'
import { groupedMoney, moneyText } from '#domain/quotes/halalas.ts'
import { formatDay } from '#domain/text/format.ts'
import { isOverdue, WAITING_STATES, type OutcomeName } from '#domain/follow-up/follow-up.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import type { DocumentContent } from './visitor-forms.ts'

export type InboxRow = {
  id: string
  /** Of a request; null of what has none. */
  number: string | null
  name: string
  kind: MessageKind
  state: MessageState
  isUnread: boolean
  /** Company and place, as far as they were given. */
  place: string
  company: string
  /** What document it asks for. */
  document: DocumentSubject | null
  /** Whether that is on the site by now. */
  isAvailable: boolean
  city: string
  /** How many lines it asks for; null of what has none. */
  lines: number | null
  /** What its quotation comes to without VAT, `1,250.00`. */
  value: string | null
  /** When it should be answered, as seen from now; null of what waits for no answer. */
  due: string | null
  /** A day. */
  neededBy: string | null
  /** The beginning of what was written. */
  preview: string
  receivedAt: string
  when: Arrival
  assignee: string | null
  hasFailedMail: boolean
  isHeld: boolean
  isOverdue: boolean
  /** When staff want to be reminded; null for never. */
  remindAt: string | null
  isReminderDue: boolean
  outcome: OutcomeName | null
}

/** When a message came, as short as the day allows; the whole moment for whoever wants to know. */
export type Arrival = { kind: 'time' | 'day'; text: string } | { kind: 'yesterday' }

export type DocumentSubject = Pick<DocumentContent, 'type' | 'product' | 'language'>

export function subjectOf({ type, product, language }: DocumentSubject): DocumentSubject {
  return { type, product, language }
}

export type RowScene = {
  locale: Locale
  now: Date
  /** Names of staff by id. */
  names: ReadonlyMap<string, string>
  /** Ids of messages with a mail that was given up. */
  failed: ReadonlySet<string>
  /** Ids of requests for a document that is on the site by now. */
  available?: ReadonlySet<string>
  figures?: ReadonlyMap<string, RequestFigures>
}

export type RequestFigures = { lines: number; value: bigint | null }

const PREVIEW_LENGTH = 160

export function toInboxRow(message: Message, { locale, now, names, failed, figures, available }: RowScene): InboxRow {
  const { id, content, state, assigneeId, createdAt } = message
  const { remindAt, dueAt, answeredAt } = message.followUp
  const { lines = 0, value = null } = figures?.get(id) ?? {}
  const isAwaited = dueAt !== null && answeredAt === null && WAITING_STATES.includes(state)
  const quote = content.kind === 'quote' ? content : null
  const place = content.kind === 'quote' ? [content.companyName, content.address] : []
  const document = content.kind === 'document' ? content : null
  return {
    id,
    number: message.number,
    name: senderName(content),
    kind: content.kind,
    state,
    isUnread: isUnread(message),
    place: place.filter((part) => part !== '').join(' · '),
    company: quote?.companyName ?? document?.company ?? '',
    document: document && subjectOf(document),
    isAvailable: available?.has(id) ?? false,
    city: quote?.city || quote?.address || '',
    lines: lines === 0 ? null : lines,
    value: value === null ? null : groupedMoney(moneyText(value)),
    due: isAwaited ? relativeTime(dueAt, now, locale) : null,
    neededBy: quote?.neededBy ? formatDay(quote.neededBy, locale) : null,
    preview: previewOf(messageText(content)),
    receivedAt: createdAt,
    when: arrivalOf(createdAt, now, locale),
    assignee: assigneeId === null ? null : (names.get(assigneeId) ?? null),
    hasFailedMail: failed.has(id),
    isHeld: message.isHeld,
    isOverdue: isOverdue(message, now.toISOString()),
    remindAt: remindAt && formatMoment(remindAt, locale),
    isReminderDue: remindAt !== null && remindAt <= now.toISOString(),
    outcome: message.followUp.outcome,
  }
}

function previewOf(text: string): string {
  const line = [...text.replaceAll(/\s+/g, ' ')]
  return line.length > PREVIEW_LENGTH ? `${line.slice(0, PREVIEW_LENGTH).join('')}…` : line.join('')
}

/** The time of today, "yesterday", else the day; all in Riyadh. */
export function arrivalOf(instant: string, now: Date, locale: Locale): Arrival {
  const day = dayOfInstant(new Date(instant))
  if (day === dayOfInstant(now)) return { kind: 'time', text: (formatMoment(instant, locale) ?? '').slice(-5) }
  if (day === dayOfInstant(new Date(now.getTime() - DAY))) return { kind: 'yesterday' }
  return { kind: 'day', text: formatInstant(instant, locale) ?? '' }
}

const DAY = 86_400_000
