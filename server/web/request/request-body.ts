import { setImmediate as nextTick } from 'node:timers/promises'
import { bodyProblems } from '#content/error-pages.ts'
import type { Localized } from '#domain/text/locale.ts'
import { readBytes } from './body-bytes.ts'
import { readParts } from './form-parts.ts'
import { jsonProblem } from '#domain/text/json-text.ts'
import { fieldProblem, SentFields, takenOf } from './sent-fields.ts'

export type BodyKind = 'form' | 'multipart' | 'json'

/** What a handler is willing to read: sizes in bytes, and the texts of fields in UTF-16 units. All is counted while it is read. */
export type BodyRule = {
  kinds: readonly BodyKind[]
  /** Everything but files. */
  limit: number
  maxFields: number
  maxFiles: number
  /** All files together. */
  fileBytes?: number
  /** Files with limits of their own, beside `fileBytes`. */
  ownFiles?: Readonly<Record<string, number>>
  /** The text of a field; `own` of those that may be longer or shorter. */
  longest: number
  own?: Readonly<Record<string, number>>
  /** A text that is too long is cut and not refused: the reader of the form says so, beside what was typed. */
  cutsLong?: boolean
  /** Fields that may come several times although their names do not say so. */
  several?: readonly string[]
  /** A file for which there is no room comes without its bytes: what else was sent is not lost with it. */
  filesMayFail?: boolean
  /** Of a form with too many bytes in its files, what came before is read. `isCutOff` tells. */
  readsBeginning?: boolean
}

export const EVERY_KIND = ['form', 'multipart', 'json'] as const

/** More than any text of a visitor may have, so that its reader says what is too long. */
export const LONGEST_TEXT = 24_000

export const SMALL_FORM: BodyRule = {
  kinds: EVERY_KIND,
  limit: 32 * 1024,
  maxFields: 30,
  maxFiles: 0,
  longest: LONGEST_TEXT,
}

/** JSON is held as a whole and has no files in it. */
const MAX_JSON_BYTES = 1024 * 1024

/** So much of a form is parsed in one tick. */
const SLICE_BYTES = 64 * 1024

/** Fields by name. `photos[]` may come several times and is a list; any other name comes once. */
export type Fields = Record<string, unknown>

/** `field` is the one that it is about, where it is about one. */
export type BodyProblem = { status: 400 | 408 | 413 | 415 | 422; message: Localized; field?: string }
export type BodyOutcome<T> = { ok: true; value: T } | { ok: false; problem: BodyProblem }

/** Files of a form that went to the disk as they came. Whoever has read the fields removes them. */
export type FilesAside = { remove(): Promise<void> }

export type ReadFields = { fields: Fields; aside: FilesAside | null }

/**
 * Reads a request's body into fields, or says why it cannot. An empty body without a type has no fields. Files lie in
 * `incoming` until the caller removes them.
 */
export async function readFields(request: Request, rule: BodyRule, incoming: string): Promise<BodyOutcome<ReadFields>> {
  const type = request.headers.get('content-type') ?? 'application/x-www-form-urlencoded'
  const kind = kindOf(type)
  const coding = request.headers.get('content-encoding') ?? 'identity'
  if (!kind || !rule.kinds.includes(kind) || coding !== 'identity') return problem(415, bodyProblems.unsupported)
  if (kind === 'multipart') return readParts(request, type, rule, incoming)
  const bytes = await readBytes(request, kind === 'json' ? Math.min(rule.limit, MAX_JSON_BYTES) : rule.limit)
  if (!bytes.ok) return bytes
  const fields = kind === 'json' ? parseJson(bytes.value, rule) : await parsePairs(bytes.value, rule)
  return fields.ok ? { ok: true, value: { fields: fields.value, aside: null } } : fields
}

function kindOf(contentType: string): BodyKind | null {
  switch (contentType.split(';', 1)[0]!.trim().toLowerCase()) {
    case 'application/x-www-form-urlencoded':
      return 'form'
    case 'multipart/form-data':
      return 'multipart'
    case 'application/json':
      return 'json'
    default:
      return null
  }
}

/** Pairs of names and values, counted before they are read. */
async function parsePairs(bytes: Buffer, rule: BodyRule): Promise<BodyOutcome<Fields>> {
  let pairs = 1
  for (let at = bytes.indexOf(AMPERSAND); at !== -1; at = bytes.indexOf(AMPERSAND, at + 1)) {
    pairs += 1
    if (pairs > rule.maxFields) return problem(413, bodyProblems.tooManyFields)
  }
  const sent = new SentFields(rule)
  for (let start = 0; start < bytes.length;) {
    const next = bytes.indexOf(AMPERSAND, start + SLICE_BYTES)
    const end = next === -1 ? bytes.length : next
    // A question mark at the beginning would be taken off without the sign before it.
    for (const [name, value] of new URLSearchParams(`&${bytes.toString('utf8', start, end)}`)) {
      const found = sent.add(name, value)
      if (found) return { ok: false, problem: found }
    }
    start = end + 1
    if (start < bytes.length) await nextTick()
  }
  return { ok: true, value: sent.fields() }
}

const AMPERSAND = 0x26

function parseJson(bytes: Buffer, rule: BodyRule): BodyOutcome<Fields> {
  const text = textOf(bytes)
  const shape = text === null ? null : jsonProblem(text)
  if (shape?.kind === 'deep' || shape?.kind === 'many') return problem(413, bodyProblems.jsonLarge)
  if (shape?.kind === 'long') return problem(422, bodyProblems.longField)
  const value = text === null ? undefined : jsonOf(text)
  if (value === undefined) return problem(400, bodyProblems.jsonMalformed)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return problem(400, bodyProblems.jsonNoObject)
  const entries = Object.entries(value)
  if (entries.length > rule.maxFields) return problem(413, bodyProblems.tooManyFields)
  for (const [name, field] of entries) {
    const found = fieldProblem(rule, name, field)
    if (found) return { ok: false, problem: found }
  }
  if (shape?.kind === 'repeated') return problem(422, bodyProblems.repeated, shape.name)
  return { ok: true, value: Object.fromEntries(entries.map(([name, field]) => [name, takenOf(rule, name, field)])) }
}

/** Null where the bytes are no text. */
function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The caller says that it is malformed.
    return undefined
  }
}

function problem(
  status: BodyProblem['status'],
  message: Localized,
  field?: string,
): { ok: false; problem: BodyProblem } {
  return { ok: false, problem: { status, message, ...(field === undefined ? {} : { field }) } }
}
