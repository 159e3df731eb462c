import { useState } from 'react'
import { categoriesScreen } from '#content/admin/categories.ts'
import type { Localized } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Radio } from '#app/ui/base/field/checkbox.tsx'
import { optionsOf, SelectField } from '#app/ui/base/field/text-field.tsx'

export type Target = { id: string; name: Localized }

/** What becomes of the products of a category that goes: they move to another one, or stay without any. */
export function FilledChoice({ targets }: { targets: Target[] }) {
  const words = useWords(categoriesScreen).deletion
  const locale = useLocale()
  const [moves, setMoves] = useState(targets.length > 0)
  return (
    <fieldset className="filled-choice">
      <legend className="field-label">{words.filled}</legend>
      {targets.length > 0 && (
        <>
          <Radio name="products" value="move" checked={moves} onChange={() => setMoves(true)}>
            {words.moveTo}
          </Radio>
          <SelectField label={words.target} name="move_to" disabled={!moves}>
            {optionsOf(targets, ({ id, name }) => [id, name[locale]])}
          </SelectField>
        </>
      )}
      <Radio name="products" value="uncategorise" checked={!moves} onChange={() => setMoves(false)}>
        {words.uncategorise}
      </Radio>
      <p className="field-hint">{words.uncategoriseHint}</p>
    </fieldset>
  )
}
