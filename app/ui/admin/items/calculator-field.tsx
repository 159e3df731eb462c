import { useState } from 'react'
import {
  calculatorFigures,
  contentLabels,
  figureBases,
  figureKinds,
  figureLabels,
} from '#content/admin/choice/calculator-figures.ts'
import {
  CONTENT_NAMES,
  FIGURE_KINDS,
  FIGURE_NAMES,
  isRangeName,
  KIND_FIGURES,
  type FigureKind,
  type FigureName,
} from '#domain/calculator/figures.ts'
import { CALC, figureField } from '#domain/products/calculator-form.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { FormNumber, FormSelect, FormText } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { RowsField } from '#app/ui/admin/form/fields/rows-field.tsx'
import { useField, useRecordForm } from '#app/ui/admin/form/record-form-context.ts'

/** What the calculator needs to know: the fields of the kind that is chosen, and what each pack holds. */
export function CalculatorField() {
  const words = useWords(calculatorFigures)
  const locale = useLocale()
  const { value } = useField(CALC.kind)
  const { error } = useField(CALC.packs)
  const [chosen, setChosen] = useState(value)
  const kind = FIGURE_KINDS.find((one) => one === chosen)
  const kinds = FIGURE_KINDS.map((one) => ({ value: one, label: figureKinds[one][locale] }))
  const columns = (of: FigureKind) => [
    { name: CALC.stockCode, label: words.stockCode, dir: 'ltr' as const },
    ...KIND_FIGURES[of].contents.map((name) => ({
      name: `calc.${name}[]`,
      label: contentLabels[name][locale],
      dir: 'ltr' as const,
      figures: true,
      inputMode: 'decimal' as const,
    })),
  ]
  return (
    <>
      <FormSelect
        name={CALC.kind}
        label={words.kind}
        options={[{ value: '', label: words.none }, ...kinds]}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Unasked kind={kind} />
      {kind && (
        <>
          <div className="form-row">
            {KIND_FIGURES[kind].figures.map((name) => (
              <Figure key={name} name={name} />
            ))}
          </div>
          <div>
            <p className="field-label">{words.packs}</p>
            <RowsField key={kind} label={words.packs} columns={columns(kind)} add={words.addPack} error={error} />
          </div>
          <FormText name={CALC.from} label={words.from} hint={words.fromHint(words.source)} dir="auto" required />
        </>
      )}
    </>
  )
}

/** What the kind does not ask for goes along as it is saved: a form that nobody has touched is the record. */
function Unasked({ kind }: { kind: FigureKind | undefined }) {
  const { saved } = useRecordForm()
  const asked = kind ? KIND_FIGURES[kind] : null
  const names = [
    ...FIGURE_NAMES.filter((name) => !asked?.figures.includes(name)).map(figureField),
    ...CONTENT_NAMES.filter((name) => !asked?.contents.includes(name)).map((name) => `calc.${name}[]`),
    ...(asked ? [] : [CALC.stockCode, CALC.from]),
  ]
  return names.flatMap((name) =>
    (saved[name] ?? []).map((value, at) => <input key={`${name} ${at}`} type="hidden" name={name} value={value} />),
  )
}

function Figure({ name }: { name: FigureName }) {
  const words = useWords(calculatorFigures)
  const locale = useLocale()
  const labelled = { name: figureField(name), label: figureLabels[name][locale] }
  if (name === 'basis') {
    const bases = Object.entries(figureBases).map(([value, label]) => ({ value, label: label[locale] }))
    return <FormSelect {...labelled} options={[{ value: '', label: words.unsaid }, ...bases]} />
  }
  return <FormNumber {...labelled} hint={isRangeName(name) ? words.rangeHint : undefined} />
}
