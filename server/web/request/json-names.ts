/** What tells where a name stands: signs that open, end and part, and what a backslash makes part of a string. */
const SIGNS = /[{}[\]:"]|\\./g

/**
 * The first name that the object of a JSON text has twice, else null; names within its values are theirs. The text must
 * be one that `JSON.parse` takes, which says nothing of such a name: the last value counts for it.
 */
export function repeatedName(text: string): string | null {
  const names = new Set<string>()
  let depth = 0
  let isInString = false
  let start = 0
  let last = ''
  for (const { 0: sign, index } of text.matchAll(SIGNS)) {
    if (sign === '"') {
      if (isInString && depth === 1) last = text.slice(start, index + 1)
      isInString = !isInString
      start = index
    } else if (isInString) continue
    else if (sign === ':' && depth === 1) {
      const name = JSON.parse(last) as string
      if (names.has(name)) return name
      names.add(name)
    } else if (sign === '{' || sign === '[') depth++
    else if (sign === '}' || sign === ']') depth--
  }
  return null
}
