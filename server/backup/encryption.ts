import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'

/** 32 bytes; null leaves archives as they are. */
export type ArchiveKey = Buffer | null

const CIPHER = 'aes-256-gcm'
/** What an encrypted archive begins with; a plain one begins with the signs of gzip. */
const MARK = Buffer.from('SITE-ENCRYPTED-1')
const NONCE_BYTES = 12
const HEAD_BYTES = MARK.length + NONCE_BYTES
const TAG_BYTES = 16
/** What an archive begins with once it is decrypted, as every plain one does. */
const GZIP_MARK = Buffer.from([0x1f, 0x8b])

/** Encrypts a stream; what was changed or cut short afterwards cannot be decrypted. */
export function encryption(key: Buffer): (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
  return async function* encrypted(source) {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, key, nonce)
    yield Buffer.concat([MARK, nonce])
    for await (const chunk of source) yield cipher.update(chunk)
    yield cipher.final()
    yield cipher.getAuthTag()
  }
}

/**
 * Decrypts what `encryption` made; without a key it hands on what is not encrypted, and with one it refuses that: anybody
 * could have made it. Throws at the end where something was changed.
 */
export function decryption(key: ArchiveKey): (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
  return async function* decrypted(source) {
    let held = Buffer.alloc(0)
    let decipher: ReturnType<typeof decipherOf> | null = null
    let isPlain = false
    let isRightKey = false
    for await (const chunk of source) {
      held = Buffer.concat([held, chunk])
      if (!decipher && !isPlain) {
        if (held.length < HEAD_BYTES) continue
        if (held.subarray(0, MARK.length).equals(MARK)) {
          decipher = decipherOf(key, held.subarray(MARK.length, HEAD_BYTES))
          held = held.subarray(HEAD_BYTES)
        } else if (key === null) isPlain = true
        else throw new Error('it is not encrypted, but BACKUP_KEY is set; --plain accepts it anyway')
      }
      const ready = decipher ? held.length - TAG_BYTES : held.length
      if (ready <= 0) continue
      const bytes = decipher ? decipher.update(held.subarray(0, ready)) : held
      if (decipher && !isRightKey && !bytes.subarray(0, 2).equals(GZIP_MARK.subarray(0, bytes.length)))
        throw new Error('BACKUP_KEY is not the key that it was made with')
      isRightKey = true
      yield bytes
      held = held.subarray(ready)
    }
    if (!decipher) {
      if (held.length > 0 && key !== null) throw new Error('it was cut short')
      if (held.length > 0) yield held
      return
    }
    if (held.length < TAG_BYTES) throw new Error('it was cut short')
    decipher.setAuthTag(held)
    try {
      yield decipher.final()
    } catch (error) {
      throw new Error('it was changed after it was made', { cause: error })
    }
  }
}

function decipherOf(key: ArchiveKey, nonce: Buffer) {
  if (key === null) throw new Error('it is encrypted; set BACKUP_KEY to the key that it was made with')
  return createDecipheriv(CIPHER, key, nonce)
}

/** Whether a file begins as an encrypted archive does; false for one that has gone. */
export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path).catch(() => null)
  if (file === null) return false
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(MARK.length), position: 0 })
    return bytesRead === MARK.length && buffer.equals(MARK)
  } finally {
    await file.close()
  }
}
