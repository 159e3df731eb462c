import { Fragment, type ReactNode } from 'react'
import { FormPart } from './form-part.tsx'

type Placed = Readonly<Record<string, { section: string | null }>>

type KeysIn<Table extends Placed, Section> = {
  [Key in keyof Table & string]: Table[Key]['section'] extends Section ? Key : never
}[keyof Table & string]

type RecordPartProps<Key extends string, Section extends string> = {
  /** The section of the record's form that this is. */
  section: Section
  title: string
  note?: string
  /** A control for each field of the section; null for what is not shown to whoever is signed in. */
  controls: Record<Key, ReactNode>
  /** Those that stand beside one another, each row at the place of the first of it. */
  rows?: readonly (readonly Key[])[]
  /** What stands below them and is no field. */
  children?: ReactNode
}

type RecordPartOf<Table extends Placed> = <const Section extends string>(
  props: RecordPartProps<KeysIn<Table, Section>, Section>,
) => ReactNode

/**
 * What draws the groups of one record's form, in the order of their controls. A field that has none does not compile. Of
 * the table of fields no more than the type is needed: some tables hold what browsers need not load.
 */
export function recordPart<Table extends Placed>(): RecordPartOf<Table> {
  return RecordPart
}

function RecordPart<Key extends string>({
  section,
  controls,
  rows = [],
  children,
  ...part
}: RecordPartProps<Key, string>) {
  const keys = (Object.keys(controls) as Key[]).filter((key) => controls[key] !== null)
  const control = (key: Key) => <Fragment key={key}>{controls[key]}</Fragment>
  return (
    <FormPart id={section} {...part}>
      <div className="form-fields">
        {keys.map((key) => {
          const row = rows.find((one) => one.includes(key))
          if (!row) return control(key)
          return (
            key === row[0] && (
              <div key={`${key} row`} className="form-row">
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
