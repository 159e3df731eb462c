import { useEffect, useState } from 'react'
import { attributeForm } from '#content/admin/catalogue/attributes.ts'
import { isSameValue, listOf, type Attributes, type AttributeType } from '#domain/catalogue/attribute.ts'
import { parsedJson } from '#domain/text/json-text.ts'
import { isolate } from '#domain/text/isolate.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { useLocale, useWords } from '#app/locale.ts'
import type { ItemChoices } from '#app/loading/records/item-choices.ts'
import { useField, useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { useBeside } from '#app/ui/admin/records/use-next.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
import { optionsOf, SelectField, TextField } from '#app/ui/base/field/text-field.tsx'

const NAME = 'attributes'

export type AttributeChoice = {
  key: string
  label: string
  type: AttributeType
  isMany: boolean
  unit: string | null
  values: { value: string; label: string }[]
}

type Values = Record<string, Attributes[string] | null>

/** What a product is said to be: what is read from other fields stands there already, and what staff type wins over it. */
export function AttributesField() {
  const { attributes } = useBeside<ItemChoices>()
  const { value, error } = useField(NAME)
  const { touch } = useRecordForm()
  const [values, setValues] = useState<Values>(() => (parsedJson(value) ?? {}) as Values)
  const set = (key: string, next: Attributes[string] | null) => setValues((before) => ({ ...before, [key]: next }))
  useEffect(touch, [values, touch])
  return (
    <>
      <input type="hidden" name={NAME} value={JSON.stringify(values)} />
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <div className="attribute-fields">
        {attributes.keys.map((choice) => {
          const given = values[choice.key] ?? undefined
          return (
            <AttributeField
              key={choice.key}
              choice={choice}
              value={given}
              derived={attributes.derived[choice.key]}
              onChange={(next) => set(choice.key, next)}
            />
          )
        })}
      </div>
    </>
  )
}

type AttributeFieldProps = {
  choice: AttributeChoice
  value: Attributes[string] | undefined
  derived: Attributes[string] | undefined
  onChange(value: Attributes[string] | null): void
}

function AttributeField({ choice, value, derived, onChange }: AttributeFieldProps) {
  const words = useWords(attributeForm)
  const isTyped = value !== undefined && !isSameValue(value, derived)
  return (
    <div className="attribute-field">
      <Control {...{ choice, value, onChange }} hint={derived !== undefined && !isTyped ? words.derived : undefined} />
      {isTyped && derived !== undefined && (
        <p className="attribute-typed">
          <Badge>{words.typed}</Badge>
          <Button kind="quiet" small onClick={() => onChange(derived)}>
            {words.readAgain}
          </Button>
        </p>
      )}
    </div>
  )
}

type ControlProps = Omit<AttributeFieldProps, 'derived'> & { hint: string | undefined }

function Control({ choice: { label, type, isMany, unit, values }, value, hint, onChange }: ControlProps) {
  const words = useWords(attributeForm)
  const locale = useLocale()
  const list = listOf(value).map(String)
  const named = unit === null ? label : `${label} (${isolate(unit, locale)})`
  if (type === 'enum' && isMany) {
    const toggled = (one: string) => (list.includes(one) ? list.filter((other) => other !== one) : [...list, one])
    return (
      <fieldset className="attribute-many">
        <legend className="field-label">{label}</legend>
        {values.map((one) => (
          <Checkbox key={one.value} checked={list.includes(one.value)} onChange={() => onChange(toggled(one.value))}>
            {one.label}
          </Checkbox>
        ))}
        {hint && <p className="field-hint">{hint}</p>}
      </fieldset>
    )
  }
  if (type === 'enum' || type === 'flag') {
    const options =
      type === 'enum' ? values : (['yes', 'no'] as const).map((one) => ({ value: one, label: words[one] }))
    return (
      <SelectField
        label={named}
        hint={hint}
        value={list[0] ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      >
        {optionsOf([{ value: '', label: words.unsaid }, ...options], (one) => [one.value, one.label])}
      </SelectField>
    )
  }
  const isNumber = type === 'number'
  return (
    <TextField
      label={named}
      hint={isMany ? [hint, words.byCommas].filter(Boolean).join(' ') : hint}
      ltr
      inputMode={isNumber ? 'decimal' : undefined}
      defaultValue={list.join(', ')}
      key={list.length === 0 ? 'none' : 'some'}
      onBlur={({ currentTarget }) => {
        const text = toLatinDigits(currentTarget.value).trim()
        const next = isMany
          ? text
              .split(/[,،]/)
              .map((one) => one.trim())
              .filter(Boolean)
          : text
        onChange(next.length === 0 ? null : next)
      }}
    />
  )
}
