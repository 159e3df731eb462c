import { openAsBlob } from 'node:fs'
import { open, rm, type FileHandle } from 'node:fs/promises'
import { bodyProblems } from '#content/error-pages.ts'
import { fileProblemText } from '#content/sheet-words.ts'
import { CUT_OFF } from '#domain/quotes/attached-files.ts'
import { incomingPath, NEW_FILE } from '#server/files/private/incoming.ts'
import { VISITOR_RESERVE_BYTES } from '#server/files/private/visitor-ceilings.ts'
import { StorageAway } from '#server/files/storage-away.ts'
import { bodyPieces, saysLength, TOO_LARGE, TOO_SLOW } from './body-bytes.ts'
import type { BodyOutcome, BodyProblem, BodyRule, FilesAside, ReadFields } from './request-body.ts'
import { longestOf, SentFields } from './sent-fields.ts'

const MAX_PART_HEADER_BYTES = 8 * 1024
const LINE_END = Buffer.from('\r\n')
const BLANK_LINE = Buffer.from('\r\n\r\n')
const CLOSING = Buffer.from('--')
/** What a sign takes at most in UTF-8, for each of its units in UTF-16. */
const BYTES_OF_UNIT = 3

/** What a form of several parts may have in all. */
export function mostBytes({ limit, fileBytes = 0, ownFiles = {} }: BodyRule): number {
  return Object.values(ownFiles).reduce((sum, bytes) => sum + bytes, limit + fileBytes)
}

/** Reads a form of several parts as it comes: texts are counted and kept, files are counted and go to the disk. */
export async function readParts(
  request: Request,
  type: string,
  rule: BodyRule,
  folder: string,
): Promise<BodyOutcome<ReadFields>> {
  const delimiter = delimiterOf(type)
  if (!delimiter) return refuse({ status: 400, message: bodyProblems.noBoundary })
  if (saysLength(request) > mostBytes(rule) && !rule.readsBeginning) return TOO_LARGE
  const leave = rule.filesMayFail ? VISITOR_RESERVE_BYTES : undefined
  const form = new ComingForm(delimiter, rule, () => incomingPath(folder, 2 * saysLength(request), leave))
  let isRead = false
  try {
    for await (const piece of bodyPieces(request)) {
      if (piece === null) return TOO_SLOW
      const problem = await form.take(piece)
      if (problem) return refuse(problem)
      if (form.isCut) break
    }
    const fields = form.fields()
    isRead = fields.ok
    return fields.ok ? { ok: true, value: { fields: fields.value, aside: form } } : fields
  } finally {
    await form.close()
    if (!isRead) await form.remove()
  }
}

function refuse(problem: BodyProblem): { ok: false; problem: BodyProblem } {
  return { ok: false, problem }
}

function delimiterOf(contentType: string): Buffer | null {
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType)
  return boundary && Buffer.from(`--${boundary[1] ?? boundary[2]}`)
}

/** What a part says of itself; `file` is the name of one, which is '' where none was chosen. */
type Head = { name: string; file: string | null; type: string }

type Part = Head & {
  /** Its text so far, as far as it is read. */
  text: Buffer[]
  bytes: number
  stored: { path: string; handle: FileHandle } | null
  isLost: boolean
}

/** Follows a form from part to part: before the first and behind the last is nothing that counts. */
class ComingForm implements FilesAside {
  isCut = false
  readonly #delimiter: Buffer
  readonly #rule: BodyRule
  readonly #newPath: () => Promise<string>
  readonly #sent: SentFields
  readonly #paths: string[] = []
  #bytes = { texts: 0, files: 0 }
  #state: 'beginning' | 'content' | 'head' | 'end' = 'beginning'
  // The first delimiter may stand at the very beginning.
  #left: Buffer = LINE_END
  #part: Part | null = null

  constructor(delimiter: Buffer, rule: BodyRule, newPath: () => Promise<string>) {
    this.#delimiter = Buffer.concat([LINE_END, delimiter])
    this.#rule = rule
    this.#sent = new SentFields(rule)
    this.#newPath = newPath
  }

  /** Takes the next bytes; says what is wrong with them. */
  async take(piece: Uint8Array): Promise<BodyProblem | null> {
    this.#left = Buffer.concat([this.#left, piece])
    while (this.#state !== 'end' && !this.isCut) {
      const step = this.#state === 'head' ? this.#takeHead() : await this.#takeContent()
      if (step !== 'on') return step === 'more' ? null : step
    }
    return null
  }

  fields(): BodyOutcome<Record<string, unknown>> {
    if (this.isCut) return { ok: true, value: { ...this.#sent.fields(), [CUT_OFF]: true } }
    return this.#state === 'end'
      ? { ok: true, value: this.#sent.fields() }
      : refuse({ status: 400, message: bodyProblems.formCutOff })
  }

  async close(): Promise<void> {
    await this.#part?.stored?.handle.close()
    this.#part = null
  }

  async remove(): Promise<void> {
    for (const path of this.#paths) await rm(path, { force: true })
  }

  async #takeContent(): Promise<Step> {
    const at = this.#left.indexOf(this.#delimiter)
    const to = at === -1 ? Math.max(0, this.#left.length - this.#delimiter.length + 1) : at
    const problem = await this.#put(this.#left.subarray(0, to))
    if (problem || this.isCut) return problem ?? 'more'
    this.#left = this.#left.subarray(to)
    if (at === -1) return 'more'
    this.#left = this.#left.subarray(this.#delimiter.length)
    this.#state = 'head'
    return (await this.#end()) ?? 'on'
  }

  #takeHead(): Step {
    if (this.#left.length < CLOSING.length) return 'more'
    if (this.#left.subarray(0, CLOSING.length).equals(CLOSING)) {
      this.#state = 'end'
      return 'on'
    }
    const end = this.#left.indexOf(BLANK_LINE)
    if (end > MAX_PART_HEADER_BYTES || (end === -1 && this.#left.length > MAX_PART_HEADER_BYTES))
      return { status: 413, message: bodyProblems.fieldMalformed }
    if (end === -1) return 'more'
    const head = headOf(this.#left.toString('utf8', 0, end))
    if (!head) return { status: 400, message: bodyProblems.formMalformed }
    this.#left = this.#left.subarray(end + BLANK_LINE.length)
    this.#state = 'content'
    this.#part = { ...head, text: [], bytes: 0, stored: null, isLost: false }
    return this.#count('texts', end)
  }

  async #put(bytes: Buffer): Promise<BodyProblem | null> {
    const part = this.#part
    if (!part || bytes.length === 0) return null
    part.bytes += bytes.length
    if (part.file !== null) return part.isLost ? null : this.#putFile(part, bytes)
    const isBeyond = part.bytes - bytes.length > longestOf(this.#rule, part.name) * BYTES_OF_UNIT
    // What is cut off anyway is not stored until then.
    if (isBeyond && this.#rule.cutsLong) return null
    part.text.push(Buffer.from(bytes))
    const step = this.#count('texts', bytes.length)
    return step === 'on' ? null : step
  }

  async #putFile(part: Part, bytes: Buffer): Promise<BodyProblem | null> {
    const { ownFiles = {}, fileBytes = 0, readsBeginning } = this.#rule
    const own = Object.hasOwn(ownFiles, part.name) ? ownFiles[part.name]! : null
    if (own !== null && part.bytes > own) return tooLarge(part.name, own)
    if (own === null) this.#bytes.files += bytes.length
    if (this.#bytes.files > fileBytes) {
      this.isCut = readsBeginning === true
      return this.isCut ? null : TOO_LARGE.problem
    }
    try {
      part.stored ??= await this.#newFile()
      await part.stored.handle.writeFile(bytes)
      return null
    } catch (error) {
      if (!this.#rule.filesMayFail)
        throw new StorageAway('The folder of what comes in cannot be used.', { cause: error })
      part.isLost = true
      return null
    }
  }

  async #newFile(): Promise<NonNullable<Part['stored']>> {
    const path = await this.#newPath()
    this.#paths.push(path)
    return { path, handle: await open(path, NEW_FILE.flag, NEW_FILE.mode) }
  }

  async #end(): Promise<BodyProblem | null> {
    const part = this.#part
    await this.close()
    if (!part) return null
    if (part.file === null) return this.#sent.add(part.name, Buffer.concat(part.text).toString('utf8'))
    const { type } = part
    const content = part.stored && !part.isLost ? [await openAsBlob(part.stored.path, { type })] : []
    return this.#sent.add(part.name, new File(content, part.file, { type }))
  }

  #count(kind: 'texts', bytes: number): 'on' | BodyProblem {
    this.#bytes[kind] += bytes
    return this.#bytes[kind] > this.#rule.limit ? TOO_LARGE.problem : 'on'
  }
}

type Step = 'on' | 'more' | BodyProblem

/** The head of a part as browsers write it, from the end of the delimiter; null of any other. */
function headOf(head: string): Head | null {
  const [, said] = /^content-disposition:\s*form-data;([^\r\n]*)/im.exec(head) ?? []
  const [, name] = /(?:^|;)\s*name="([^"]*)"/i.exec(said ?? '') ?? []
  if (name === undefined || !head.startsWith('\r\n')) return null
  const [, file] = /;\s*filename="([^"]*)"/i.exec(said ?? '') ?? []
  const [, type = 'text/plain'] = /\r\ncontent-type:\s*([^\r\n]*)/i.exec(head) ?? []
  return { name: decoded(name), file: file === undefined ? null : decoded(file), type }
}

/** Browsers encode what would end a name. */
function decoded(name: string): string {
  return name.replaceAll(/%(22|0d|0a)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

function tooLarge(field: string, limit: number): BodyProblem {
  const problem = { code: 'bytes', limit } as const
  const message = { ar: fileProblemText(problem, 'ar'), en: fileProblemText(problem, 'en') }
  return { status: 413, message, field }
}
