import { adminForm } from '#content/admin/form.ts'
import type { AnyField, Fields } from '#domain/fields/field.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { directionOf, LOCALES, type Locale } from '#domain/text/locale.ts'
import { useLocale } from '#app/locale.ts'
import type { FormView } from '#app/ui/admin/form/form-view.ts'
import { useField } from '#app/ui/admin/form/record-form-context.ts'
import { RowsField } from './rows-field.tsx'
import type { RowColumn } from './rows-field-row.tsx'

type Choices = FormView['choices']

type GroupFieldProps = {
  /** The name under which calls send its rows. */
  name: string
  of: { row: Fields }
  label: string
  /** What the fields of a row are called. */
  labels: Readonly<Record<string, string>>
  /** What may be chosen in a field of a row, by its name. */
  choices?: Choices
  /** The words of the button that adds a row. */
  add: string
}

/** Two fields fit beside each other; more, or long texts, need cards. */
const MOST_BESIDE = 4

/** A group of fields that is repeated, as the table of the record's fields has it. */
export function GroupField({ name, of, label, labels, choices, add }: GroupFieldProps) {
  const { error } = useField(name)
  const locale = useLocale()
  const columns = Object.entries(of.row).flatMap(([key, field]) =>
    columnsOf(field, labels[key] ?? key, { choices, locale }),
  )
  const isWide = columns.length > MOST_BESIDE || columns.some(({ lines }) => lines !== undefined)
  return <RowsField label={label} columns={columns} add={add} error={error} cards={isWide} />
}

function columnsOf(
  { pair, input, most, texts, blank }: AnyField,
  label: string,
  { choices, locale: shown }: { choices: Choices; locale: Locale },
): RowColumn[] {
  if (pair === undefined) {
    const [name = ''] = Object.keys(texts(blank))
    const values = Object.entries(choices?.[name] ?? {}).map(([value, text]) => ({ value, label: text[shown] }))
    // A row that nobody has begun chooses nothing.
    const options = values.length > 0 ? [{ value: '', label: '–' }, ...values] : undefined
    return [{ name: `${name}[]`, label, options, maxLength: input?.maxLength, dir: input && 'ltr' }]
  }
  return LOCALES.map((locale) => ({
    name: `${pair[locale]}[]`,
    label: `${label} (${adminForm.languageTag[locale]})`,
    lang: locale,
    dir: directionOf(locale),
    lines: linesFor(most),
    maxLength: most,
  }))
}

/** How many lines show enough of a text; undefined for one line. */
function linesFor(most = 0): number | undefined {
  if (most <= RECORD_LIMITS.name) return undefined
  return most > RECORD_LIMITS.description ? 6 : 3
}
