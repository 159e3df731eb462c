import type { AddressInput, Position } from './address.ts'
import { toLatinDigits } from '../text/fold.ts'
import { MOST_LENGTH } from '../records/form-fields.ts'
import { lineOf, type FormFields } from '../messages/message-form.ts'
import { readDegrees } from '../records/position.ts'

/** The fields of the form and of the calls, by their names in the specification. */
export const ADDRESS_FIELDS = {
  name: 'address_name',
  city: 'address_city',
  street: 'address_street',
  postal: 'address_postal',
  building: 'address_building',
  additional: 'address_additional',
  shortCode: 'address_short_code',
  latitude: 'address_lat',
  longitude: 'address_long',
} as const

export type AddressField = keyof typeof ADDRESS_FIELDS

/** `other-half`: one coordinate without the other. */
export type AddressProblem = 'missing' | 'too-long' | 'latitude-invalid' | 'longitude-invalid' | 'other-half'
export type AddressProblems = Partial<Record<AddressField, AddressProblem>>

export type AddressReading = { ok: true; address: AddressInput } | { ok: false; problems: AddressProblems }

type AddressTexts = Omit<AddressInput, 'position'>

/** Longest codes of the National Address and of postal services elsewhere. */
export const MOST_CODE_LENGTH = 20

const NOTHING: AddressInput = {
  name: '',
  city: '',
  street: '',
  postal: '',
  building: '',
  additional: '',
  shortCode: '',
  position: null,
}

/**
 * Reads an address (docs/specification 3 and 5): name, city and street are required. A field that was not sent
 * keeps what stands in `before`; one that was sent empty clears it.
 */
export function readAddress(fields: FormFields, before: AddressInput = NOTHING): AddressReading {
  const texts = readAddressTexts(fields, before)
  const place = readPlace(fields, before.position)
  const problems = { ...textProblems(texts), ...place.problems }
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  return { ok: true, address: { ...texts, position: place.position } }
}

/** All but the place, as it would be kept. */
export function readAddressTexts(fields: FormFields, before: AddressInput = NOTHING): AddressTexts {
  const text = (field: Exclude<AddressField, 'latitude' | 'longitude'>, clean: (text: string) => string = asIs) =>
    isSent(fields, field) ? clean(lineOf(fields, ADDRESS_FIELDS[field])) : before[field]
  return {
    name: text('name'),
    city: text('city'),
    street: text('street'),
    postal: text('postal', toLatinDigits),
    building: text('building', toLatinDigits),
    additional: text('additional', toLatinDigits),
    shortCode: text('shortCode', (code) => toLatinDigits(code).replaceAll(' ', '').toUpperCase()),
  }
}

function textProblems(texts: AddressTexts): AddressProblems {
  const required = ['name', 'city', 'street'] as const
  const codes = ['postal', 'building', 'additional', 'shortCode'] as const
  const problems: AddressProblems = {}
  for (const field of required) {
    if (texts[field] === '') problems[field] = 'missing'
    else if (texts[field].length > MOST_LENGTH.line) problems[field] = 'too-long'
  }
  for (const field of codes) if (texts[field].length > MOST_CODE_LENGTH) problems[field] = 'too-long'
  return problems
}

type Place = { position: Position | null; problems: AddressProblems }

/** A place has both coordinates or none. */
function readPlace(fields: FormFields, before: Position | null): Place {
  const latitude = readCoordinate(fields, 'latitude', before)
  const longitude = readCoordinate(fields, 'longitude', before)
  const problems: AddressProblems = {}
  if (latitude === 'invalid') problems.latitude = 'latitude-invalid'
  if (longitude === 'invalid') problems.longitude = 'longitude-invalid'
  if (latitude === 'invalid' || longitude === 'invalid') return { position: null, problems }
  if (latitude === null && longitude === null) return { position: null, problems }
  if (latitude === null) return { position: null, problems: { latitude: 'other-half' } }
  if (longitude === null) return { position: null, problems: { longitude: 'other-half' } }
  return { position: { latitude, longitude }, problems }
}

function readCoordinate(fields: FormFields, axis: keyof Position, before: Position | null): number | null | 'invalid' {
  if (!isSent(fields, axis)) return before?.[axis] ?? null
  const text = lineOf(fields, ADDRESS_FIELDS[axis])
  return text === '' ? null : (readDegrees(text, axis) ?? 'invalid')
}

function isSent(fields: FormFields, field: AddressField): boolean {
  return fields[ADDRESS_FIELDS[field]] !== undefined
}

function asIs(text: string): string {
  return text
}
