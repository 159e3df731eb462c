import { bodyProblems } from '#content/body-problems.ts'
import { CUT_OFF } from '#domain/quotes/attached-files.ts'
import type { Localized } from '#domain/text/locale.ts'
import { readBytes } from './body-bytes.ts'
import { fileAside, readFilesAside, type FilesAside } from './files-aside.ts'
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
  /** Files that go to the disk as they come, with the bytes that each may have beside `limit`. */
  aside?: Readonly<Record<string, number>>
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

export type ReadFields = { fields: Fields; aside: FilesAside | null }

/**
 * Reads a request's body into fields, or says why it cannot. An empty body without a type has no fields. Large files lie in
 * `incoming` until the caller removes them.
 */
export async function readFields(request: Request, rule: BodyRule, incoming: string): Promise<BodyOutcome<ReadFields>> {
  const body = await readBody(request, rule, incoming)
  if (!body.ok) return body
  const fields = await parseFields(body.value, rule)
  const { aside } = body.value
  if (fields.ok) return { ok: true, value: { fields: fields.value, aside } }
  await aside?.remove()
  return fields
}

export type Body = {
  kind: BodyKind
  type: string
  bytes: Buffer<ArrayBuffer>
  isCut: boolean
  aside: FilesAside | null
}

/** The bytes of a body of an accepted kind, never more than the rule allows. */
export async function readBody(request: Request, rule: BodyRule, incoming: string): Promise<BodyOutcome<Body>> {
  const type = request.headers.get('content-type') ?? 'application/x-www-form-urlencoded'
  const kind = kindOf(type)
  const coding = request.headers.get('content-encoding') ?? 'identity'
  if (!kind || !rule.kinds.includes(kind) || coding !== 'identity') return problem(415, bodyProblems.unsupported)
  if (kind === 'multipart' && rule.aside) {
    const form = await readFilesAside(request, type, rule, incoming)
    return form.ok ? { ok: true, value: { kind, type, isCut: false, ...form.value } } : form
  }
  const limit = kind === 'json' ? Math.min(rule.limit, MAX_JSON_BYTES) : rule.limit
  const wantsBeginning = kind === 'multipart' && rule.readsBeginning === true
  const bytes = await readBytes(request, limit, undefined, wantsBeginning)
  return bytes.ok ? { ok: true, value: { kind, type, aside: null, ...cutIfLong(bytes.value, type, limit) } } : bytes
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
export async function parseFields(
  { kind, bytes, type, isCut, aside }: Body,
  rule: BodyRule,
): Promise<BodyOutcome<Fields>> {
  if (kind === 'json') return parseJson(bytes, rule)
  const found = kind === 'multipart' ? multipartProblem(bytes, type, rule.maxFields + rule.maxFiles) : null
  if (found) return { ok: false, problem: found }
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
    if (aside) await bringBack(form, aside, rule)
    const fields = toFields(form, rule)
    return isCut && fields.ok ? { ok: true, value: { ...fields.value, [CUT_OFF]: true } } : fields
  } catch {
    return problem(400, bodyProblems.formMalformed)
  }
}

/** Puts the files on the disk where the form has their names. Throws where they are not the same. */
async function bringBack(form: FormData, { files }: FilesAside, { aside = {} }: BodyRule): Promise<void> {
  const entries = [...form]
  const waiting = [...files]
  for (const name of new Set(entries.map(([field]) => field))) form.delete(name)
  for (const [name, value] of entries) {
    const isAside = value instanceof File && value.name !== '' && Object.hasOwn(aside, name)
    const file = isAside ? waiting.shift() : undefined
    if (isAside && file?.field !== name) throw new Error('A file was read as another field')
    form.append(name, file ? await fileAside(file, value as File) : value)
  }
  if (waiting.length > 0) throw new Error('A file was read that the form does not name')
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
