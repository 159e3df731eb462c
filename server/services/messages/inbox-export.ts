import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import { exportColumns, type ExportColumn } from '../../../content/admin/inbox-export.ts'
import { messageText, senderName, type Message } from '../../../domain/messages/message.ts'

export const EXPORT_FORMATS = ['csv', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

type ExportRow = Record<ExportColumn, string>

/** Programs for tables take a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff'
const NAMES = Object.keys(exportColumns) as ExportColumn[]

/**
 * Messages as one text, in pieces that are made while their portions come: between these, others are served, and nobody
 * has to hold the whole. `nameOf` gives the name of a member of staff.
 */
export async function* exportMessages(
  portions: AsyncIterable<Message[]> | Iterable<Message[]>,
  format: ExportFormat,
  nameOf: (staffId: string) => string,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  const write = format === 'json' ? jsonOf : csvOf
  yield Buffer.from(write.head)
  let isFirst = true
  for await (const messages of portions) {
    if (messages.length === 0) continue
    const rows = messages.map((message) => toRow(message, nameOf))
    yield Buffer.from(write.rows(rows, isFirst))
    isFirst = false
    await yieldToEventLoop()
  }
  yield Buffer.from(write.end)
}

/** How rows become text in one of the formats. */
type Writing = { head: string; rows(rows: ExportRow[], areFirst: boolean): string; end: string }

const jsonOf: Writing = {
  head: '[',
  // Without the brackets of the portion.
  rows: (rows, areFirst) => (areFirst ? '' : ',') + JSON.stringify(rows, null, 2).slice(1, -2),
  end: '\n]\n',
}

const csvOf: Writing = {
  head: BYTE_ORDER_MARK + linesOf([NAMES.map((name) => `${exportColumns[name].ar} / ${exportColumns[name].en}`)]),
  rows: (rows) => linesOf(rows.map((row) => NAMES.map((name) => row[name]))),
  end: '',
}

/** Every cell in quotes, and an apostrophe before whatever a program for tables would take for a formula. */
function linesOf(lines: string[][]): string {
  const options = { quoted: true, quoted_empty: true, escape_formulas: true, record_delimiter: 'windows' } as const
  return stringify(lines, options)
}

function toRow(message: Message, nameOf: (staffId: string) => string): ExportRow {
  const { id, content, state, assigneeId, productId, locale, page } = message
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
  }
}
