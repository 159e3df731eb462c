import { createHash, randomBytes } from 'node:crypto'
import { ARCHIVE_TYPES, FILE_TYPES, SHEET_TYPES } from '#server/files/file-type.ts'

/**
 * Files of people lie below this folder of the storage. No address of uploads leads there: those are single segments.
 */
export const PRIVATE_FOLDER = 'private'

/** What may lie there; endings and types follow from the content. */
export const PRIVATE_TYPES = {
  pdf: FILE_TYPES.pdf,
  jpeg: FILE_TYPES.jpeg,
  png: FILE_TYPES.png,
  webp: FILE_TYPES.webp,
  ...SHEET_TYPES,
  ...ARCHIVE_TYPES,
} as const

export type PrivateType = keyof typeof PRIVATE_TYPES

const HASH_DIGITS = 32
const OWN_BYTES = 8

/** A new key for bytes: it tells whether they were changed, and is one file's alone, so that it can be removed with it. */
export function privateKey(bytes: Uint8Array, type: PrivateType): string {
  return keyOfHash(createHash('sha256').update(bytes).digest('hex'), type)
}

/** The same for bytes that are read as they are needed. */
export async function privateKeyOf(file: Blob, type: PrivateType): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of file.stream()) hash.update(piece)
  return keyOfHash(hash.digest('hex'), type)
}

function keyOfHash(whole: string, type: PrivateType): string {
  const hash = whole.slice(0, HASH_DIGITS)
  return `${PRIVATE_FOLDER}/${hash}-${randomBytes(OWN_BYTES).toString('hex')}.${PRIVATE_TYPES[type].extension}`
}

const ENDINGS = Object.values(PRIVATE_TYPES).map(({ extension }) => extension)
const KEY = new RegExp(
  `^${PRIVATE_FOLDER}/([0-9a-f]{${HASH_DIGITS}})-[0-9a-f]{${OWN_BYTES * 2}}\\.(${ENDINGS.join('|')})$`,
)

/** How the hash of a key's bytes begins; null for what is no key. */
export function readPrivateKey(key: string): { stem: string } | null {
  const [, stem] = KEY.exec(key) ?? []
  return stem === undefined ? null : { stem }
}
