import { adminForm } from '#content/admin/form.ts'
import { formNames, type AnyField } from '#domain/fields/field.ts'
import { TEMPLATE_GAP } from '#domain/site/content/templates.ts'
import { LOCALES, otherLocale, type Localized } from '#domain/text/locale.ts'
import { isEmpty, type FormValues } from './form-values.ts'

/** One thing that staff fill in, which may be several fields, such as the columns of a table. */
export type FieldGroup = {
  names: string[]
  label: string
  /** The record is not complete without it; false: it may also lack one of its languages. */
  wanted?: boolean | undefined
  /** The server does not publish the record without it. */
  needed?: boolean | undefined
  /** The same text in the other language: one without the other is half of it. */
  other?: string
  /** Whether it is missing, where its own fields do not say so alone. */
  isMissing?: ((values: FormValues) => boolean) | undefined
  /** Holds rich text. */
  isMarkup?: boolean
  /**
   * A table whose rows two people may change side by side: what a row and its cells are called, values in words, and the
   * columns by which a row is known.
   */
  rows?: { row: string; cells: string[]; words: Record<string, string>; keys: number[] } | undefined
  /** One cell of such a table, by the place of its row. */
  cell?: number
}

/** A part of a form: a group on the page and an entry in the list beside it. `id` names it in the address. */
export type FormSection = { id: string; title: string; fields: FieldGroup[] }

/** What is missing: the first name of its fields, and what it is called. */
export type Gap = Pick<FieldGroup, 'label'> & { field: string; needed: boolean }

/** What each section still lacks; null where a section has nothing that could be lacking. */
export type Gaps = Record<string, Gap[] | null>

export function gapsOf(sections: readonly FormSection[], values: FormValues): Gaps {
  return Object.fromEntries(
    sections.map(({ id, fields }) => {
      const missing = fields.filter((field) => isMissing(field, values))
      const canLack = missing.length > 0 || fields.some(({ wanted, needed }) => wanted || needed)
      return [id, canLack ? missing.map(gapOf) : null]
    }),
  )
}

function gapOf({ names, label, needed = false }: FieldGroup): Gap {
  return { field: names[0]!.replace('[]', ''), label, needed }
}

function isMissing({ names, wanted, needed, other, isMissing: isOwn }: FieldGroup, values: FormValues): boolean {
  if (isOwn) return isOwn(values)
  if (!isEmpty(values, names)) return hasTemplateGap(values, names)
  return needed || (wanted ?? (other !== undefined && !isEmpty(values, [other])))
}

function hasTemplateGap(values: FormValues, names: readonly string[]): boolean {
  return names.some((name) => values[name]?.some((value) => value.search(TEMPLATE_GAP) >= 0))
}

/** The names of all fields that staff fill in. */
export function namesOf(sections: readonly FormSection[]): string[] {
  return sections.flatMap(({ fields }) => fields.flatMap(({ names }) => names))
}

/** A section of null: only calls carry the field. */
type PlacedField<Section = string> = AnyField & { section: Section | null; wanted?: boolean; isRequired?: boolean }
type Placed<Section extends string> = Readonly<Record<string, PlacedField<Section>>>
type Shown<Table extends Placed<string>> = {
  [Key in keyof Table & string]: Table[Key]['section'] extends null ? never : Key
}[keyof Table & string]

/** What a field is called in the form; where each of its names is a thing of its own, what each is called. */
type Label = string | Record<string, string>

/** How a form differs from the table of its fields. */
type Differences = {
  together?: ((key: string) => FieldGroup[] | undefined) | undefined
  options?: Readonly<Record<string, WantedOptions>> | undefined
  missing?: Readonly<Record<string, FieldGroup['isMissing']>> | undefined
}

type WantedOptions = { isUnwanted?: boolean; isWanted?: boolean }

/** The parts of a form out of the table of a record's fields. A field without a label or a place does not compile. */
export function formSections<Section extends string, Table extends Placed<Section>>(
  table: Table,
  titles: Record<Section, string>,
  labels: Record<Shown<Table>, Label>,
  { together, options, missing }: Differences = {},
): FormSection[] {
  const groups = (key: string, field: PlacedField) => {
    const marks = { wanted: wantedOf(field, options?.[key]), isMarkup: field.isMarkup, isMissing: missing?.[key] }
    return together?.(key) ?? groupsOf(field, labels[key as Shown<Table>], marks)
  }
  return Object.entries<string>(titles).map(([id, title]) => ({
    id,
    title,
    fields: Object.entries(table)
      .filter(([, { section }]) => section === id)
      .flatMap(([key, field]) => groups(key, field)),
  }))
}

/** Whether each side of a field is missed, or none; undefined where one is when the other is there. */
export function wantedOf({ wanted }: Pick<PlacedField, 'wanted'>, { isUnwanted, isWanted }: WantedOptions = {}) {
  return isUnwanted || isWanted ? isWanted : wanted
}

type Marks = Omit<FieldGroup, 'names' | 'label'>

function groupsOf(field: PlacedField, label: Label, marks: Marks): FieldGroup[] {
  const { pair, needs, isRequired } = field
  const needed = isRequired || needs.length > 0
  if (typeof label !== 'string')
    return Object.entries(label).map(([name, text]) => ({ ...marks, names: [name], label: text }))
  return pair ? inBoth(pair, label, { ...marks, needed }) : [{ ...marks, needed, names: formNames(field), label }]
}

/** The two fields of a text in both languages, called as they are marked in the form. */
export function inBoth(names: Localized, label: string, marks: Marks = {}): FieldGroup[] {
  return LOCALES.map((locale) => ({
    ...marks,
    names: [names[locale]],
    other: names[otherLocale(locale)],
    label: `${label} (${adminForm.languageTag[locale]})`,
  }))
}
