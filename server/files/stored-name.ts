import { createHash } from 'node:crypto'
import type { RenditionFormat } from '#domain/site/picture.ts'

/** Pages name many pictures, each a few times, and digits of a hash do not compress. */
const ENOUGH = 16
/** For bytes whose first digits are another file's, and for what was stored while all names were as long. */
const LONG = 32

/**
 * The names that a stored file may have follow from its bytes: the same file has the same name, and no name gets other
 * bytes. The first is its name unless another file has it.
 */
export function storedNames(bytes: Uint8Array, extension: string): { names: [string, string]; sha256: string } {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const nameOf = (digits: number) => `${sha256.slice(0, digits)}.${extension}`
  return { names: [nameOf(ENOUGH), nameOf(LONG)], sha256 }
}

export type NameParts = { stem: string; rendition: { width: number; format: RenditionFormat } | null }

const STEM = `(?:[0-9a-f]{${ENOUGH}}|[0-9a-f]{${LONG}})`
const WHOLE = '\\.(?:jpg|png|webp|avif|pdf)'
const NAME = new RegExp(`^(${STEM})(?:${WHOLE}|-([1-9]\\d{0,3})\\.(avif|webp))$`)

/** Stored names, without those of renditions, wherever they stand in a text. */
export const STORED_NAMES = new RegExp(`(?<![0-9a-f])${STEM}${WHOLE}`, 'g')

/** What the last segment of an upload's address may be: a stored name or one of its renditions; null for all else. */
export function readStoredName(name: string): NameParts | null {
  const match = NAME.exec(name)
  if (!match) return null
  const [, stem = '', width, format] = match
  return { stem, rendition: width ? { width: Number(width), format: format as RenditionFormat } : null }
}

/** What is printed lies below this folder of the storage. It can be made again, so no backup takes it. */
export const PRINTS_FOLDER = 'prints'

export function isPrintFile(name: string): boolean {
  return name.startsWith(`${PRINTS_FOLDER}/`)
}
