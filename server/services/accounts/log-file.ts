import { stringify } from 'csv-stringify/sync'
import { actorName, actWords, logWords } from '#content/admin/log.ts'
import { fieldLabel } from '#content/admin/record-fields.ts'
import type { AuditEntry } from '#domain/accounts/staff.ts'
import { fieldOfName } from '#domain/records/field-of-name.ts'
import { isRecordKind } from '#domain/records/record-kinds.ts'
import type { Locale } from '#domain/text/locale.ts'
import { localTime } from '#domain/text/riyadh-time.ts'

/** Programs for tables take a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff'
const COLUMNS = ['when', 'who', 'what', 'kind', 'id', 'nameAr', 'nameEn', 'changed', 'version', 'actId'] as const

/** Lines of the log as a file for a spreadsheet, portion by portion; values that somebody typed stand in none of them. */
export async function* logFile(
  portions: AsyncIterable<AuditEntry[]>,
  locale: Locale,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  yield Buffer.from(BYTE_ORDER_MARK + linesOf([COLUMNS.map((name) => logWords.columns[name][locale])]))
  for await (const lines of portions) yield Buffer.from(linesOf(lines.map((line) => rowOf(line, locale))))
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
function linesOf(lines: string[][]): string {
  return stringify(lines, { quoted: true, quoted_empty: true, escape_formulas: true, record_delimiter: 'windows' })
}
