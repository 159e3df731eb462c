import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import { exportColumns, yesWord, type ExportColumn } from '../../../content/admin/inbox-export.ts'
import { messageKinds } from '../../../content/admin/inbox.ts'
import { languageNames, messageWords } from '../../../content/admin/inbox-message.ts'
import { messageStates } from '../../../content/admin/message-states.ts'
import { lostReasons, outcomes } from '../../../content/admin/requests/follow-up.ts'
import { preferredWays } from '../../../content/pages/list-facts.ts'
import type { FollowUp } from '../../../domain/follow-up/follow-up.ts'
import {
  messageText,
  senderName,
  type CameBy,
  type Message,
  type MessageKind,
  type MessageState,
} from '../../../domain/messages/message.ts'
import { formatPhone, isPhone } from '../../../domain/messages/phone.ts'
import { CONTACT_WAYS } from '../../../domain/quotes/contact-ways.ts'
import { moneyText } from '../../../domain/quotes/halalas.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { localTime } from '../../../domain/text/riyadh-time.ts'

export const EXPORT_FORMATS = ['csv', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

type ExportRow = Record<ExportColumn, string> & {
  kind: MessageKind
  state: MessageState
  locale: Locale
  cameBy: CameBy
  outcome: FollowUp['outcome'] | ''
  lostReason: FollowUp['lostReason']
}

/** Programs for tables take a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff'
const NAMES = Object.keys(exportColumns) as ExportColumn[]

/** A number that follows it is text: spreadsheets would take its plus sign for a formula, and drop it. */
const LEFT_TO_RIGHT_MARK = '\u200e'

/** `locale` is the reader's language. */
export type ExportFile = { format: ExportFormat; locale: Locale }

type ExportOptions = ExportFile & ExportNames

type ExportNames = {
  /** The name of a member of staff. */
  nameOf: (staffId: string) => string
  /** The numbers of requests of which others are duplicates, by their ids. */
  numbersOf: (messageIds: string[]) => Promise<ReadonlyMap<string, string>>
}

/**
 * Messages as one text, in pieces that are made while their portions come: between these, others are served, and nobody
 * has to hold the whole.
 */
export async function* exportMessages(
  portions: AsyncIterable<Message[]> | Iterable<Message[]>,
  { format, locale, nameOf, numbersOf }: ExportOptions,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  const write = format === 'json' ? jsonOf : csvOf(locale)
  yield Buffer.from(write.head)
  let isFirst = true
  for await (const messages of portions) {
    if (messages.length === 0) continue
    const originals = messages.flatMap(({ followUp }) => followUp.duplicateOf ?? [])
    const numbers = originals.length === 0 ? NO_NUMBERS : await numbersOf(originals)
    const rows = messages.map((message) => toRow(message, nameOf, numbers))
    yield Buffer.from(write.rows(rows, isFirst))
    isFirst = false
    await yieldToEventLoop()
  }
  yield Buffer.from(write.end)
}

const NO_NUMBERS: ReadonlyMap<string, string> = new Map()

/** How rows become text in one of the formats. */
type Writing = { head: string; rows(rows: ExportRow[], areFirst: boolean): string; end: string }

const jsonOf: Writing = {
  head: '[',
  // Without the brackets of the portion.
  rows: (rows, areFirst) => (areFirst ? '' : ',') + JSON.stringify(rows, null, 2).slice(1, -2),
  end: '\n]\n',
}

const csvOf = (locale: Locale): Writing => ({
  head: BYTE_ORDER_MARK + linesOf([NAMES.map((name) => `${exportColumns[name].ar} / ${exportColumns[name].en}`)]),
  rows: (rows) => linesOf(rows.map((row) => readable(row, locale)).map((row) => NAMES.map((name) => row[name]))),
  end: '',
})

/** A row for people: its words in their language, its times as their clocks show them. */
function readable(row: ExportRow, locale: Locale): Record<ExportColumn, string> {
  const { kind, state, phone, receivedAt, consentedAt, openedAt, updatedAt, newsAt } = row
  const { cameBy, contactBy, held, dueAt, answeredAt, outcome, lostReason, remindAt } = row
  const preferred = CONTACT_WAYS.find((way) => way === contactBy)
  return {
    ...row,
    kind: messageKinds[kind][locale],
    state: messageStates[state][locale],
    locale: languageNames[row.locale][locale],
    phone: isPhone(phone) ? LEFT_TO_RIGHT_MARK + formatPhone(phone) : phone,
    receivedAt: localTime(receivedAt),
    consentedAt: localTime(consentedAt),
    openedAt: localTime(openedAt),
    updatedAt: localTime(updatedAt),
    newsAt: localTime(newsAt),
    cameBy: messageWords.facts.sources[cameBy][locale],
    contactBy: preferred ? preferredWays[preferred][locale] : contactBy,
    held: held && yesWord[locale],
    dueAt: localTime(dueAt),
    answeredAt: localTime(answeredAt),
    outcome: outcome && outcomes[outcome][locale],
    lostReason: lostReason && lostReasons[lostReason][locale],
    remindAt: localTime(remindAt),
  }
}

/** Every cell in quotes, and an apostrophe before whatever a program for tables would take for a formula. */
function linesOf(lines: string[][]): string {
  const options = { quoted: true, quoted_empty: true, escape_formulas: true, record_delimiter: 'windows' } as const
  return stringify(lines, options)
}

function toRow(message: Message, nameOf: ExportNames['nameOf'], numbers: ReadonlyMap<string, string>): ExportRow {
  const { id, content, state, assigneeId, productId, locale, page, followUp } = message
  const quote = content.kind === 'quote' ? content : null
  return {
    id,
    receivedAt: message.createdAt,
    kind: content.kind,
    state,
    assignee: assigneeId === null ? '' : nameOf(assigneeId),
    name: senderName(content),
    firstName: quote?.firstName ?? '',
    lastName: quote?.lastName ?? '',
    email: content.email,
    phone: content.phone,
    companyName: quote?.companyName ?? '',
    jobTitle: quote?.jobTitle ?? '',
    address: quote?.address ?? '',
    text: messageText(content),
    product: productId ?? '',
    locale,
    page,
    consentedAt: message.consentedAt ?? '',
    openedAt: message.openedAt ?? '',
    updatedAt: message.updatedAt,
    number: message.number ?? '',
    newsAt: message.marketingAt ?? '',
    newsWords: message.marketingWords,
    cameBy: message.cameBy,
    city: quote?.city ?? '',
    project: quote?.project ?? '',
    neededBy: quote?.neededBy ?? '',
    contactBy: quote?.contactBy ?? '',
    held: message.isHeld ? 'yes' : '',
    dueAt: followUp.dueAt ?? '',
    answeredAt: followUp.answeredAt ?? '',
    outcome: followUp.outcome ?? '',
    outcomeValue: followUp.outcomeValue === null ? '' : moneyText(followUp.outcomeValue),
    lostReason: followUp.lostReason,
    outcomeNote: followUp.outcomeNote,
    remindAt: followUp.remindAt ?? '',
    remindNote: followUp.remindNote,
    duplicateOf: numbers.get(followUp.duplicateOf ?? '') ?? '',
  }
}
