import { PASSWORD_FIELD } from '#domain/messages/form-fields.ts'

/** What stands in a form, by the names of its fields. A name that ends in `[]` may hold several values. */
export type FormValues = Record<string, string[]>

/** The texts of a form; files go their own way. */
export function readValues(form: FormData): FormValues {
  const values: FormValues = {}
  for (const [name, value] of form) {
    if (typeof value === 'string' && name !== PASSWORD_FIELD) (values[name] ??= []).push(withoutReturns(value))
  }
  return values
}

export function valueOf(values: FormValues, name: string): string {
  return values[name]?.[0] ?? ''
}

/** Whether somebody would see the same in both: fields that are empty or not there at all are alike. */
export function isSame(one: FormValues, other: FormValues, names = namesOf(one, other)): boolean {
  return names.every((name) => keyOf(one[name]) === keyOf(other[name]))
}

export function isEmpty(values: FormValues, names: readonly string[]): boolean {
  return names.every((name) => (values[name] ?? []).every((value) => value.trim() === ''))
}

function namesOf(one: FormValues, other: FormValues): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
}

function keyOf(list: readonly string[] = []): string {
  const end = list.findLastIndex((value) => value !== '') + 1
  return JSON.stringify(list.slice(0, end).map(withoutReturns))
}

/** Forms travel with line ends of their own. */
function withoutReturns(value: string): string {
  return value.replaceAll('\r\n', '\n')
}
