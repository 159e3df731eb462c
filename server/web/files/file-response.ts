import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { CachedPage } from '#server/cache/cached-page.ts'
import { codingFor } from '#server/coding.ts'
import type { ByteRange } from '#server/files/file-storage.ts'
import type { HttpContext } from '#server/middleware/http-scope.ts'

const MAX_RANGES = 5

/**
 * The parts of a file that a Range header asks for: null when it asks for the whole (no header, another unit, bad
 * syntax, more bytes than the file has), `unsatisfiable` when nothing of it exists or it asks for too many parts.
 */
export function readRanges(header: string | null | undefined, size: number): ByteRange[] | 'unsatisfiable' | null {
  if (!header?.startsWith('bytes=')) return null
  const specs = header.slice('bytes='.length).split(',', MAX_RANGES + 1)
  if (specs.length > MAX_RANGES) return 'unsatisfiable'
  const parsed = specs.map((spec) => readRange(spec.trim(), size))
  if (parsed.includes('malformed')) return null
  const ranges = parsed.filter((range) => typeof range === 'object')
  if (ranges.length === 0) return 'unsatisfiable'
  return ranges.reduce((sum, range) => sum + lengthOf(range), 0) > size ? null : ranges
}

function lengthOf({ start, end }: ByteRange): number {
  return end - start + 1
}

function contentRange({ start, end }: ByteRange, size: number): string {
  return `bytes ${start}-${end}/${size}`
}

function readRange(spec: string, size: number): ByteRange | 'empty' | 'malformed' {
  const match = /^(\d{0,15})-(\d{0,15})$/.exec(spec)
  if (!match || spec === '-') return 'malformed'
  const [, first, last] = match
  if (!first) return lastBytes(Number(last), size)
  const range = { start: Number(first), end: last ? Math.min(Number(last), size - 1) : size - 1 }
  if (last && Number(last) < range.start) return 'malformed'
  return range.start < size ? range : 'empty'
}

function lastBytes(count: number, size: number): ByteRange | 'empty' {
  return count === 0 || size === 0 ? 'empty' : { start: Math.max(0, size - count), end: size - 1 }
}

/** A file that can be read in parts. The tag is quoted and changes with every byte. */
export type ServedFile = {
  type: string
  size: number
  etag: string
  read(range?: ByteRange): ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>
}

/** Answers GET and HEAD for a file: whole, in parts, or "you have it already". */
export function fileResponse(request: Request, file: ServedFile, headers: Record<string, string>): Response {
  const shared = { ...headers, ETag: file.etag, 'Accept-Ranges': 'bytes' }
  if (hasCurrent(request.headers.get('if-none-match'), file.etag))
    return new Response(null, { status: 304, headers: shared })
  const ranges = request.method === 'GET' ? rangesOf(request, file) : null
  if (ranges === 'unsatisfiable') return unsatisfiable(file, headers)
  if (ranges?.length === 1) return onePart(file, ranges[0]!, shared)
  if (ranges) return severalParts(file, ranges, shared)
  const whole = { ...shared, 'Content-Type': file.type, 'Content-Length': String(file.size) }
  return new Response(request.method === 'HEAD' ? null : file.read(), { headers: whole })
}

/** Whether the browser's copy is the current one; weak and strong tags of the same content are the same here. */
export function hasCurrent(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  return ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))
}

/** A part of an older version would not fit to the parts that the browser has. */
function rangesOf(request: Request, file: ServedFile) {
  const ifRange = request.headers.get('if-range')
  return ifRange === null || ifRange === file.etag ? readRanges(request.headers.get('range'), file.size) : null
}

/** How long the file may be cached is not said of an answer without it, nor is the tag. */
function unsatisfiable(file: ServedFile, headers: Record<string, string>): Response {
  const range = { 'Accept-Ranges': 'bytes', 'Content-Range': `bytes */${file.size}` }
  return new Response(null, { status: 416, headers: { ...headers, ...range, 'Cache-Control': 'no-store' } })
}

function onePart(file: ServedFile, range: ByteRange, shared: Record<string, string>): Response {
  const headers = {
    ...shared,
    'Content-Type': file.type,
    'Content-Range': contentRange(range, file.size),
    'Content-Length': String(lengthOf(range)),
  }
  return new Response(file.read(range), { status: 206, headers })
}

function severalParts(file: ServedFile, ranges: ByteRange[], shared: Record<string, string>): Response {
  const boundary = randomBytes(12).toString('hex')
  const heads = ranges.map((range) => headOfPart(boundary, file, range))
  const tail = `\r\n--${boundary}--\r\n`
  const size = ranges.reduce((sum, range, index) => sum + heads[index]!.length + lengthOf(range), tail.length)
  const headers = {
    ...shared,
    'Content-Type': `multipart/byteranges; boundary=${boundary}`,
    'Content-Length': String(size),
  }
  const parts = Readable.toWeb(Readable.from(partsOf(file, ranges, heads, tail))) as ReadableStream<Uint8Array>
  return new Response(parts, { status: 206, headers })
}

function headOfPart(boundary: string, file: ServedFile, range: ByteRange): string {
  return `\r\n--${boundary}\r\nContent-Type: ${file.type}\r\nContent-Range: ${contentRange(range, file.size)}\r\n\r\n`
}

async function* partsOf(
  file: ServedFile,
  ranges: ByteRange[],
  heads: string[],
  tail: string,
): AsyncGenerator<Uint8Array> {
  for (const [index, range] of ranges.entries()) {
    yield Buffer.from(heads[index]!)
    const part = file.read(range)
    if (part instanceof Uint8Array) yield part
    else yield* part
  }
  yield Buffer.from(tail)
}

/** Statuses that come without content. */
const BODILESS = [204, 205, 304]

/** Answers with a made page in the coding that the client takes, or with "you have it already". */
export async function answerCopy(c: HttpContext, copy: CachedPage): Promise<Response> {
  const { status } = copy.facts
  const compressed = await copy.compressed(codingFor(c.req.header('accept-encoding')))
  if (compressed.etag && hasCurrent(c.req.header('if-none-match') ?? null, compressed.etag)) {
    return new Response(null, { status: 304, headers: pairsOf(compressed.unchanged) })
  }
  const isSilent = c.req.method === 'HEAD' || BODILESS.includes(status)
  return new Response(isSilent ? null : compressed.body, { status, headers: pairsOf(compressed.headers) })
}

function pairsOf(headers: string[]): [string, string][] {
  return Array.from({ length: headers.length / 2 }, (_, index) => [headers[2 * index]!, headers[2 * index + 1]!])
}
