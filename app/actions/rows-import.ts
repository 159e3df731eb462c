import { data } from 'react-router'
import { fieldLabel } from '#content/admin/record-fields.ts'
import type { NoticeName } from '#content/admin/notices.ts'
import { rowsImport } from '#content/admin/catalogue/rows-import.ts'
import { fileProblemText } from '#content/sheet-words.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { fieldOfName } from '#domain/records/field-of-name.ts'
import type { RecordKindName } from '#domain/kinds.ts'
import { sentNamedRows } from '#domain/sheets/named-rows.ts'
import { parsedJson } from '#domain/text/json-text.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { fieldsContext, staffContext, type AppServices } from '#app/context.ts'
import type { SaveArgs } from './record-action.ts'
import { localeOfStaff, redirectWithNotice } from './staff-form.ts'

type RowsImport = {
  kind: RecordKindName
  service: Pick<AppServices['deskCustomers'], 'readSheet' | 'importRows'>
  /** Where the records are listed, and what is said there. */
  list: string
  done: NoticeName
  noHeadings: Localized
}

/** A file is checked first, and saved as it was checked: what has changed meanwhile is checked again. */
export async function receiveRows(
  { request, context }: SaveArgs,
  { kind, service, list, done, noHeadings }: RowsImport,
) {
  const [fields, by, locale] = [context.get(fieldsContext), context.get(staffContext), localeOfStaff(request)]
  const refused = (problem: string) => data({ problem, checked: null }, { status: 422 })
  const sent = sentNamedRows(parsedJson(typedOf(fields, 'rows')))
  if (sent) {
    const { actId } = await service.importRows(sent, { by, isTrial: false })
    return redirectWithNotice(list, done, { undo: actId })
  }
  const file = fields['file']
  if (!(file instanceof File) || file.size === 0) return refused(rowsImport.missing[locale])
  const read = await service.readSheet(new Uint8Array(await file.arrayBuffer()))
  if (!read.ok) return refused(fileProblemText(read.failure, locale))
  const { rows: found, unread } = read.value
  if (found.length === 0) return refused(noHeadings[locale])
  const { added, changed, same, refused: left } = await service.importRows(found, { by, isTrial: true })
  const problems = left.map(({ row, fields: wrong }) => ({
    row,
    text: Object.entries(wrong)
      .map(([name, text]) => `${labelOf(kind, name, locale)}: ${text[locale]}`)
      .join(' · '),
  }))
  const rows = found.filter(({ row }) => !left.some((one) => one.row === row))
  return data({ problem: null, checked: { added, changed, same, problems, unread, rows: JSON.stringify(rows) } })
}

function labelOf(kind: RecordKindName, name: string, locale: Locale): string {
  return fieldLabel(kind, fieldOfName(kind, name))?.[locale] ?? name
}
