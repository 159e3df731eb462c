import { randomUUID } from 'node:crypto'
import { subHours } from 'date-fns/subHours'
import type { FileSender, PrivateFile } from '#domain/messages/message.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { inLockedTransaction } from '#server/data/engine/locked-transaction.ts'
import { deletePrivateFile, insertPrivateFile, listUnownedFiles } from '#server/data/messages/private-files-store.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import {
  fitsCeilings,
  giveVisitorFiles,
  NO_CEILINGS,
  roomOfRequest,
  VISITOR_RESERVE_BYTES,
  type FileOwner,
  type Room,
  type VisitorCeilings,
} from './visitor-ceilings.ts'
import { StorageFull } from '#server/files/storage-away.ts'
import { PRIVATE_TYPES, privateKey, type PrivateType } from './private-key.ts'

type SoundFile = { bytes: Buffer; type: PrivateType; name: string; sentBy: FileSender }

/** Files of people: below no address of uploads, and gone with what they belong to. */
export type PrivateFiles = {
  /**
   * Keeps a file, which belongs to nothing yet: `givePrivateFiles` says what to, in the transaction that keeps that.
   * One that is never given is removed.
   */
  keep(file: SoundFile): Promise<PrivateFile>
  /** The same of a file that a visitor sends; null where they, or all visitors together, have sent as much as may be stored. */
  keepOfVisitor(file: Omit<SoundFile, 'sentBy'>, source: string): Promise<PrivateFile | null>
  /** The bytes; null where they are gone. */
  read(file: Pick<PrivateFile, 'key'>): Promise<Buffer<ArrayBuffer> | null>
  /** How much more a request takes from visitors. */
  roomOf(messageId: string): Promise<Room>
  /** Gives files of a visitor to a request that has room for them, in the transaction that says so; answers those that are too many. */
  giveOfVisitor(tx: Tx, files: readonly PrivateFile[], owner: FileOwner): Promise<PrivateFile[]>
  /** Removes what belongs to nothing any more; answers how many files. */
  removeUnowned(): Promise<number>
}

/** No form takes longer from its files to its request. */
const UNGIVEN_HOURS = 1

type PrivateFilesDeps = {
  db: Db
  storage: Pick<FileStorage, 'put' | 'read' | 'remove'>
  clock: Clock
  ceilings?: VisitorCeilings
}

export function createPrivateFiles({ db, storage, clock, ceilings = NO_CEILINGS }: PrivateFilesDeps): PrivateFiles {
  return {
    async keep(sound) {
      const file = newFile(sound, clock())
      // The row first: bytes that no row knows would never be removed.
      await insertPrivateFile(db, file)
      await storage.put(file.key, sound.bytes, file.mime)
      return file
    },
    async keepOfVisitor(sound, source) {
      const now = clock()
      const file = newFile({ ...sound, sentBy: 'visitor' }, now)
      const fits = await inLockedTransaction(db, 'files of visitors', async (tx) => {
        if (!(await fitsCeilings(tx, { source, bytes: file.bytes, now }, ceilings))) return false
        await insertPrivateFile(tx, file, source)
        return true
      })
      if (!fits) return null
      try {
        // Backups on the same disk copy it.
        await storage.put(file.key, sound.bytes, file.mime, VISITOR_RESERVE_BYTES + file.bytes)
        return file
      } catch (error) {
        if (!(error instanceof StorageFull)) throw error
        await deletePrivateFile(db, file.id)
        return null
      }
    },
    read: ({ key }) => storage.read(key),
    roomOf: (messageId) => roomOfRequest(db, messageId, ceilings.request),
    giveOfVisitor: (tx, files, owner) => giveVisitorFiles(tx, files, owner, ceilings.request),
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

function newFile({ bytes, type, name, sentBy }: SoundFile, now: Date): PrivateFile {
  const { extension, mime } = PRIVATE_TYPES[type]
  return {
    id: randomUUID(),
    messageId: null,
    quoteId: null,
    sentBy,
    name: withEnding(name, extension),
    mime,
    bytes: bytes.length,
    key: privateKey(bytes, type),
    createdAt: toInstant(now),
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
