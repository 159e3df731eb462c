import { toLatinDigits } from '#domain/text/fold.ts'
import { unprefixedPath } from '#domain/text/locale.ts'

/** `RQ-2026-00042`: of the series of requests, the year in Riyadh and the place in it. */
export function requestNumber(year: number, place: number): string {
  return `${REQUEST_SERIES}-${year}-${String(place).padStart(5, '0')}`
}

export const REQUEST_SERIES = 'RQ'

const TYPED = /^(?:rq)?[-\s]*(?:(?<year>20\d\d)[-\s]+)?0*(?<place>\d{1,9})$/i

/**
 * What a typed text says of a number: `42`, `rq42`, `RQ-2026-00042`; null where it is none. Numbers end with it as SQL's
 * `like` compares it.
 */
export function typedNumber(text: string): string | null {
  const { year, place } = TYPED.exec(toLatinDigits(text).trim())?.groups ?? {}
  if (place === undefined) return null
  return `${REQUEST_SERIES}-${year ?? '____'}-${place.padStart(5, '0')}`
}

/** A private link's token: 128 bits in 22 characters. */
export const TOKEN = /^[\w-]{22}$/

/** The token in the path of a private link, or of what lies below it; null in any other. */
export function linkToken(path: string): string | null {
  return /^\/quote\/s\/([\w-]{22})(?=[/.]|$)/.exec(unprefixedPath(path))?.[1] ?? null
}

export const LINK_DAYS = 180

/** The address of a request's own page, without its language. */
export function requestPath(token: string): string {
  return `/quote/s/${token}`
}
