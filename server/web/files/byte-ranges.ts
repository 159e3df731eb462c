import type { ByteRange } from '#server/files/file-storage.ts'

export const MAX_RANGES = 5

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

export function lengthOf({ start, end }: ByteRange): number {
  return end - start + 1
}

export function contentRange({ start, end }: ByteRange, size: number): string {
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
