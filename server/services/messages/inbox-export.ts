import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { exportColumns, sheetName, yesWord, type ExportColumn } from '#content/admin/inbox-export.ts'
import { messageKinds } from '#content/admin/inbox.ts'
import { languageNames, messageWords } from '#content/admin/inbox-message.ts'
import { messageStates } from '#content/admin/message-states.ts'
import { lostReasons, outcomes } from '#content/admin/requests/follow-up.ts'
import { preferredWays } from '#content/pages/list-facts.ts'
import type { FollowUp } from '#domain/follow-up/follow-up.ts'
import type { ExportFormat } from '#domain/messages/inbox-query.ts'
import {
  messageText,
  senderName,
  type CameBy,
  type Message,
  type MessageKind,
  type MessageState,
} from '#domain/messages/message.ts'
import { formatPhone, isPhone } from '#domain/messages/phone.ts'
import { CONTACT_WAYS } from '#domain/quotes/contact-ways.ts'
import { moneyText } from '#domain/quotes/halalas.ts'
import type { Locale } from '#domain/text/locale.ts'
import { localTime } from '#domain/text/riyadh-time.ts'
import { sheetFile } from '#server/sheets/writing/sheet-writer.ts'

type ExportRow = Record<ExportColumn, string> & {
  kind: MessageKind
  state: MessageState
  locale: Locale
  cameBy: CameBy
  outcome: FollowUp['outcome'] | ''
  lostReason: FollowUp['lostReason']
}

const NAMES = Object.keys(exportColumns) as ExportColumn[]

/** A number that follows it is text: spreadsheets would take its plus sign for a formula, and drop it. */
const LEFT_TO_RIGHT_MARK = '\u200e'

/** `locale` is the reader's language. */
export type ExportFile = { format: ExportFormat; locale: Locale }

type ExportNames = {
  /** The name of a member of staff. */
  nameOf: (staffId: string) => string
  /** The numbers of requests of which others are duplicates, by their ids. */
  numbersOf: (messageIds: string[]) => Promise<ReadonlyMap<string, string>>
}

/** Messages as a file, made while their portions come: between these, others are served, and nobody has to hold the whole. */
export async function* exportMessages(
  portions: AsyncIterable<Message[]> | Iterable<Message[]>,
  { format, locale, ...names }: ExportFile & ExportNames,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  const rows = rowsOf(portions, names)
  if (format === 'json') yield* jsonOf(rows)
  else yield* sheetFile({ name: sheetName[locale], locale, columns: COLUMNS }, readableRows(rows, locale), { format })
}

const COLUMNS = NAMES.map((name) => ({ heading: `${exportColumns[name].ar} / ${exportColumns[name].en}` }))

async function* rowsOf(
  portions: AsyncIterable<Message[]> | Iterable<Message[]>,
  { nameOf, numbersOf }: ExportNames,
): AsyncGenerator<ExportRow[]> {
  for await (const messages of portions) {
    if (messages.length === 0) continue
    const originals = messages.flatMap(({ followUp }) => followUp.duplicateOf ?? [])
    const numbers = originals.length === 0 ? NO_NUMBERS : await numbersOf(originals)
    yield messages.map((message) => toRow(message, nameOf, numbers))
    await yieldToEventLoop()
  }
}

const NO_NUMBERS: ReadonlyMap<string, string> = new Map()

async function* readableRows(portions: AsyncIterable<ExportRow[]>, locale: Locale) {
  for await (const rows of portions)
    yield rows.map((row) => readable(row, locale)).map((row) => NAMES.map((name) => row[name]))
}

/** One list, without the brackets of its portions. */
async function* jsonOf(portions: AsyncIterable<ExportRow[]>): AsyncGenerator<Buffer<ArrayBuffer>> {
  let before = ''
  yield Buffer.from('[')
  for await (const rows of portions) {
    yield Buffer.from(before + JSON.stringify(rows, null, 2).slice(1, -2))
    before = ','
  }
  yield Buffer.from('\n]\n')
}

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
