import type { ComponentProps, ReactNode } from 'react'
import type { AnyField } from '#domain/fields/field.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import type { LoadedForm } from '#app/loading/records/record-form.ts'
import type { RowColumn } from './fields/rows-field-row.tsx'
import type { FieldGroup } from './form-sections.ts'
import type { FormValues } from './form-values.ts'
import type { UploadedFile } from './upload/uploaded-file.ts'

export type PlacedField = AnyField & { section: string | null; wanted?: boolean }
type Placed = Readonly<Record<string, PlacedField>>

/** The parts of a table that are shown, and the fields that stand in them. */
type Part<Table extends Placed> = Exclude<Table[keyof Table]['section'], null>
export type Shown<Table extends Placed> = {
  [Key in keyof Table & string]: Table[Key]['section'] extends null ? never : Key
}[keyof Table & string]

export type OwnControlProps = {
  field: PlacedField
  label: Localized
  hint: Localized | undefined
  isNew: boolean
  isReadOnly: boolean
  known: readonly UploadedFile[]
}

/** How the control of a field differs from that of its kind. */
export type ControlOptions = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'maxLength' | 'required' | 'spellCheck' | 'autoComplete'
> & {
  /** Reads from left to right in either language, as codes and addresses do. */
  ltr?: boolean
  optional?: boolean
  /** A text of so many lines at first. */
  lines?: number
  isNumber?: boolean
  /** The other side of the text is missed where one is there; nothing is, where both are empty. */
  isUnwanted?: boolean
  /** Each side is missed. */
  isWanted?: boolean
  /** Of files: the name that its problems come under, where that is another one. */
  problems?: string
}

/** What the columns of rows are called that stand under one name. */
export type GroupWords = { labels: Readonly<Record<string, Localized>>; add: Localized }

/** A list of values of their own: how its rows look. */
export type RowsView = { columns: (locale: Locale) => RowColumn[]; add: Localized }

export type FormView = {
  fields: Placed
  /** The parts of the form, in their order. */
  titles: Readonly<Record<string, Localized>>
  labels: Readonly<Record<string, Localized>>
  /** Quiet, beside the title of a part. */
  notes?: Readonly<Record<string, Localized>>
  hints?: Readonly<Record<string, Localized>>
  options?: Readonly<Record<string, ControlOptions>>
  /** Whether a field is missing, where that is not whether it is empty. */
  missing?: Readonly<Record<string, (values: FormValues) => boolean>>
  /** What may be chosen, by the name of the field. */
  choices?: Readonly<Record<string, Readonly<Record<string, Localized>>>>
  groups?: Readonly<Record<string, GroupWords>>
  rows?: Readonly<Record<string, RowsView>>
  /** Those that stand beside one another, each row at the place of the first of it. */
  beside?: readonly (readonly string[])[]
  /** The fields of a part, where they stand in another order than in the table. */
  order?: Readonly<Record<string, readonly string[]>>
  /** Fields whose control no other has. */
  controls?: Readonly<Record<string, (props: OwnControlProps) => ReactNode>>
  /** Names of a field that are filled in together, where not all of them are. */
  together?: Readonly<Record<string, (locale: Locale) => FieldGroup[]>>
  /** The parts that stand open in a long form; the others are folded. */
  unfolded?: readonly string[]
  /** Parts in two columns. */
  columns?: readonly (readonly string[])[]
  /** A list of the parts stands beside them, and this below it. */
  aside?: () => ReactNode
  /** Round the parts, where they are neither in columns nor beside a list. */
  className?: string
  /** Stands above the parts. */
  Above?: () => ReactNode
  /** Stands behind the parts. */
  Behind?: () => ReactNode
  /** Stands in a part behind its fields. */
  Below?: (props: { section: string }) => ReactNode
  /** Stands beside the form. */
  Beside?: () => ReactNode
  /** When it is on the site, where more is said of it than of others. */
  Publication?: () => ReactNode
  /** More buttons of the top bar. */
  actions?: ReactNode
  /** A preview is a window of its own. */
  isPreviewApart?: true
  /** Behind the title: what tells it from others. */
  calledOf?: (form: LoadedForm) => string
  /** The next record of the list can be opened behind the save. */
  goesOn?: true
}

type Keyed<Key extends string, Value> = Partial<Record<Key, Value>>

export function formView<const Table extends Placed>(
  view: Omit<FormView, 'fields' | 'titles' | 'labels' | 'hints' | 'options' | 'controls'> & {
    fields: Table
    titles: Record<Part<Table>, Localized>
    labels: Record<Shown<Table>, Localized>
    hints?: Keyed<Shown<Table>, Localized>
    options?: Keyed<Shown<Table>, ControlOptions>
    controls?: Keyed<Shown<Table>, (props: OwnControlProps) => ReactNode>
  },
): FormView {
  return view as FormView
}
