import { type FormFields, lineOf, textBlockOf, typedOf } from '#domain/fields/form-values.ts'
import { type FieldProblem, emailOf } from '#domain/messages/message-form.ts'
import { isEmail } from '#domain/messages/email.ts'
import { isPhone, phoneOf } from '#domain/messages/phone.ts'
import type { QuoteContent } from '#domain/messages/visitor-forms.ts'
import { MOST_LENGTH } from '#domain/messages/form-fields.ts'
import { readWrittenDay } from '#domain/text/day.ts'
import { CONTACT_WAYS } from './contact-ways.ts'
import { FURTHER_LINES, isQty, LINE_FIELDS, readList, readQuoteLine, type QuoteLine } from './quote-line.ts'

export type ListProblem =
  | FieldProblem
  | 'reach-missing'
  | 'phone-invalid'
  | 'nothing-asked'
  | 'qty-invalid'
  | 'day-invalid'

export type ListReading =
  | { ok: true; content: QuoteContent; wantsNews: boolean }
  | { ok: false; problems: Record<string, ListProblem> }

/**
 * The lines of a form, field by field as lists: `stockCode[]`, `qty[]` and so on, and those beyond as one list. Lines without
 * anything are none.
 */
export function readFormLines(fields: FormFields): QuoteLine[] {
  const cells = LINE_FIELDS.map((name) => listOf(fields, name))
  const lines = Array.from({ length: Math.max(0, ...cells.map(({ length }) => length)) }, (_, row) =>
    readQuoteLine(Object.fromEntries(LINE_FIELDS.map((name, column) => [name, cellOf(name, cells[column]![row])]))),
  ).filter((line) => line !== null)
  return [...lines, ...(readList(fields[FURTHER_LINES]) ?? [])]
}

/** A quantity that was left empty is still asked for. */
function cellOf(name: string, cell: unknown): unknown {
  return name === 'qty' && cell === '' ? null : cell
}

/** A list as it was pasted; its reader cleans it, once it is known that it is not too long. */
export function pastedOf(fields: FormFields): string {
  return typedOf(fields, 'lines')
}

function listOf(fields: FormFields, name: string): unknown[] {
  const value = fields[`${name}[]`] ?? fields[name]
  return Array.isArray(value) ? value : value === undefined ? [] : [value]
}

/** Reads what stands round the lines: who asks, and how to reach them. `today` is the day in Riyadh. */
export function readListForm(fields: FormFields, lines: readonly QuoteLine[], today: string): ListReading {
  const needed = lineOf(fields, 'neededBy')
  const neededBy = needed && readWrittenDay(needed)
  const way = lineOf(fields, 'contactBy')
  const content: QuoteContent = {
    kind: 'quote',
    firstName: lineOf(fields, 'name'),
    lastName: '',
    phone: phoneOf(fields),
    email: emailOf(fields),
    companyName: lineOf(fields, 'companyName'),
    jobTitle: '',
    address: '',
    details: textBlockOf(fields, 'details'),
    city: lineOf(fields, 'city'),
    project: lineOf(fields, 'project'),
    neededBy: neededBy ?? '',
    contactBy: CONTACT_WAYS.find((one) => one === way) ?? '',
  }
  const { firstName, phone, email, details } = content
  const problems: Record<string, ListProblem> = {}
  for (const name of ['companyName', 'city', 'project', 'phone'] as const)
    if ((content[name] ?? '').length > MOST_LENGTH.line) problems[name] = 'too-long'
  if (details.length > MOST_LENGTH.text) problems['details'] = 'too-long'
  if (firstName === '') problems['name'] = 'missing'
  else if (firstName.length > MOST_LENGTH.line) problems['name'] = 'too-long'
  if (email !== '' && !isEmail(email)) problems['email'] = 'email-invalid'
  if (phone === '' && email === '') problems['phone'] = 'reach-missing'
  else if (email === '' && !isPhone(phone)) problems['phone'] ??= 'phone-invalid'
  if (neededBy === null || (neededBy && neededBy < today)) problems['neededBy'] = 'day-invalid'
  for (const [place, { qty }] of lines.entries())
    if (qty !== null && !isQty(qty)) problems[`qty[${place}]`] = 'qty-invalid'
  if (lines.length === 0 && details === '') problems['items'] = 'nothing-asked'
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  return { ok: true, content, wantsNews: typedOf(fields, 'marketing') !== '' }
}
