import { GitMerge } from 'lucide-react'
import { gridWords } from '#content/admin/catalogue/grid.ts'
import { choiceName, MINE, THEIRS } from '#domain/products/grid/grid-names.ts'
import { COLUMN_NAMES } from '#domain/sheets/products/column-names.ts'
import type { GridConflict } from '#app/actions/catalogue/grid-form.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Radio } from '#app/ui/base/field/checkbox.tsx'

type GridConflictsProps = {
  conflicts: readonly GridConflict[]
  /** Puts the chosen value into its cell, with scripts. */
  onChoose: (cell: string, text: string) => void
}

/** Cells that somebody else has changed too, each with both values. Mine stays unless the other one is chosen. */
export function GridConflicts({ conflicts, onChoose }: GridConflictsProps) {
  const words = useWords(gridWords).conflicts
  const locale = useLocale()
  if (conflicts.length === 0) return null
  return (
    <section className="grid-conflicts" aria-labelledby="grid-conflicts-title">
      <h2 id="grid-conflicts-title" tabIndex={-1}>
        <GitMerge />
        {words.title}
      </h2>
      {conflicts.map(({ cell, field, product, mine, theirs }) => (
        <fieldset key={cell} className="grid-conflict">
          <legend>
            <a href={`#${cell}`}>
              <bdi>{product}</bdi>
            </a>
            {' · '}
            {COLUMN_NAMES[field][locale]}
          </legend>
          <Radio name={choiceName(cell)} value={MINE} defaultChecked onChange={() => onChoose(cell, mine)}>
            {words.mine} <bdi className="grid-value">{mine || words.none}</bdi>
          </Radio>
          <Radio name={choiceName(cell)} value={THEIRS} onChange={() => onChoose(cell, theirs)}>
            {words.theirs} <bdi className="grid-value">{theirs || words.none}</bdi>
          </Radio>
        </fieldset>
      ))}
    </section>
  )
}
