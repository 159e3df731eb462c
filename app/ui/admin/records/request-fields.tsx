import { bulkQuestions } from '#content/admin/bulk.ts'
import { PRICE_ENDINGS } from '#domain/prices/price-step.ts'
import type { BulkQuestion } from '#app/actions/bulk-form.ts'
import { useWords } from '#app/locale.ts'
import { optionsOf, SelectField, TextArea, TextField } from '#app/ui/base/field/text-field.tsx'

type RequestFieldsProps = Pick<BulkQuestion, 'act' | 'of' | 'typed' | 'problems' | 'choices'>

export function RequestFields({ act, of: kind, typed, problems, choices }: RequestFieldsProps) {
  const words = useWords(bulkQuestions)
  const field: FieldOf = (name) => ({ name, defaultValue: typed[name] ?? '', error: problems[name] })
  if (act === 'schedule') {
    return <TextField {...field('publish_at')} label={words.publishAt} type="datetime-local" required />
  }
  if (act === 'category' && kind === 'post') {
    return <Listed {...field('category_id')} label={words.category} options={choices.options} />
  }
  if (act === 'category') return <Select {...field('category_id')} label={words.category} options={choices.options} />
  if (act === 'brand') {
    return (
      <div className="form-row">
        <Listed {...field('brand_ar')} label={words.brandAr} options={choices.options} />
        <Listed {...field('brand')} label={words.brand} hint={words.brandHint} options={choices.options} ltr />
      </div>
    )
  }
  if (act === 'price') return <PriceFields field={field} />
  if (act === 'add_products' || act === 'remove_products')
    return (
      <Listed
        {...field('product_id[]')}
        label={words.products}
        hint={words.productsHint}
        options={choices.options}
        ltr
      />
    )
  if (act !== 'set') return null
  if (choices.value === null) return <Select {...field('field')} label={words.field} options={choices.options} />
  const { label, isPair, kind: control } = choices.value
  return (
    <>
      <p>
        {words.field}: <strong>{label}</strong>
      </p>
      <input type="hidden" name="field" value={typed['field']} />
      {isPair ? (
        <div className="form-row">
          <TextArea {...field('value_ar')} label={words.valueAr} hint={words.emptyHint} lang="ar" dir="rtl" rows={3} />
          <TextArea {...field('value_en')} label={words.valueEn} lang="en" dir="ltr" rows={3} />
        </div>
      ) : control === 'choice' ? (
        <Select {...field('value')} label={words.value} options={choices.options} />
      ) : control === 'number' ? (
        <TextField {...field('value')} label={words.value} hint={words.clearHint} inputMode="decimal" ltr />
      ) : (
        <TextArea {...field('value')} label={words.value} hint={words.clearHint} dir="auto" rows={3} />
      )}
    </>
  )
}

type FieldOf = (name: string) => { name: string; defaultValue: string; error: string | undefined }

function PriceFields({ field }: { field: FieldOf }) {
  const words = useWords(bulkQuestions)
  return (
    <div className="form-row">
      <TextField {...field('percent')} label={words.percent} hint={words.percentHint} inputMode="decimal" ltr />
      <TextField {...field('amount')} label={words.amount} hint={words.amountHint} inputMode="decimal" ltr />
      <SelectField {...field('ending')} label={words.ending}>
        <option value="">{words.noEnding}</option>
        {optionsOf(PRICE_ENDINGS, (ending) => [ending, `0.${ending}`])}
      </SelectField>
    </div>
  )
}

type ChosenProps = {
  name: string
  label: string
  defaultValue: string
  error: string | undefined
  options: { value: string; label: string }[]
}

function Select({ options, defaultValue, ...field }: ChosenProps) {
  const isKnown = options.some(({ value }) => value === defaultValue)
  return (
    <SelectField {...field} defaultValue={isKnown ? defaultValue : ''} required>
      <option value="">–</option>
      {optionsOf(options, ({ value, label }) => [value, label])}
    </SelectField>
  )
}

/** A text that may be another one than those that are known. */
function Listed({ options, ...field }: ChosenProps & { hint?: string; ltr?: boolean }) {
  const list = `known-${field.name}`
  return (
    <div>
      <TextField {...field} list={list} autoComplete="off" />
      <datalist id={list}>{optionsOf(options, ({ value }) => [value, value])}</datalist>
    </div>
  )
}
