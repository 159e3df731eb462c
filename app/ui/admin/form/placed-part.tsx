import { formNames } from '#domain/fields/field.ts'
import { isOnSite } from '#domain/records/lists/list-state.ts'
import { useLocale } from '#app/locale.ts'
import { FieldControl } from '#app/ui/admin/form/fields/field-control.tsx'
import { fieldsId, FormPart } from '#app/ui/admin/form/form-part.tsx'
import type { FormView, PlacedField } from '#app/ui/admin/form/form-view.ts'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import type { UploadedFile } from '#app/ui/admin/form/upload/uploaded-file.ts'

type PartProps = {
  view: FormView
  section: string
  isNew?: boolean
  known?: readonly UploadedFile[]
  /** The names that a segment of addresses is made from, the first first. */
  slugFrom?: string[]
  /** What the signed-in person sees, and what they may not change. */
  isShown?: (field: PlacedField) => boolean
  isReadOnly?: (field: PlacedField) => boolean
}

const NO_FILES: readonly UploadedFile[] = []

/** A part of a form as its view has it: its fields below one another, or some of them in a row. */
export function Part({ view, section, isShown = () => true, isReadOnly = () => false, ...options }: PartProps) {
  const { isNew = false, known = NO_FILES, slugFrom = [] } = options
  const locale = useLocale()
  const { errors, gaps, publication } = useRecordForm()
  const { Below } = view
  const placed = Object.keys(view.fields).filter((key) => view.fields[key]!.section === section)
  const keys = (view.order?.[section] ?? placed).filter((key) => isShown(view.fields[key]!))
  const control = (key: string) => (
    <FieldControl key={key} at={key} isReadOnly={isReadOnly(view.fields[key]!)} {...{ view, isNew, known, slugFrom }} />
  )
  const onSite = publication?.record && isOnSite(publication.record)
  const isFolded = view.unfolded && !view.unfolded.includes(section)
  const fold = isFolded && {
    isWrong: keys.some((key) => errorNames(view.fields[key]!).some((name) => name in errors)),
    // The gaps of a published record are counted, but do not open the part.
    isMissing: !isNew && !onSite && (gaps[section] ?? []).length > 0,
  }
  return (
    <FormPart
      id={section}
      title={view.titles[section]![locale]}
      note={view.notes?.[section]?.[locale]}
      fold={fold || null}
    >
      <div id={fieldsId(section)} className="form-fields">
        {keys.map((key) => {
          const row = view.beside?.find((one) => one.includes(key))
          if (!row) return control(key)
          return (
            key === row[0] && (
              <div key={`${key} row`} className="form-row">
                {row.map(control)}
              </div>
            )
          )
        })}
        {Below && <Below section={section} />}
      </div>
    </FormPart>
  )
}

/** The names under which something may be wrong with a field. */
function errorNames(field: PlacedField): string[] {
  return [...formNames(field), ...Object.keys(field.takes), ...Object.keys(field.files)].map((name) =>
    name.replace('[]', ''),
  )
}
