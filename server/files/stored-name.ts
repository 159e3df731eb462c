import { createHash } from 'node:crypto'
import type { RenditionFormat } from '../../domain/picture.ts'

/** The name of a stored file follows from its bytes: the same file has the same name, and no name gets other bytes. */
export function storedName(bytes: Uint8Array, extension: string): { name: string; sha256: string } {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { name: `${sha256.slice(0, 32)}.${extension}`, sha256 }
}

export type NameParts = { stem: string; rendition: { width: number; format: RenditionFormat } | null }

const NAME = /^([0-9a-f]{32})(?:\.(?:jpg|png|webp|avif|pdf)|-([1-9]\d{0,3})\.(avif|webp))$/

/** What the last segment of an upload's address may be: a stored name or one of its renditions; null for all else. */
export function readStoredName(name: string): NameParts | null {
  const match = NAME.exec(name)
  if (!match) return null
  const [, stem = '', width, format] = match
  return { stem, rendition: width ? { width: Number(width), format: format as RenditionFormat } : null }
}
