import { CodedText } from '#app/ui/base/code.tsx'
import { adminForm } from '#content/admin/form.ts'
import { textOfMarkup } from '#domain/text/markup-text.ts'
import { useWords } from '#app/locale.ts'
import { Radio } from '#app/ui/base/field/checkbox.tsx'
import type { FieldGroup } from '#app/ui/admin/form/form-sections.ts'
import type { FormValues } from '#app/ui/admin/form/form-values.ts'
import type { Encounter } from '#app/ui/admin/form/drafts/use-versions.ts'

export type Side = 'mine' | 'theirs'

const SIDES: Side[] = ['mine', 'theirs']
const MOST_SHOWN = 3000

type StaleFieldProps = {
  group: FieldGroup
  encounter: Encounter
  /** Null where nothing can be chosen, because scripts do not run. */
  chosen: Side | null
  onChoose: (side: Side) => void
}

/** One field in the two versions that it has. */
export function StaleField({ group, encounter, chosen, onChoose }: StaleFieldProps) {
  const words = useWords(adminForm).stale
  return (
    <fieldset className="stale-field">
      <legend>{group.label}</legend>
      {SIDES.map((side) => (
        <div key={side} className="stale-version">
          {chosen === null ? (
            <span className="field-label">{words[side]}</span>
          ) : (
            // Belongs to no form: what is chosen stands in the fields themselves.
            <Radio form="" name={`stale ${group.label}`} checked={chosen === side} onChange={() => onChoose(side)}>
              {words[side]}
            </Radio>
          )}
          <p dir="auto">
            <CodedText text={textOf(encounter[side], group) || words.empty} />
          </p>
        </div>
      ))}
    </fieldset>
  )
}

/** A group as one text: the cells of a row beside one another. */
function textOf(values: FormValues, { names, isMarkup, cell, rows: table }: FieldGroup): string {
  const said = (text: string) => table?.words[text] ?? text
  const all = names.map((name) => (values[name] ?? []).map(said))
  const columns = cell === undefined ? all : all.map((column) => [column[cell] ?? ''])
  const rows = Array.from({ length: Math.max(...columns.map((column) => column.length)) }, (_, row) =>
    columns
      .map((column) => column[row] ?? '')
      .filter(Boolean)
      .join(' · '),
  )
  const text = rows.filter(Boolean).join('\n')
  return isMarkup ? textOfMarkup(text) : text.slice(0, MOST_SHOWN)
}
