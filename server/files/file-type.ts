import type { Localized } from '#domain/text/locale.ts'

/** What may be stored. The ending of a stored name follows from the content, never from the name it came with. */
export const FILE_TYPES = {
  jpeg: { extension: 'jpg', mime: 'image/jpeg' },
  png: { extension: 'png', mime: 'image/png' },
  webp: { extension: 'webp', mime: 'image/webp' },
  avif: { extension: 'avif', mime: 'image/avif' },
  pdf: { extension: 'pdf', mime: 'application/pdf' },
} as const

/** Tables of rows, among the private files alone. */
export const SHEET_TYPES = {
  xlsx: { extension: 'xlsx', mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  csv: { extension: 'csv', mime: 'text/csv' },
} as const

/** Pictures that come with such a table, among the private files alone. */
export const ARCHIVE_TYPES = { zip: { extension: 'zip', mime: 'application/zip' } } as const

export type PictureType = Exclude<keyof typeof FILE_TYPES, 'pdf'>

/** The kind of a stored file by the ending of its name; null for an ending that we do not give. */
export function mimeOfName(name: string): string | null {
  const type = [...Object.values(FILE_TYPES), ...Object.values(SHEET_TYPES)].find(({ extension }) =>
    name.endsWith(`.${extension}`),
  )
  return type?.mime ?? null
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The kind of a picture by its first bytes, or null for everything else: GIF, SVG, HTML, renamed documents. */
export function pictureType(bytes: Buffer): PictureType | null {
  const ascii = (start: number, end: number) => bytes.toString('latin1', start, end)
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg'
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return 'png'
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp'
  if (ascii(4, 8) === 'ftyp' && ['avif', 'avis'].includes(ascii(8, 12))) return 'avif'
  return null
}

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']

/** Whether it is a picture as iPhones keep them. */
export function isHeic(bytes: Buffer): boolean {
  return bytes.toString('latin1', 4, 8) === 'ftyp' && HEIC_BRANDS.includes(bytes.toString('latin1', 8, 12))
}

export const MAX_PICTURE_BYTES = 25 * 1024 ** 2

/** A file that may be stored, or the reason for refusing it. */
export type Inspection<T> = { ok: true; value: T } | { ok: false; reason: Localized }

export function accepted<T>(value: T): Inspection<T> {
  return { ok: true, value }
}

export function refused(reason: Localized): { ok: false; reason: Localized } {
  return { ok: false, reason }
}
