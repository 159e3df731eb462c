import { openAsBlob } from 'node:fs'
import { open, rm, type FileHandle } from 'node:fs/promises'
import { bodyProblems } from '#content/body-problems.ts'
import { fileProblemText } from '#content/sheet-words.ts'
import { incomingPath, NEW_FILE } from '#server/files/private/incoming.ts'
import { StorageAway } from '#server/files/storage-away.ts'
import { bodyPieces, saysLength, TOO_LARGE, TOO_SLOW } from './body-bytes.ts'
import { BLANK_LINE, delimiterOf, MAX_PART_HEADER_BYTES } from './multipart.ts'
import type { BodyOutcome, BodyProblem, BodyRule } from './request-body.ts'

/** Files of a form that went to the disk as they came. Whoever has read them removes them. */
export type FilesAside = {
  /** In their order, by the names of their fields. */
  files: { field: string; path: string }[]
  remove(): Promise<void>
}

/** A form without the content of its large files. */
export type FormAside = { bytes: Buffer<ArrayBuffer>; aside: FilesAside }

/** What a form of several parts may have in all, its large files included. */
export function mostBytes({ limit, aside = {} }: BodyRule): number {
  return Object.values(aside).reduce((sum, bytes) => sum + bytes, limit)
}

/**
 * Reads a form of several parts as it comes: the content of the files that `rule.aside` names goes to the disk, counted, and
 * everything else is kept as it is, to be parsed as any form.
 */
export async function readFilesAside(
  request: Request,
  type: string,
  rule: BodyRule,
  folder: string,
): Promise<BodyOutcome<FormAside>> {
  const delimiter = delimiterOf(type)
  if (!delimiter) return refuse({ status: 400, message: bodyProblems.noBoundary })
  if (saysLength(request) > mostBytes(rule)) return TOO_LARGE
  const form = new ComingForm(delimiter, rule, () => incomingPath(folder, 2 * saysLength(request)))
  let isRead = false
  try {
    for await (const piece of bodyPieces(request)) {
      if (piece === null) return TOO_SLOW
      const problem = await form.take(piece)
      if (problem) return refuse(problem)
    }
    isRead = true
    return { ok: true, value: { bytes: form.rest(), aside: form } }
  } finally {
    await form.close()
    if (!isRead) await form.remove()
  }
}

function refuse(problem: BodyProblem): { ok: false; problem: BodyProblem } {
  return { ok: false, problem }
}

/** A file on the disk under the name that it came with; its bytes are read when somebody wants them. */
export async function fileAside({ path }: { path: string }, { name, type }: File): Promise<File> {
  return new File([await openAsBlob(path, { type })], name, { type })
}

const LINE_END = Buffer.from('\r\n')
const CLOSING = Buffer.from('--')

/** Follows a form from part to part: `text` is kept, `file` goes to the disk, `head` is what a part says of itself. */
class ComingForm implements FilesAside {
  readonly files: FilesAside['files'] = []
  readonly #delimiter: Buffer
  readonly #rule: BodyRule
  readonly #newPath: () => Promise<string>
  readonly #kept: Buffer[] = []
  #keptBytes = 0
  #parts = 0
  #state: 'text' | 'file' | 'head' | 'end' = 'text'
  // The first delimiter may stand at the very beginning.
  #left: Buffer = LINE_END
  #file: { handle: FileHandle; field: string; left: number } | null = null

  constructor(delimiter: Buffer, rule: BodyRule, newPath: () => Promise<string>) {
    this.#delimiter = Buffer.concat([LINE_END, delimiter])
    this.#rule = rule
    this.#newPath = newPath
  }

  /** Takes the next bytes; says what is wrong with them. */
  async take(piece: Uint8Array): Promise<BodyProblem | null> {
    this.#left = Buffer.concat([this.#left, piece])
    for (;;) {
      if (this.#state === 'end') return null
      const step = this.#state === 'head' ? await this.#takeHead() : await this.#takeContent()
      if (step !== 'on') return step === 'more' ? null : step
    }
  }

  /** The form without the content of what is on the disk. */
  rest(): Buffer<ArrayBuffer> {
    return Buffer.concat(this.#kept).subarray(LINE_END.length)
  }

  async close(): Promise<void> {
    await this.#file?.handle.close()
    this.#file = null
  }

  async remove(): Promise<void> {
    for (const { path } of this.files) await rm(path, { force: true })
  }

  async #takeContent(): Promise<Step> {
    const at = this.#left.indexOf(this.#delimiter)
    const to = at === -1 ? Math.max(0, this.#left.length - this.#delimiter.length + 1) : at
    const problem = await this.#put(this.#left.subarray(0, to))
    if (problem) return problem
    this.#left = this.#left.subarray(to)
    if (at === -1) return 'more'
    await this.close()
    this.#left = this.#left.subarray(this.#delimiter.length)
    this.#state = 'head'
    return this.#keep(this.#delimiter) ?? 'on'
  }

  async #takeHead(): Promise<Step> {
    if (this.#left.length < CLOSING.length) return 'more'
    if (this.#left.subarray(0, CLOSING.length).equals(CLOSING)) {
      this.#state = 'end'
      return this.#keep(Buffer.concat([CLOSING, LINE_END])) ?? 'on'
    }
    const end = this.#left.indexOf(BLANK_LINE)
    if (end > MAX_PART_HEADER_BYTES || (end === -1 && this.#left.length > MAX_PART_HEADER_BYTES))
      return { status: 413, message: bodyProblems.fieldMalformed }
    if (end === -1) return 'more'
    this.#parts += 1
    if (this.#parts > this.#rule.maxFields + this.#rule.maxFiles)
      return { status: 413, message: bodyProblems.tooManyFields }
    const head = this.#left.subarray(0, end + BLANK_LINE.length)
    this.#left = this.#left.subarray(head.length)
    await this.#begin(head.toString('latin1'))
    return this.#keep(head) ?? 'on'
  }

  async #begin(head: string): Promise<void> {
    const field = asideField(head)
    const most = field === null ? undefined : this.#rule.aside?.[field]
    this.#state = most === undefined ? 'text' : 'file'
    if (field === null || most === undefined) return
    const path = await this.#newPath()
    this.files.push({ field, path })
    const handle = await open(path, NEW_FILE.flag, NEW_FILE.mode).catch(failAsAway)
    this.#file = { handle, field, left: most }
  }

  async #put(bytes: Buffer): Promise<BodyProblem | null> {
    const file = this.#file
    if (file === null) return this.#keep(bytes)
    file.left -= bytes.length
    if (file.left < 0) return tooLarge(file.field, this.#rule.aside![file.field]!)
    if (bytes.length > 0) await file.handle.writeFile(bytes).catch(failAsAway)
    return null
  }

  #keep(bytes: Buffer): BodyProblem | null {
    this.#keptBytes += bytes.length
    if (this.#keptBytes > this.#rule.limit) return TOO_LARGE.problem
    this.#kept.push(Buffer.from(bytes))
    return null
  }
}

function failAsAway(error: unknown): never {
  throw new StorageAway('The folder of what comes in cannot be used.', { cause: error })
}

type Step = 'on' | 'more' | BodyProblem

/** The field of a part that brings a file, as browsers write it; null of any other part. */
function asideField(head: string): string | null {
  const [, said] = /^content-disposition:\s*form-data;([^\r\n]*)/im.exec(head) ?? []
  const [, name] = /(?:^|;)\s*name="([^"]*)"/i.exec(said ?? '') ?? []
  return name !== undefined && /;\s*filename="[^"]/i.test(said ?? '') ? name : null
}

function tooLarge(field: string, limit: number): BodyProblem {
  const problem = { code: 'bytes', limit } as const
  const message = { ar: fileProblemText(problem, 'ar'), en: fileProblemText(problem, 'en') }
  return { status: 413, message, field }
}
