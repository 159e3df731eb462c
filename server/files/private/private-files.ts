import { randomUUID } from 'node:crypto'
import { subHours } from 'date-fns/subHours'
import type { FileSender, PrivateFile } from '#domain/messages/private-file.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { deletePrivateFile, insertPrivateFile, listUnownedFiles } from '#server/data/messages/private-files-store.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { PRIVATE_TYPES, privateKey, type PrivateType } from './private-key.ts'

/** A file that has stood its inspection. */
export type SoundFile = { bytes: Buffer; type: PrivateType; name: string; sentBy: FileSender }

/** Files of people: below no address of uploads, and gone with what they belong to. */
export type PrivateFiles = {
  /**
   * Keeps a file, which belongs to nothing yet: `givePrivateFiles` says what to, in the transaction that keeps that.
   * One that is never given is removed.
   */
  keep(file: SoundFile): Promise<PrivateFile>
  /** The bytes; null where they are gone. */
  read(file: Pick<PrivateFile, 'key'>): Promise<Buffer<ArrayBuffer> | null>
  /** Removes what belongs to nothing any more; answers how many files. */
  removeUnowned(): Promise<number>
}

/** No form takes longer from its files to its request. */
const UNGIVEN_HOURS = 1

export type PrivateFilesDeps = { db: Db; storage: Pick<FileStorage, 'put' | 'read' | 'remove'>; clock: Clock }

export function createPrivateFiles({ db, storage, clock }: PrivateFilesDeps): PrivateFiles {
  return {
    async keep({ bytes, type, name, sentBy }) {
      const { extension, mime } = PRIVATE_TYPES[type]
      const file: PrivateFile = {
        id: randomUUID(),
        messageId: null,
        quoteId: null,
        sentBy,
        name: withEnding(name, extension),
        mime,
        bytes: bytes.length,
        key: privateKey(bytes, type),
        createdAt: toInstant(clock()),
      }
      // The row first: bytes that no row knows would never be removed.
      await insertPrivateFile(db, file)
      await storage.put(file.key, bytes, mime)
      return file
    },
    read: ({ key }) => storage.read(key),
    async removeUnowned() {
      const files = await listUnownedFiles(db, toInstant(subHours(clock(), UNGIVEN_HOURS)))
      for (const { id, key } of files) {
        await storage.remove(key)
        await deletePrivateFile(db, id)
      }
      return files.length
    },
  }
}

const LONGEST_NAME = 150

/** The last part of a name, without signs that nobody sees or that mean something to a system, with the ending of what it is. */
function withEnding(name: string, extension: string): string {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  const clean = last.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Cs}"<>|:*?]/gu, '')
  const stem = clean.replace(/\.(?:\p{L}|\d){1,5}$/u, '').trim()
  return `${Array.from(stem).slice(0, LONGEST_NAME).join('') || 'file'}.${extension}`
}
