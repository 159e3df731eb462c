import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import type { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { finished, pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack, type Pack } from 'tar-stream'
import { type ArchiveKey, decryption, encryption } from './encryption.ts'

export type Entry = { name: string; bytes: Buffer }

/** Only its owner may read an archive: it holds what people wrote and what opens their accounts. */
const OWNER_ONLY = 0o600

/** More than any backup puts into one entry; whoever made an archive that says more wants this process to end. */
const LARGEST_ENTRY = 512 * 1024 * 1024

/** The place of an archive takes no file, or no more of it; the message says why. */
export class UnwritableArchive extends Error {}

export async function writeArchive(path: string, entries: AsyncIterable<Entry>, key: ArchiveKey): Promise<void> {
  const archive = pack()
  const file: Writable = createWriteStream(path, { mode: OWNER_ONLY, flags: 'wx', flush: true })
  const zip = createGzip({ level: 3 })
  const written = key ? pipeline(archive, zip, encryption(key), file) : pipeline(archive, zip, file)
  // An error of the disk is thrown where the entries are written, not somewhere else meanwhile.
  written.catch((error: Error) => archive.destroy(error))
  let unread: unknown
  try {
    await packEntries(
      archive,
      noting(entries, (error) => (unread = error)),
    )
  } catch (error) {
    archive.destroy(error as Error)
  }
  try {
    // It fails with whatever went wrong first, be that an entry or the disk.
    await written
  } catch (error) {
    throw error === unread ? error : new UnwritableArchive(reasonOf(error as Error), { cause: error })
  } finally {
    // A file that is removed while it is open keeps its place on the disk until it is closed.
    await finished(file).catch(() => {})
  }
}

async function* noting(entries: AsyncIterable<Entry>, note: (error: unknown) => void): AsyncGenerator<Entry> {
  try {
    yield* entries
  } catch (error) {
    note(error)
    throw error
  }
}

/** Without the call of the system and the name that the file has until it is whole. */
function reasonOf({ message }: Error): string {
  return message.replace(/, \w+(?: '.*')?$/, '')
}

async function packEntries(archive: Pack, entries: AsyncIterable<Entry>): Promise<void> {
  for await (const { name, bytes } of entries) {
    await new Promise<void>((done, fail) => {
      archive.once('error', fail)
      const entry = archive.entry({ name, size: bytes.length, mode: OWNER_ONLY }, bytes, (error) => {
        archive.off('error', fail)
        return error ? fail(error) : done()
      })
      // An entry under way fails with the archive; unheard, its error would end the whole process.
      entry.on('error', fail)
    })
  }
  archive.finalize()
}

/** The entries of an archive in their order. Throws where it was cut short or changed on the way. */
export async function* readArchive(path: string, key: ArchiveKey): AsyncGenerator<Entry> {
  const entries = extract()
  const reading = pipeline(createReadStream(path), decryption(key), createGunzip(), entries)
  reading.catch((error: Error) => entries.destroy(error))
  for await (const entry of entries) {
    const { name, size = 0 } = entry.header
    if (size > LARGEST_ENTRY) throw new Error(`it holds an entry that is too large: ${name}`)
    yield { name, bytes: await buffer(entry) }
  }
  await reading
}

export class EntriesChecksum {
  readonly #hash: Hash = createHash('sha256')

  add({ name, bytes }: Entry): void {
    this.#hash.update(`${name} ${bytes.length}\n`).update(bytes)
  }

  /** As it is now; more can be added afterwards. */
  get text(): string {
    return this.#hash.copy().digest('hex')
  }
}
