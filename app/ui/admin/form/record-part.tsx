import { Fragment, type ReactNode } from 'react'
import { FormPart } from './form-part.tsx'

type Placed = Readonly<Record<string, { section: string | null }>>

type KeysIn<Table extends Placed, Section> = {
  [Key in keyof Table & string]: Table[Key]['section'] extends Section ? Key : never
}[keyof Table & string]

type RecordPartProps<Table extends Placed, Section extends string> = {
  /** The fields of the record, for their types alone, and the section of its form that this is. */
  table: Table
  section: Section
  title: string
  note?: string
  /** A control for each field of the section. */
  controls: Record<KeysIn<Table, Section>, ReactNode>
  /** Those that stand beside one another, at the place of the first of them. */
  row?: readonly KeysIn<Table, NoInfer<Section>>[]
  /** What stands below them and is no field. */
  children?: ReactNode
}

/** One group of a record's form, in the order of its controls. A field that has none does not compile. */
export function RecordPart<const Table extends Placed, const Section extends string>({
  table: _table,
  section,
  controls,
  row = [],
  children,
  ...part
}: RecordPartProps<Table, Section>) {
  type Key = KeysIn<Table, Section>
  const keys = Object.keys(controls) as Key[]
  const control = (key: Key) => <Fragment key={key}>{controls[key]}</Fragment>
  return (
    <FormPart id={section} {...part}>
      <div className="form-fields">
        {keys.map((key) => {
          if (!row.includes(key)) return control(key)
          return (
            key === row[0] && (
              <div key="row" className="form-row">
                {row.map(control)}
              </div>
            )
          )
        })}
        {children}
      </div>
    </FormPart>
  )
}
