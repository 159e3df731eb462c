import { adminForm } from '../../../../content/admin/form.ts'
import type { AnyField } from '../../../../domain/records/field.ts'
import { LOCALES, type Localized } from '../../../../domain/text/locale.ts'
import { isEmpty, type FormValues } from './form-values.ts'

/** One thing that staff fill in, which may be several fields, such as the columns of a table. */
export type FieldGroup = {
  names: string[]
  label: string
  /** The record is not complete without it. */
  wanted?: boolean
  /** Holds rich text. */
  isMarkup?: boolean
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
type Placed = Readonly<Record<string, AnyField & { section: string | null; wanted?: boolean }>>
type Shown<Table extends Placed> = {
  [Key in keyof Table & string]: Table[Key]['section'] extends null ? never : Key
}[keyof Table & string]

/** The groups of one section, out of the table of a record's fields. A field without a label does not compile. */
export function fieldGroups<Table extends Placed>(
  table: Table,
  labels: Record<Shown<Table>, string>,
  section: string,
): FieldGroup[] {
  return Object.entries(table)
    .filter(([, field]) => field.section === section)
    .flatMap(([key, { pair, wanted, texts, blank }]) => {
      const label = labels[key as Shown<Table>]
      return pair ? inBoth(pair, label, { wanted }) : [{ names: Object.keys(texts(blank)), label, wanted }]
    })
}

/** The two fields of a text in both languages, called as they are marked in the form. */
export function inBoth(names: Localized, label: string, { wanted = false } = {}): FieldGroup[] {
  return LOCALES.map((locale) => ({
    names: [names[locale]],
    label: `${label} (${adminForm.languageTag[locale]})`,
    wanted,
  }))
}
