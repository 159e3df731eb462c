import type { RenditionFormat } from './picture.ts'

export const FILE_KINDS = ['image', 'pdf'] as const
export type FileKind = (typeof FILE_KINDS)[number]

export function isFileKind(value: unknown): value is FileKind {
  return FILE_KINDS.some((kind) => kind === value)
}

/** What a logo is drawn for: a line with the name, or a square sign. */
const LOGO_SHAPES = ['logo', 'mark'] as const
export type LogoShape = (typeof LOGO_SHAPES)[number]

/** What a file is sent as: logos are stored as pictures, and a catalogue as a PDF, after an inspection of their own. */
export const SENT_KINDS = [...FILE_KINDS, ...LOGO_SHAPES, 'catalogue'] as const
export type SentKind = (typeof SENT_KINDS)[number]

export function isSentKind(value: unknown): value is SentKind {
  return SENT_KINDS.some((kind) => kind === value)
}

export function storedKind(kind: SentKind): FileKind {
  return kind === 'pdf' || kind === 'catalogue' ? 'pdf' : 'image'
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
  /** Of a PDF, where they were counted. */
  pages?: number | null
  originalName: string
  createdAt: string
}

/** One smaller picture made from a stored one. */
export type Rendition = { format: RenditionFormat; width: number; bytes: number }
