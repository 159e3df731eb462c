import {
  type CustomerMessage,
  type CustomerMessageKind,
  type Message,
  type MessageAnswer,
  messageText,
  type FileSender,
  type PrivateFile,
} from '#domain/messages/message.ts'
import { WAITING_STATES } from '#domain/follow-up/follow-up.ts'
import { formatAppointment, formatMoment } from '#domain/text/format-instant.ts'
import type { Locale } from '#domain/text/locale.ts'
import { lineName, mirroredLines, toListLine, withoutMirror, type LineWords, type RequestLine } from './request-line.ts'
import { LINK_DAYS } from './request-number.ts'
import {
  offerEvents,
  toOfferView,
  type OfferEvent,
  type OfferScene,
  type OfferView,
  type OfferWords,
} from './offer-view.ts'
import { sentRevision, type QuotationDossier } from './quotation-record.ts'
import type { QuoteLine } from './quote-line.ts'
import { requestState, type RequestState } from './request-state.ts'

/** A request with all that its private page shows. */
export type OpenedRequest = {
  message: Message
  lines: RequestLine[]
  answers: MessageAnswer[]
  /** What its sender wrote later. */
  messages: CustomerMessage[]
  files: PrivateFile[]
  /** Its quotation; null before staff begin one. */
  quotation: QuotationDossier | null
}

/** A line as it is shown to its sender and to staff. */
export type RequestedLine = {
  name: string
  code: string
  pack: string
  quantity: string
  note: string
  isKnown: boolean
}

/** A file as it is listed; quotations stand elsewhere. */
export type ListedFile = { id: string; name: string; size: string; sentBy: Exclude<FileSender, 'quote'>; when: string }

/** Something that happened, with words of whoever did it. */
export type TimelineEntry = Omit<OfferEvent, 'kind'> & {
  kind: 'arrived' | 'answered' | CustomerMessageKind | OfferEvent['kind']
  when: string
}

/** The same in one language. Notes and names of staff are none of it. */
export type RequestView = {
  number: string
  state: RequestState
  hasEmail: boolean
  receivedAt: string
  /** Until when an answer comes; null where one has come, where none does, or where that time is over. */
  answerBy: string | null
  details: string
  lines: RequestedLine[]
  files: ListedFile[]
  /** Newest last. */
  timeline: TimelineEntry[]
  offer: OfferView | null
  /** Whether its sender may still write, and change what is asked for. */
  canWrite: boolean
  canChange: boolean
}

export function toRequestView(
  { message, lines, answers, messages, files, quotation }: OpenedRequest,
  words: RequestWords & OfferWords,
  { locale, today, now }: OfferScene & { now: Date },
): RequestView {
  const { content, number, createdAt, followUp } = message
  const state = requestState(message, quotation, today)
  const isAwaited = WAITING_STATES.includes(message.state) && followUp.answeredAt === null
  const canWrite = message.state !== 'closed'
  const isAhead = followUp.dueAt !== null && Date.parse(followUp.dueAt) > now.getTime()
  const when = (instant: string) => formatMoment(instant, locale) ?? ''
  const events: Omit<TimelineEntry, 'when'>[] = [
    { kind: 'arrived', at: createdAt, text: '', reason: '' },
    ...answers.map(({ createdAt: at, body }) => ({ kind: 'answered' as const, at, text: body, reason: '' as const })),
    ...messages.map(({ kind, body, createdAt: at }) => ({ kind, at, text: body, reason: '' as const })),
    ...(quotation ? offerEvents(quotation) : []),
  ]
  return {
    number: number ?? '',
    state,
    hasEmail: content.email !== '' && message.state !== 'spam' && !message.isHeld,
    receivedAt: when(createdAt),
    answerBy: isAwaited && isAhead ? formatAppointment(followUp.dueAt!, now, locale) : null,
    details: writtenText({ message, lines }, words),
    lines: lines.map((line) => toRequestedLine(line, words, locale)),
    files: toListedFiles(files, words, locale),
    timeline: events
      .toSorted((one, other) => (one.at < other.at ? -1 : 1))
      .map((event) => ({ ...event, when: when(event.at) })),
    offer: quotation && toOfferView(quotation, words, { locale, today }),
    canWrite,
    canChange: canWrite && !(quotation && sentRevision(quotation)),
  }
}

export type RequestWords = LineWords & { size(bytes: number, locale: Locale): string }

export function toListedFiles(
  files: readonly PrivateFile[],
  { size }: Pick<RequestWords, 'size'>,
  locale: Locale,
): ListedFile[] {
  return files.flatMap(({ id, name, bytes, sentBy, createdAt }) =>
    sentBy === 'quote'
      ? []
      : [{ id, name, size: size(bytes, locale), sentBy, when: formatMoment(createdAt, locale) ?? '' }],
  )
}

/** What was written, without the lines that stand behind it. */
export function writtenText({ message, lines }: Pick<OpenedRequest, 'message' | 'lines'>, words: LineWords): string {
  return withoutMirror(messageText(message.content), mirroredLines(lines, words, message.locale))
}

export function toRequestedLine(line: RequestLine, words: LineWords, locale: Locale): RequestedLine {
  return {
    name: lineName(line, locale),
    code: line.stockCode,
    pack: line.pack[locale],
    quantity: words.counted(line, locale),
    note: line.note,
    isKnown: line.text === '',
  }
}

/** Its lines as a list that is begun again in a language: those that were accepted, else those that were asked for. */
export function toRepeatedList(
  { lines, quotation }: Pick<OpenedRequest, 'lines' | 'quotation'>,
  locale: Locale,
): QuoteLine[] {
  const accepted = quotation?.revisions.find(({ state }) => state === 'accepted')
  if (!accepted) return lines.map(toListLine)
  const products = new Map(lines.map(({ stockCode, productId }) => [stockCode, productId]))
  return accepted.form.lines
    .filter(({ kind }) => kind !== 'delivery' && kind !== 'heading')
    .map(({ kind, stockCode, nameAr, nameEn, qty, unit }) => {
      const isPack = kind === 'pack' && stockCode !== ''
      return {
        stockCode: isPack ? stockCode : '',
        productId: isPack ? (products.get(stockCode) ?? '') : '',
        qty,
        unit,
        note: '',
        text: isPack ? '' : locale === 'ar' ? nameAr || nameEn : nameEn || nameAr,
      }
    })
}

const DAY = 86_400_000

/** Whether the link still opens the request: for a time after its last change. */
export function isLinkOver({ updatedAt }: Pick<Message, 'updatedAt'>, now: Date): boolean {
  return now.getTime() - Date.parse(updatedAt) > LINK_DAYS * DAY
}
