import { multipartProblem } from './multipart.ts'

export type BodyKind = 'form' | 'multipart' | 'json'

/** What a handler is willing to read. Sizes are in bytes and counted while reading. */
export type BodyRule = {
  kinds: readonly BodyKind[]
  limit: number
  maxFields: number
  maxFiles: number
}

export const EVERY_KIND = ['form', 'multipart', 'json'] as const

/** A few short fields. */
export const SMALL_FORM: BodyRule = { kinds: EVERY_KIND, limit: 32 * 1024, maxFields: 30, maxFiles: 0 }

/** JSON is held as a whole and has no files in it. */
const MAX_JSON_BYTES = 1024 * 1024

/** Fields by name. `photos[]` may come several times and is a list; any other name comes once. */
export type Fields = Record<string, unknown>

export type BodyProblem = { status: 400 | 413 | 415 | 422; message: string }
export type BodyOutcome<T> = { ok: true; value: T } | { ok: false; problem: BodyProblem }

/** Reads a request's body into fields, or says why it cannot. An empty body without a type has no fields. */
export async function readFields(request: Request, rule: BodyRule): Promise<BodyOutcome<Fields>> {
  const body = await readBody(request, rule)
  if (!body.ok) return body
  const { kind, bytes, type } = body.value
  if (kind === 'json') return parseJson(bytes)
  const form = await parseForm(bytes, type, rule)
  return form.ok ? toFields(form.value, rule) : form
}

export type Body = { kind: BodyKind; type: string; bytes: Buffer<ArrayBuffer> }

/** The bytes of a body of an accepted kind, never more than the rule allows. */
export async function readBody(request: Request, rule: BodyRule): Promise<BodyOutcome<Body>> {
  const type = request.headers.get('content-type') ?? 'application/x-www-form-urlencoded'
  const kind = kindOf(type)
  const coding = request.headers.get('content-encoding') ?? 'identity'
  if (!kind || !rule.kinds.includes(kind) || coding !== 'identity') return problem(415, 'Unsupported content type')
  const limit = kind === 'json' ? Math.min(rule.limit, MAX_JSON_BYTES) : rule.limit
  const bytes = await readBytes(request, limit)
  if (!bytes) return problem(413, 'The request is too large')
  return { ok: true, value: { kind, type, bytes } }
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

async function readBytes(request: Request, limit: number): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null
  const chunks: Uint8Array[] = []
  let size = 0
  // The stream is left where it stands, not cancelled: that would close the connection before the refusal is sent.
  const reader = request.body?.getReader()
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    size += chunk.value.length
    if (size > limit) return null
    chunks.push(chunk.value)
  }
  return Buffer.concat(chunks)
}

/** Form fields and files, in the order they came. */
export async function parseForm(
  bytes: Buffer<ArrayBuffer>,
  type: string,
  rule: BodyRule,
): Promise<BodyOutcome<FormData>> {
  const isMultipart = kindOf(type) === 'multipart'
  const found = isMultipart ? multipartProblem(bytes, type, rule.maxFields + rule.maxFiles) : null
  if (found) return { ok: false, problem: found }
  try {
    return { ok: true, value: await new Response(bytes, { headers: { 'Content-Type': type } }).formData() }
  } catch {
    return problem(400, 'The form is malformed')
  }
}

function toFields(form: FormData, rule: BodyRule): BodyOutcome<Fields> {
  const names = [...form.keys()]
  const files = [...form.values()].filter((value) => value instanceof File).length
  if (files > rule.maxFiles || names.length - files > rule.maxFields)
    return problem(413, 'The form has too many fields')
  const repeated = names.find((name, index) => !name.endsWith('[]') && names.indexOf(name) !== index)
  if (repeated !== undefined) return problem(422, `The field ${shortened(repeated)} was sent more than once`)
  const valueOf = (name: string) => (name.endsWith('[]') ? form.getAll(name) : form.get(name))
  return { ok: true, value: Object.fromEntries(names.map((name) => [name, valueOf(name)])) }
}

function parseJson(bytes: Buffer): BodyOutcome<Fields> {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ok: true, value: { ...value } }
    return problem(400, 'The JSON body must be an object')
  } catch {
    return problem(400, 'The JSON body is malformed')
  }
}

function problem(status: BodyProblem['status'], message: string): { ok: false; problem: BodyProblem } {
  return { ok: false, problem: { status, message } }
}

function shortened(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name
}
