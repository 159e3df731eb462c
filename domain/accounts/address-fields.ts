import { lineOf } from '#domain/fields/form-values.ts'
import { type Fields, answers, field } from '#domain/fields/field.ts'
import { MOST_LENGTH } from '#domain/messages/form-fields.ts'
import { degreesText, readDegrees } from '#domain/records/position.ts'
import type { RecordForm } from '#domain/fields/record-form.ts'
import { NUMBER_OR_NONE, sentNumber, sentText, TEXT } from '#domain/fields/wire.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import type { Position } from './address.ts'
import { MOST_CODE_LENGTH } from './national-address.ts'

export type AddressSection = 'main' | 'national' | 'place'

const code = { most: MOST_CODE_LENGTH, clean: toLatinDigits }
const required = true

/** Every field of an address, as a customer keeps it; see `PRODUCT_FIELDS`. */
export const ADDRESS_FIELDS = {
  name: { section: 'main', ...text('name', { required }) },
  city: { section: 'main', ...text('city', { required }) },
  street: { section: 'main', ...text('street', { required }) },
  postal: { section: 'main', ...text('postal', code) },
  position: { section: 'place', ...place() },
  /** The three of the Saudi National Address. */
  building: { section: 'national', ...text('building', { ...code, about: 'Building number of the National Address' }) },
  additional: {
    section: 'national',
    ...text('additional', { ...code, about: 'Additional number of the National Address' }),
  },
  shortCode: {
    section: 'national',
    ...text('short_code', {
      most: MOST_CODE_LENGTH,
      clean: (typed) => toLatinDigits(typed).replaceAll(' ', '').toUpperCase(),
      about: 'Short National Address, such as RFYA7823',
    }),
  },
} satisfies Fields & Record<string, { section: AddressSection }>

type TextRule = { most?: number; required?: boolean; clean?(typed: string): string; about?: string }

/** One line, which is sent under its name with `address_` before it. What is no text says nothing. */
function text<const Name extends string>(name: Name, rule: TextRule) {
  const { most = MOST_LENGTH.line, required: isRequired = false, clean = (typed) => typed } = rule
  const sent = `address_${name}`
  const one = field({
    blank: '',
    read(form, before) {
      const typed = form.value(sent)
      const value = typed === undefined ? before : clean(lineOf({ typed }, 'typed'))
      if (value === '' && isRequired) return form.refuse(sent, { kind: 'missing' })
      return value.length > most ? form.refuse(sent, { kind: 'too-long', most }) : value
    },
    needs: isRequired ? [sent] : [],
    takes: { [sent]: sentText(most, rule.about) },
    texts: (value: string) => ({ [sent]: [value] }),
    answers: answers(name, TEXT),
    stored: { as: 'plain', column: name },
  })
  return { ...one, input: { name: sent, maxLength: most } }
}

/** A place has both coordinates or none. */
function place() {
  const axes = { latitude: 'address_lat', longitude: 'address_long' } as const
  const one = field({
    blank: null as Position | null,
    read(form, before) {
      const latitude = degreesOf(form, 'latitude', before)
      const longitude = degreesOf(form, 'longitude', before)
      if (latitude === undefined || longitude === undefined) return undefined
      if (latitude !== null && longitude !== null) return { latitude, longitude }
      if (latitude === longitude) return null
      return form.refuse(latitude === null ? axes.latitude : axes.longitude, { kind: 'other-half' })
    },
    takes: {
      [axes.latitude]: sentNumber('Degrees; with the longitude or not at all'),
      [axes.longitude]: sentNumber('Degrees'),
    },
    texts: (position) => ({
      [axes.latitude]: [position ? degreesText(position.latitude) : ''],
      [axes.longitude]: [position ? degreesText(position.longitude) : ''],
    }),
    answers: {
      lat: { wire: NUMBER_OR_NONE, of: (position: Position | null) => position?.latitude ?? null },
      long: { wire: NUMBER_OR_NONE, of: (position: Position | null) => position?.longitude ?? null },
    },
    stored: 'apart',
  })

  function degreesOf(form: RecordForm, axis: keyof Position, before: Position | null): number | null | undefined {
    const typed = form.value(axes[axis])
    if (typed === undefined) return before?.[axis] ?? null
    const line = lineOf({ typed }, 'typed')
    return line === '' ? null : (readDegrees(line, axis) ?? form.refuse(axes[axis], { kind: `${axis}-invalid` }))
  }

  return { ...one, axes }
}
