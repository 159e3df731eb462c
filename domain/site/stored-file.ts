import type { RenditionFormat } from './picture.ts'

export const FILE_KINDS = ['image', 'pdf'] as const
export type FileKind = (typeof FILE_KINDS)[number]

export function isFileKind(value: unknown): value is FileKind {
  return FILE_KINDS.some((kind) => kind === value)
}

/** An uploaded file. `name` is its address and never changes: 32 digits of its SHA-256 and the ending of its kind. */
export type StoredFile = {
  name: string
  sha256: string
  kind: FileKind
  mime: string
  bytes: number
  /** In pixels; null for what is not a picture. */
  width: number | null
  height: number | null
  color: string | null
  originalName: string
  createdAt: string
}

/** One smaller picture made from a stored one. */
export type Rendition = { format: RenditionFormat; width: number; bytes: number }
