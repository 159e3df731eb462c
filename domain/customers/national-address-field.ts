import type { FormFields } from '#domain/fields/form-values.ts'
import { MOST_CODE_LENGTH } from '#domain/accounts/national-address.ts'
import { answers, field } from '#domain/fields/field.ts'
import { recordForm, type RecordForm } from '#domain/fields/record-form.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { sentRecord, sentText, type Wire } from '#domain/fields/wire.ts'
import { parsedJson } from '#domain/text/json-text.ts'

/** The parts of an address that stand beside the city, by their names in calls, as addresses of accounts have them. */
export const NATIONAL_ADDRESS = ['street', 'building', 'additional', 'postal', 'short_code'] as const
export type NationalAddress = Record<(typeof NATIONAL_ADDRESS)[number], string>

const NO_ADDRESS: NationalAddress = { street: '', building: '', additional: '', postal: '', short_code: '' }

const sentAs = (part: string) => `address_${part}`
const mostOf = (part: string) => (part === 'street' ? RECORD_LIMITS.name : MOST_CODE_LENGTH)

/** A Saudi National Address: sent part by part as `address_street`, or as one record `address`. */
export function nationalAddress() {
  return field({
    blank: NO_ADDRESS,
    read(form, before) {
      const whole = recordOf(form.value('address'))
      const given = NATIONAL_ADDRESS.flatMap((part) => {
        const typed = whole && Object.hasOwn(whole, part) ? partIn(form, whole, part) : readPart(form, part)
        return typed === undefined ? [] : [[part, typed] as const]
      })
      return given.length === 0 ? undefined : { ...before, ...Object.fromEntries(given) }
    },
    takes: {
      ...Object.fromEntries(NATIONAL_ADDRESS.map((part) => [sentAs(part), sentText(mostOf(part))])),
      address: sentRecord('The same as one record, as it is answered'),
    },
    texts: (address: NationalAddress) =>
      Object.fromEntries(NATIONAL_ADDRESS.map((part) => [sentAs(part), [address[part]]])),
    answers: answers('address', WIRE),
    stored: { as: 'json', column: 'address' },
  })
}

const WIRE: Wire<NationalAddress> = {
  type: 'object',
  properties: Object.fromEntries(NATIONAL_ADDRESS.map((part) => [part, { type: 'string' }])),
  required: NATIONAL_ADDRESS,
}

function readPart(form: RecordForm, part: string): string | undefined {
  const typed = form.line(sentAs(part), { most: mostOf(part), figures: part !== 'street' })
  return part === 'short_code' ? typed?.replaceAll(' ', '').toUpperCase() : typed
}

function partIn(form: RecordForm, whole: FormFields, part: string): string | undefined {
  const own = recordForm({ [sentAs(part)]: whole[part] }, { isNew: false })
  const typed = readPart(own, part)
  for (const [name, problem] of Object.entries(own.problems)) form.refuse(name, problem)
  return typed
}

function recordOf(sent: unknown): FormFields | null {
  const value = typeof sent === 'string' && sent !== '' ? parsedJson(sent) : sent
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as FormFields) : null
}
