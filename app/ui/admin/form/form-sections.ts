import { adminForm } from '#content/admin/form.ts'
import { formNames, type AnyField } from '#domain/records/field.ts'
import { LOCALES, type Localized } from '#domain/text/locale.ts'
import { isEmpty, type FormValues } from './form-values.ts'

/** One thing that staff fill in, which may be several fields, such as the columns of a table. */
export type FieldGroup = {
  names: string[]
  label: string
  /** The record is not complete without it. */
  wanted?: boolean
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

/** How many things each section still lacks; null where a section has nothing that could be lacking. */
export type Gaps = Record<string, number | null>

export function gapsOf(sections: readonly FormSection[], values: FormValues): Gaps {
  return Object.fromEntries(
    sections.map(({ id, fields }) => {
      const wanted = fields.filter((field) => field.wanted)
      return [id, wanted.length === 0 ? null : wanted.filter(({ names }) => isEmpty(values, names)).length]
    }),
  )
}

/** The names of all fields that staff fill in. */
export function namesOf(sections: readonly FormSection[]): string[] {
  return sections.flatMap(({ fields }) => fields.flatMap(({ names }) => names))
}

/** A section of null: only calls carry the field. */
type Placed<Section extends string> = Readonly<Record<string, AnyField & { section: Section | null; wanted?: boolean }>>
type Shown<Table extends Placed<string>> = {
  [Key in keyof Table & string]: Table[Key]['section'] extends null ? never : Key
}[keyof Table & string]

/** What a field is called in the form; where each of its names is a thing of its own, what each is called. */
type Label = string | Record<string, string>

/** The parts of a form out of the table of a record's fields. A field without a label or a place does not compile. */
export function formSections<Section extends string, Table extends Placed<Section>>(
  table: Table,
  titles: Record<Section, string>,
  labels: Record<Shown<Table>, Label>,
  together: (key: string) => FieldGroup[] | undefined = () => undefined,
): FormSection[] {
  return Object.entries<string>(titles).map(([id, title]) => ({
    id,
    title,
    fields: Object.entries(table)
      .filter(([, { section }]) => section === id)
      .flatMap(([key, field]) => together(key) ?? groupsOf(field, labels[key as Shown<Table>])),
  }))
}

function groupsOf(field: AnyField & { wanted?: boolean }, label: Label): FieldGroup[] {
  const { pair, wanted, isMarkup } = field
  const marks = { wanted, isMarkup }
  if (typeof label === 'string')
    return pair ? inBoth(pair, label, marks) : [{ ...marks, names: formNames(field), label }]
  return Object.entries(label).map(([name, text]) => ({ ...marks, names: [name], label: text }))
}

/** The two fields of a text in both languages, called as they are marked in the form. */
export function inBoth(names: Localized, label: string, marks: Omit<FieldGroup, 'names' | 'label'> = {}): FieldGroup[] {
  return LOCALES.map((locale) => ({
    ...marks,
    names: [names[locale]],
    label: `${label} (${adminForm.languageTag[locale]})`,
  }))
}
