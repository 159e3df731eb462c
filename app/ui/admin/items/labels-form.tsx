import { Plus, Printer } from 'lucide-react'
import { Form } from 'react-router'
import { labelWords } from '#content/admin/catalogue/labels.ts'
import { LABEL_TARGETS, LAYOUT_CHOICES, type LabelLayout, type LabelTarget } from '#domain/documents/label-form.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { CellField } from '#app/ui/base/field/cell-field.tsx'
import { optionsOf, SelectField, TextField } from '#app/ui/base/field/text-field.tsx'
import { Table } from '#app/ui/base/list/table.tsx'
import { Message } from '#app/ui/base/state/message.tsx'

export type ShownLabels = {
  /** `called`: the product and pack of a code; '' where no pack has it. */
  rows: { code: string; copies: string; called: string }[]
  layout: LabelLayout
  start: number
  to: LabelTarget
  errors: Record<string, string>
}

type LabelsFormProps = ShownLabels & {
  message: string
  /** The intent that asks for one more line. */
  adding: string
}

/** Which packs get labels, and how the sheet is divided. The browser sends it by itself: what comes back is a file. */
export function LabelsForm({ rows, layout, start, to, errors, message, adding }: LabelsFormProps) {
  const words = useWords(labelWords)
  const columns = [
    { key: 'code', label: words.code },
    { key: 'copies', label: words.copies },
    { key: 'pack', label: words.pack },
  ]
  const lines = [...rows, { code: '', copies: '1', called: '' }].map(({ code, copies, called }, place) => ({
    key: `${place} ${code}`,
    code: <Cell name="stock_code" place={place} value={code} label={words.codeOf(place + 1)} errors={errors} />,
    copies: <Cell name="copies" place={place} value={copies} label={words.copiesOf(place + 1)} errors={errors} />,
    pack: called === '' ? '—' : <CodedText text={called} />,
  }))
  return (
    <Form method="post" reloadDocument className="stack-16 labels-form">
      <p className="admin-group-text">{words.text}</p>
      {message !== '' && <Message tone="error">{message}</Message>}
      {/* Return in a field prints, and adds no line. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <Table caption={words.title} columns={columns} rows={lines} />
      <div>
        <Button type="submit" name="intent" value={adding} kind="outline" small formNoValidate>
          <Plus />
          {words.add}
        </Button>
      </div>
      <div className="card labels-sheet">
        <SelectField label={words.layout} name="layout" defaultValue={layout} error={errors['layout']}>
          {optionsOf(LAYOUT_CHOICES, (one) => [one, words.layouts[one]])}
        </SelectField>
        <TextField
          label={words.start}
          hint={words.startHint}
          name="start"
          inputMode="numeric"
          ltr
          defaultValue={start || ''}
          error={errors['start']}
        />
        <SelectField label={words.to} name="to" defaultValue={to} error={errors['to']}>
          {optionsOf(LABEL_TARGETS, (one) => [one, words.targets[one]])}
        </SelectField>
      </div>
      <div>
        <Button type="submit">
          <Printer />
          {words.print}
        </Button>
      </div>
    </Form>
  )
}

type CellProps = {
  name: 'stock_code' | 'copies'
  place: number
  value: string
  label: string
  errors: Record<string, string>
}

function Cell({ name, place, value, label, errors }: CellProps) {
  return (
    <CellField
      name={`${name}[]`}
      defaultValue={value}
      className="labels-field"
      inputMode={name === 'copies' ? 'numeric' : undefined}
      aria-label={label}
      errorId={`${name}-${place}-error`}
      error={errors[`${name} ${place}`]}
    />
  )
}
