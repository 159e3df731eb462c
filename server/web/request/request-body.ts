import { bodyProblems } from '../../../content/body-problems.ts'
import { CUT_OFF } from '../../../domain/quotes/attached-files.ts'
import type { Localized } from '../../../domain/text/locale.ts'
import { readBytes } from './body-bytes.ts'
import { repeatedName } from './json-names.ts'
import { multipartProblem, wholeParts } from './multipart.ts'

export type BodyKind = 'form' | 'multipart' | 'json'

/** What a handler is willing to read. Sizes are in bytes and counted while reading. */
export type BodyRule = {
  kinds: readonly BodyKind[]
  limit: number
  maxFields: number
  maxFiles: number
  /** Fields that may come several times although their names do not say so. */
  several?: readonly string[]
  /** Of a form that is too long, what came before is read: its last fields are files. `isCutOff` tells. */
  readsBeginning?: boolean
}

export const EVERY_KIND = ['form', 'multipart', 'json'] as const

/** A few short fields. */
export const SMALL_FORM: BodyRule = { kinds: EVERY_KIND, limit: 32 * 1024, maxFields: 30, maxFiles: 0 }

/** No field of ours has a longer name. */
const MAX_NAME_LENGTH = 100

/** JSON is held as a whole and has no files in it. */
const MAX_JSON_BYTES = 1024 * 1024

/** Fields by name. `photos[]` may come several times and is a list; any other name comes once. */
export type Fields = Record<string, unknown>

/** `field` is the one that it is about, where it is about one. */
export type BodyProblem = { status: 400 | 408 | 413 | 415 | 422; message: Localized; field?: string }
export type BodyOutcome<T> = { ok: true; value: T } | { ok: false; problem: BodyProblem }

/** Reads a request's body into fields, or says why it cannot. An empty body without a type has no fields. */
export async function readFields(request: Request, rule: BodyRule): Promise<BodyOutcome<Fields>> {
  const body = await readBody(request, rule)
  return body.ok ? parseFields(body.value, rule) : body
}

export type Body = { kind: BodyKind; type: string; bytes: Buffer<ArrayBuffer>; isCut: boolean }

/** The bytes of a body of an accepted kind, never more than the rule allows. */
export async function readBody(request: Request, rule: BodyRule): Promise<BodyOutcome<Body>> {
  const type = request.headers.get('content-type') ?? 'application/x-www-form-urlencoded'
  const kind = kindOf(type)
  const coding = request.headers.get('content-encoding') ?? 'identity'
  if (!kind || !rule.kinds.includes(kind) || coding !== 'identity') return problem(415, bodyProblems.unsupported)
  const limit = kind === 'json' ? Math.min(rule.limit, MAX_JSON_BYTES) : rule.limit
  const wantsBeginning = kind === 'multipart' && rule.readsBeginning === true
  const bytes = await readBytes(request, limit, undefined, wantsBeginning)
  return bytes.ok ? { ok: true, value: { kind, type, ...cutIfLong(bytes.value, type, limit) } } : bytes
}

function cutIfLong(bytes: Buffer<ArrayBuffer>, type: string, limit: number): Pick<Body, 'bytes' | 'isCut'> {
  const isCut = bytes.length > limit
  return { bytes: isCut ? wholeParts(bytes, type) : bytes, isCut }
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

/** What a body says, or why it says nothing that can be used. */
export async function parseFields({ kind, bytes, type, isCut }: Body, rule: BodyRule): Promise<BodyOutcome<Fields>> {
  if (kind === 'json') return parseJson(bytes, rule)
  const found = kind === 'multipart' ? multipartProblem(bytes, type, rule.maxFields + rule.maxFiles) : null
  if (found) return { ok: false, problem: found }
  try {
    const fields = toFields(await new Response(bytes, { headers: { 'Content-Type': type } }).formData(), rule)
    return isCut && fields.ok ? { ok: true, value: { ...fields.value, [CUT_OFF]: true } } : fields
  } catch {
    return problem(400, bodyProblems.formMalformed)
  }
}

function toFields(form: FormData, rule: BodyRule): BodyOutcome<Fields> {
  const names = [...form.keys()]
  const files = [...form.values()].filter((value) => value instanceof File).length
  if (files > rule.maxFiles || names.length - files > rule.maxFields) return problem(413, bodyProblems.tooManyFields)
  if (names.some(isLongName)) return problem(400, bodyProblems.longName)
  const isList = (name: string) => name.endsWith('[]') || rule.several?.includes(name) === true
  const repeated = names.find((name, index) => !isList(name) && names.indexOf(name) !== index)
  if (repeated !== undefined) return problem(422, bodyProblems.repeated, repeated)
  const valueOf = (name: string) => (isList(name) ? form.getAll(name) : form.get(name))
  return { ok: true, value: Object.fromEntries(names.map((name) => [name, valueOf(name)])) }
}

function parseJson(bytes: Buffer, { maxFields }: BodyRule): BodyOutcome<Fields> {
  const text = textOf(bytes)
  const value = text === null ? undefined : jsonOf(text)
  if (text === null || value === undefined) return problem(400, bodyProblems.jsonMalformed)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return problem(400, bodyProblems.jsonNoObject)
  const names = Object.keys(value)
  if (names.length > maxFields) return problem(413, bodyProblems.tooManyFields)
  if (names.some(isLongName)) return problem(400, bodyProblems.longName)
  const repeated = repeatedName(text)
  return repeated === null ? { ok: true, value: { ...value } } : problem(422, bodyProblems.repeated, repeated)
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

function isLongName(name: string): boolean {
  return name.length > MAX_NAME_LENGTH
}
