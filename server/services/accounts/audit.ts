import { stringify } from 'csv-stringify/sync'
import { Readable } from 'node:stream'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { actorName, actWords, logWords } from '#content/admin/log.ts'
import { fieldLabel } from '#content/admin/record-fields.ts'
import { logKindsOf, LOG_PAGE_SIZE, type LogQuery } from '#domain/accounts/log-query.ts'
import { can, type Role } from '#domain/accounts/permissions.ts'
import type { AuditEntry } from '#domain/accounts/staff.ts'
import { fieldOfName } from '#domain/records/field-of-name.ts'
import { isRecordKind } from '#domain/kinds.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { startOfDay, localTime } from '#domain/text/riyadh-time.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import {
  countKinds,
  findNumbers,
  findLines,
  findPlaces,
  latestActs,
  listActLines,
  listLines,
  type ActLines,
  type LineFilter,
} from '#server/data/accounts/log-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { Page } from '#server/data/engine/codec.ts'
import { findPacksOfCodes } from '#server/data/prices/price-list-store.ts'
import { priceImportsAmong } from '#server/data/imports/imports-store.ts'

/** One line of the log as it is shown: an act, with how many records of which kinds it was about. */
export type LogLine = AuditEntry & {
  count: number
  kinds: { kind: string; count: number }[]
  /** Where the record is now; null for one that is gone for good, and for what is no record. */
  place: { id: string; isBinned: boolean } | null
  /** What people call it now, where no name was stored: a number, or the product of a price. */
  called: Localized | null
}

/** The record of what was done. Services write it beside what they do. */
export type AuditService = {
  /** Newest first. */
  list(page: Page): Promise<AuditEntry[]>
  /** What a role may read of it, an act on many as one line; one act's own lines where it is named. */
  page(query: LogQuery, role: Role): Promise<{ lines: LogLine[]; hasMore: boolean }>
  /** The last acts that a role may read of, an act on many as one line. */
  latest(role: Role, count: number): Promise<LogLine[]>
  /** All lines that a role may read, as a file for a spreadsheet that is made while it is read. */
  file(query: LogQuery, role: Role, locale: Locale): ReadableStream<Uint8Array<ArrayBuffer>>
}

const PORTION = 500

export function createAudit({ db }: { db: Db }): AuditService {
  return {
    list: (page) => listAudit(db, page),

    async page(query, role) {
      // One more than is shown tells whether there is a further page.
      const page = { limit: LOG_PAGE_SIZE + 1, offset: (query.page - 1) * LOG_PAGE_SIZE }
      const filter = filterOf(query, role)
      const lines =
        query.of === '' ? await linesOfActs(db, filter, page) : (await listLines(db, filter, page)).map(alone)
      const shown = await withPlaces(db, await seenBy(db, lines.slice(0, LOG_PAGE_SIZE), role))
      return { lines: shown, hasMore: lines.length > LOG_PAGE_SIZE }
    },

    async latest(role, count) {
      const lines = await linesOf(db, await latestActs(db, logKindsOf(role), count))
      return withPlaces(db, await seenBy(db, lines, role))
    },

    file: (query, role, locale) => streamOf(logFile(portionsOf(db, filterOf(query, role)), locale)),
  }
}

function streamOf(pieces: AsyncIterable<Buffer<ArrayBuffer>>) {
  return Readable.toWeb(Readable.from(pieces)) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>
}

async function* portionsOf(db: Db, filter: LineFilter): AsyncGenerator<AuditEntry[]> {
  for (let offset = 0; ; offset += PORTION) {
    const lines = await listLines(db, filter, { limit: PORTION, offset })
    if (lines.length > 0) yield lines
    if (lines.length < PORTION) return
    await yieldToEventLoop()
  }
}

function filterOf({ q, who, kind, act, from, to, of }: LogQuery, role: Role): LineFilter {
  const kinds = logKindsOf(role).filter((one) => kind === '' || one === kind)
  return {
    kinds,
    q,
    ...(who && { who }),
    ...(act && { act }),
    ...(from && { from: startOfDay(from) }),
    ...(to && { before: startOfDay(to, 1) }),
    ...(of && { actId: of }),
  }
}

function alone(entry: AuditEntry): LogLine {
  return { ...entry, count: 1, kinds: [], place: null, called: null }
}

async function linesOfActs(db: Db, filter: LineFilter, page: Page): Promise<LogLine[]> {
  return linesOf(db, await listActLines(db, filter, page))
}

async function linesOf(db: Db, acts: ActLines[]): Promise<LogLine[]> {
  const many = acts.filter(({ count }) => count > 1).map(({ actId }) => actId)
  const [lines, kinds] = await Promise.all([
    findLines(
      db,
      acts.map(({ first }) => first),
    ),
    countKinds(db, many),
  ])
  return acts.flatMap(({ actId, at, count, first }) => {
    const line = lines.get(first)
    if (!line) return []
    return [{ ...alone(line), at, count, kinds: kinds.filter((one) => one.actId === actId) }]
  })
}

/** Lines without what a role may not read of their acts: kinds of things, and files of prices. */
async function seenBy(db: Db, lines: LogLine[], role: Role): Promise<LogLine[]> {
  if (can(role, 'prices')) return lines
  const read: readonly string[] = logKindsOf(role)
  const imports = new Set(lines.flatMap(({ detail, record }) => (detail['file'] && record ? record.actId : [])))
  const closed = await priceImportsAmong(db, [...imports])
  return lines.map((line) => ({
    ...line,
    kinds: line.kinds.filter(({ kind }) => read.includes(kind)),
    detail: closed.has(line.record?.actId ?? '') ? { ...line.detail, file: undefined } : line.detail,
  }))
}

async function withPlaces(db: Db, lines: LogLine[]): Promise<LogLine[]> {
  const keys = lines.flatMap(({ record }) => record?.key ?? [])
  const [places, callOf] = await Promise.all([findPlaces(db, [...new Set(keys)]), callsOf(db, lines)])
  return lines.map((line) => ({
    ...line,
    place: places.get(line.record?.key ?? '') ?? null,
    called: callOf(line.subject),
  }))
}

async function callsOf(db: Db, lines: LogLine[]): Promise<(subject: AuditEntry['subject']) => Localized | null> {
  const idsOf = (...kinds: string[]) => [
    ...new Set(lines.flatMap(({ subject: { kind, id } }) => (id !== null && kinds.includes(kind) ? id : []))),
  ]
  const [numbers, packs] = await Promise.all([
    findNumbers(db, idsOf('message', 'quote')),
    findPacksOfCodes(db, idsOf('price')),
  ])
  const products = new Map(packs.toReversed().map((pack) => [pack.code, pack]))
  return ({ kind, id }) => {
    const pack = kind === 'price' ? products.get(id) : undefined
    const number = numbers.get(id ?? '')
    if (!pack) return number ? { ar: number, en: number } : null
    const named = (locale: Locale) => `${pack.product[locale]} · ${pack.stockCode}`
    return { ar: named('ar'), en: named('en') }
  }
}

/** Programs for tables take a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff'
const COLUMNS = ['when', 'who', 'what', 'kind', 'id', 'nameAr', 'nameEn', 'changed', 'version', 'actId'] as const

/** Lines of the log as a file for a spreadsheet, portion by portion; values that somebody typed stand in none of them. */
async function* logFile(portions: AsyncIterable<AuditEntry[]>, locale: Locale): AsyncGenerator<Buffer<ArrayBuffer>> {
  yield Buffer.from(BYTE_ORDER_MARK + logLines([COLUMNS.map((name) => logWords.columns[name][locale])]))
  for await (const lines of portions) yield Buffer.from(logLines(lines.map((line) => rowOf(line, locale))))
}

function rowOf({ at, actor, action, subject, detail, record }: AuditEntry, locale: Locale): string[] {
  return [
    localTime(at),
    actorName(actor, locale),
    actWords(action)?.[locale] ?? action,
    subject.kind,
    subject.id ?? '',
    record?.name?.ar ?? '',
    record?.name?.en ?? '',
    changedIn(subject.kind, detail['changed'], locale),
    record?.number?.toString() ?? '',
    record?.actId ?? '',
  ]
}

function changedIn(kind: string, names: unknown, locale: Locale): string {
  if (!Array.isArray(names) || !isRecordKind(kind)) return ''
  const labels = names.map((name) => {
    const key = fieldOfName(kind, String(name))
    return fieldLabel(kind, key)?.[locale] ?? key
  })
  return [...new Set(labels)].join(locale === 'ar' ? '، ' : ', ')
}

/** Every cell in quotes, and an apostrophe before whatever a program for tables would take for a formula. */
function logLines(lines: string[][]): string {
  return stringify(lines, { quoted: true, quoted_empty: true, escape_formulas: true, record_delimiter: 'windows' })
}
