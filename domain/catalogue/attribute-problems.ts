import { listOf, type AttributeKey, type Attributes } from './attribute.ts'

type AttributeProblem = { kind: 'unknownKey' | 'oneValue' | 'unknownValue'; name: string }

/** What of this no product can be said to be: the first key or value. */
export function attributeProblem(typed: Attributes, keys: readonly AttributeKey[]): AttributeProblem | null {
  for (const [name, value] of Object.entries(typed)) {
    const key = keys.find((one) => one.key === name)
    if (!key) return { kind: 'unknownKey', name }
    const list = listOf(value)
    if (!key.isMany && list.length > 1) return { kind: 'oneValue', name }
    const wrong = list.find((one) => !isValueOf(key, one))
    if (wrong !== undefined) return { kind: 'unknownValue', name: `${name}: ${wrong}` }
  }
  return null
}

function isValueOf({ type, values }: AttributeKey, value: string | number): boolean {
  if (type === 'enum') return values.some((one) => one.value === value)
  if (type === 'flag') return value === 'yes' || value === 'no'
  return type === 'text' || /^[+-]?\d{1,9}(?:\.\d{1,6})?$/.test(String(value))
}
