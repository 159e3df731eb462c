import { attachmentProblems } from '#content/attachment-words.ts'
import type { Source } from '#domain/accounts/caller.ts'
import type { PrivateFile } from '#domain/messages/message.ts'
import { success, type Outcome } from '#domain/records/errors.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/data/engine/database.ts'
import { listPrivateFiles } from '#server/data/messages/private-files-store.ts'
import type { PrivateFiles } from '#server/files/private/private-files.ts'
import { keepWriting, type Writing } from './customer-writing.ts'
import { fileIntake, shownName, type IntakeDeps, type RefusedFile, type TakeFiles } from './file-intake.ts'
import type { SettingsService } from '#server/services/site/settings.ts'

/** Files that people send with a request, and that staff send with an answer. */
export type RequestFilesService = {
  /** Looks at files as they were sent and keeps what may be kept; the others cost whoever sent them nothing else. */
  take: TakeFiles
  /** Adds files and words to a request that was sent before, and tells staff; answers which files were not taken. */
  write(messageId: string, writing: Writing, files: readonly File[], source: Source): Promise<Outcome<RefusedFile[]>>
  /** A file of a request with its bytes; null where the request has no such file. */
  open(messageId: string, fileId: string): Promise<{ file: PrivateFile; bytes: Buffer<ArrayBuffer> } | null>
}

export type RequestFilesDeps = IntakeDeps & {
  db: Db
  privateFiles: PrivateFiles
  clock: Clock
  settings: Pick<SettingsService, 'get' | 'staffMailboxes'>
  siteUrl: string
  /** Called when new mails wait. */
  onMail?: (() => void) | undefined
}

export function createRequestFiles({ db, privateFiles, ...deps }: RequestFilesDeps): RequestFilesService {
  const take = fileIntake({ privateFiles, ...deps })
  return {
    take,
    async write(messageId, writing, files, source) {
      // What has no room is not looked at first.
      const room = Math.max(0, (await privateFiles.roomOf(messageId)).files)
      const { stored, refused } = await take(files.slice(0, room), source)
      const written = await keepWriting({ db, privateFiles, ...deps }, messageId, writing, stored)
      if (!written.ok) return written
      deps.onMail?.()
      return success([...refused, ...tooMany([...files.slice(room), ...written.value])])
    },
    async open(messageId, fileId) {
      const file = (await listPrivateFiles(db, messageId)).find(({ id }) => id === fileId)
      const bytes = file ? await privateFiles.read(file) : null
      return file && bytes ? { file, bytes } : null
    },
  }
}

/** Files that a request has no room for. */
function tooMany(files: readonly { name: string }[]): RefusedFile[] {
  return files.map(({ name }) => ({ name: shownName(name), reason: attachmentProblems.full }))
}
