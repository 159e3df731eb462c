import { stringify } from 'csv-stringify/sync'
import { exportColumns, type ExportColumn } from '../../content/admin/inbox-export.ts'
import { messageText, senderName, type Message } from '../../domain/message.ts'

export const EXPORT_FORMATS = ['csv', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

type ExportRow = Record<ExportColumn, string>

/** Programs for tables take a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff'
const NAMES = Object.keys(exportColumns) as ExportColumn[]

/** Messages as one text. `nameOf` gives the name of a member of staff. */
export function exportMessages(messages: Message[], format: ExportFormat, nameOf: (staffId: string) => string): string {
  const rows = messages.map((message) => toRow(message, nameOf))
  return format === 'json' ? `${JSON.stringify(rows, null, 2)}\n` : csvOf(rows)
}

/** Every cell in quotes, and an apostrophe before whatever a program for tables would take for a formula. */
function csvOf(rows: ExportRow[]): string {
  const headings = NAMES.map((name) => `${exportColumns[name].ar} / ${exportColumns[name].en}`)
  const cells = rows.map((row) => NAMES.map((name) => row[name]))
  const options = { quoted: true, quoted_empty: true, escape_formulas: true, record_delimiter: 'windows' } as const
  return BYTE_ORDER_MARK + stringify([headings, ...cells], options)
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
