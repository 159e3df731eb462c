import { refusals } from '#content/refusals.ts'
import type { FieldErrors } from '#domain/records/errors.ts'
import { isRemote } from '#domain/site/picture.ts'
import type { FileKind } from '#domain/site/stored-file.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findFileKinds } from '#server/data/site/files-store.ts'

/** The largest whole number that both databases keep in an integer column. */
const LARGEST_INTEGER = 2_147_483_647

/** One rule of the data for one field of the API; a value that is not sent is not checked. */
type FieldCheck = { field: string; value: unknown; holds: (value: number) => boolean; message: Localized }

export function rating(value: number | undefined): FieldCheck {
  return { field: 'rating', value, holds: (number) => number >= 0 && number <= 5, message: refusals.ratingOutOfRange }
}

export function price(value: number | undefined): FieldCheck {
  return { field: 'price', value, holds: (number) => number >= 0, message: refusals.priceNegative }
}

export function wholeNumber(field: string, value: number | null | undefined, least: number): FieldCheck {
  const holds = (number: number) => Number.isInteger(number) && number >= least && number <= LARGEST_INTEGER
  return { field, value, holds, message: refusals.notAWholeNumber }
}

/** Nothing is read in no time. */
export function minutes(field: string, value: number | undefined): FieldCheck {
  return { ...wholeNumber(field, value, 1), message: refusals.minutesMissing }
}

/** A place in an order may be negative. */
export function place(field: string, value: number | null | undefined): FieldCheck {
  return wholeNumber(field, value, -LARGEST_INTEGER)
}

export function checkFields(checks: FieldCheck[]): FieldErrors {
  const broken = checks.filter(
    ({ value, holds }) => value !== undefined && value !== null && !(Number.isFinite(value) && holds(value as number)),
  )
  return Object.fromEntries(broken.map(({ field, message }) => [field, message]))
}

/** A stored file or whole address that a field of the API names, and what it must be. */
type Reference = { field: string; source: string | null | undefined; kind: FileKind }

const WRONG_KIND: Record<FileKind, Localized> = { image: refusals.notAPicture, pdf: refusals.notAPdf }

/** What is wrong with references to files: unknown ones, and those of another kind. Addresses of other hosts pass. */
export async function checkReferences(db: Db, references: Reference[]): Promise<FieldErrors> {
  const named = references.flatMap(({ field, source, kind }) =>
    source && !isRemote(source) ? [{ field, source, kind }] : [],
  )
  const kinds = await findFileKinds(db, [...new Set(named.map(({ source }) => source))])
  const problems: FieldErrors = {}
  for (const { field, source, kind } of named) {
    const actual = kinds.get(source)
    if (actual === undefined) problems[field] = refusals.fileUnknown
    else if (actual !== kind) problems[field] = WRONG_KIND[kind]
  }
  return problems
}
