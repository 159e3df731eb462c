import type { CompiledQuery } from 'kysely'

/** PostgreSQL keeps no text with this character and fails where a statement brings one; SQLite keeps it. */
const NUL = '\0'
/** What stands for a character that cannot be read. */
const REPLACEMENT = '\uFFFD'

/**
 * The statement with values that both databases can keep and compare. Fields clean what people type; this holds for
 * the rest, too, such as an id that somebody made up: it is found nowhere, on either database.
 */
export function storable(query: CompiledQuery): CompiledQuery {
  if (!query.parameters.some(holdsNul)) return query
  const parameters = query.parameters.map((value) => (holdsNul(value) ? value.replaceAll(NUL, REPLACEMENT) : value))
  return { ...query, parameters }
}

function holdsNul(value: unknown): value is string {
  return typeof value === 'string' && value.includes(NUL)
}
