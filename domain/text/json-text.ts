/** How deep JSON may go, how many values it may have, and how long its texts may be below the first level. */
const JSON_LIMITS = { depth: 16, values: 20_000, text: 20_000 }

type JsonProblem = { kind: 'deep' | 'many' | 'long' } | { kind: 'repeated'; name: string }

const [QUOTE, BACKSLASH, COLON, COMMA] = Array.from('"\\:,', (sign) => sign.charCodeAt(0))
const OPENING = Array.from('{[', (sign) => sign.charCodeAt(0))
const CLOSING = Array.from('}]', (sign) => sign.charCodeAt(0))

/**
 * What is wrong with the shape of a JSON text, in one pass before it is parsed: `JSON.parse` takes any depth, and says
 * nothing of a name that the outer object has twice. Names within its values are theirs.
 */
export function jsonProblem(text: string): JsonProblem | null {
  const names = new Set<string>()
  let [depth, values] = [0, 0]
  let last = ''
  let repeated: string | null = null
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) {
      const end = endOfString(text, at + 1)
      if (depth === 1) last = text.slice(at, end + 1)
      else if (end - at - 1 > JSON_LIMITS.text) return { kind: 'long' }
      at = end
    } else if (sign === COLON && depth === 1) {
      const name = unquoted(last)
      if (names.has(name)) repeated ??= name
      names.add(name)
    } else if (sign === COMMA) values += 1
    else if (OPENING.includes(sign)) {
      values += 1
      depth += 1
    } else if (CLOSING.includes(sign)) depth -= 1
    if (depth > JSON_LIMITS.depth) return { kind: 'deep' }
    if (values > JSON_LIMITS.values) return { kind: 'many' }
  }
  return repeated === null ? null : { kind: 'repeated', name: repeated }
}

/** What a JSON text says; undefined where it is none, or one that is too much to read. */
export function parsedJson(text: string): unknown {
  const kind = jsonProblem(text)?.kind
  try {
    return kind === 'deep' || kind === 'many' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function endOfString(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) return at
    if (sign === BACKSLASH) at += 1
  }
  return text.length
}

/** A name as it is meant; one that is no JSON is for the parser to refuse. */
function unquoted(quoted: string): string {
  try {
    return String(JSON.parse(quoted))
  } catch {
    return quoted
  }
}
