import { conditionWords } from '#content/admin/choice/finder.ts'
import { finderValues } from '#content/choice/finder.ts'
import { FINDER_VALUES } from '#domain/choice/finder-questions.ts'
import { LISTED_CONDITIONS } from '#domain/choice/rule-fields.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { FormSelect, FormText } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'

/** When a rule holds, where that does not follow from the product: boxes for each list, and figures. */
export function ConditionsField() {
  const locale = useLocale()
  const words = useWords(conditionWords)
  const { start, errors } = useRecordForm()
  const error = errors['when']?.[locale]
  return (
    <div className="stack-16">
      <p className="text-small text-ink-3">{words.hint}</p>
      {error && <p className="field-error">{error}</p>}
      {LISTED_CONDITIONS.map((key) => (
        <fieldset key={key}>
          <legend className="field-label">{words[key]}</legend>
          <div className="cluster-8/16">
            {FINDER_VALUES[key].map((value) => (
              <Checkbox
                key={value}
                name={`when_${key}[]`}
                value={value}
                defaultChecked={start[`when_${key}[]`]?.includes(value)}
              >
                {(finderValues[key] as Record<string, { ar: string; en: string }>)[value]![locale]}
              </Checkbox>
            ))}
          </div>
          <input type="hidden" name={`when_${key}[]`} value="" />
        </fieldset>
      ))}
      <FormText name="when_move" label={words.move} ltr inputMode="decimal" />
      <FormText name="when_gap" label={words.gap} hint={words.gapHint} ltr />
      <FormSelect
        name="when_paint"
        label={words.paint}
        options={[
          { value: '', label: words.asProduct },
          ...FINDER_VALUES.paint.map((value) => ({ value, label: finderValues.paint[value][locale] })),
        ]}
      />
    </div>
  )
}
