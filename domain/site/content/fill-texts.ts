/** What every text of the site's content may name in braces. */
export const PLACEHOLDERS = ['site', 'phone', 'email', 'privacy_email', 'request_time', 'year', 'products'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

export type PlaceholderValues = Record<Placeholder, string>

const NAMED = /\{([a-z][a-z_]*)\}/g

/** The first name in braces that says nothing; null where all are known. */
export function unknownPlaceholder(
  text: string,
  allowed: readonly string[] = [],
  usual: readonly string[] = PLACEHOLDERS,
): string | null {
  const names = Array.from(text.matchAll(NAMED), ([, name = '']) => name)
  return names.find((name) => !allowed.includes(name) && !usual.includes(name)) ?? null
}

/** The texts of a value, whatever its form, with what is named in braces filled in; values are taken as they are. */
export function fillTexts<Value>(value: Value, values: Readonly<Record<string, string>>): Value {
  if (typeof value === 'string') {
    return (
      value.includes('{') ? value.replaceAll(NAMED, (blank, name: string) => values[name] ?? blank) : value
    ) as Value
  }
  if (Array.isArray(value)) return value.map((item: unknown) => fillTexts(item, values)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillTexts(part, values)])) as Value
}
