import { attachmentProblems } from '#content/attachment-words.ts'
import type { FileSender, PrivateFile } from '#domain/messages/private-file.ts'
import { eachOnce, toldOfCustomer } from '#domain/accounts/staff-notices.ts'
import { teamReaders } from '#domain/messages/staff-mailboxes.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { listNotifiedStaff } from '#server/data/accounts/notified-staff-store.ts'
import { findMessage, touchMessage } from '#server/data/messages/messages-store.ts'
import { insertMails } from '#server/data/messages/outbox-store.ts'
import { givePrivateFiles, listPrivateFiles } from '#server/data/messages/private-files-store.ts'
import type { PrivateFiles } from '#server/files/private/private-files.ts'
import type { ScanDeps } from '#server/files/scanned.ts'
import { addedFiles } from '#server/mail/added-files-mail.ts'
import { newMail } from '#server/mail/new-mail.ts'
import { recordOn } from '#server/services/messages/message-audit.ts'
import { fileIntake, shownName, type RefusedFile, type TakenFiles } from './file-intake.ts'
import type { SettingsService } from '#server/services/site/settings.ts'

/** Files that people send with a request, and that staff send with an answer. */
export type RequestFilesService = {
  /** Looks at files as they were sent and keeps what may be kept; the others cost whoever sent them nothing else. */
  take(files: readonly File[], sentBy: FileSender): Promise<TakenFiles>
  /** Adds files to a request that was sent before, and tells staff; answers which were not taken. */
  add(messageId: string, files: readonly File[]): Promise<RefusedFile[]>
  /** A file of a request with its bytes; null where the request has no such file. */
  open(messageId: string, fileId: string): Promise<{ file: PrivateFile; bytes: Buffer<ArrayBuffer> } | null>
}

export type RequestFilesDeps = ScanDeps & {
  db: Db
  privateFiles: PrivateFiles
  clock: Clock
  settings: Pick<SettingsService, 'get' | 'staffMailboxes'>
  siteUrl: string
  /** Called when new mails wait. */
  onMail?: (() => void) | undefined
}

/** Whoever has the link. */
const SENDER = { kind: 'customer', id: null, name: 'customer' } as const
/** More than any request needs; whoever has a link could otherwise fill the disk. */
const MOST_OF_REQUEST = 40

export function createRequestFiles({ db, privateFiles, ...deps }: RequestFilesDeps): RequestFilesService {
  const take = fileIntake({ privateFiles, ...deps })
  const mailHost = new URL(deps.siteUrl).hostname
  return {
    take,
    async add(messageId, files) {
      const room = MOST_OF_REQUEST - (await listPrivateFiles(db, messageId)).length
      const { kept, refused: others } = await take(files.slice(0, room), 'visitor')
      const full = files.slice(room).map(({ name }) => ({ name: shownName(name), reason: attachmentProblems.full }))
      if (kept.length > 0) await addKept(messageId, kept)
      return [...others, ...full]
    },
    async open(messageId, fileId) {
      const file = (await listPrivateFiles(db, messageId)).find(({ id }) => id === fileId)
      const bytes = file ? await privateFiles.read(file) : null
      return file && bytes ? { file, bytes } : null
    },
  }

  async function addKept(messageId: string, kept: PrivateFile[]): Promise<void> {
    const [{ name }, mailboxes] = await Promise.all([deps.settings.get(), deps.settings.staffMailboxes()])
    const now = toInstant(deps.clock())
    await inTransaction(db, async (tx) => {
      const message = await findMessage(tx, { id: messageId })
      if (!message) return
      await givePrivateFiles(
        tx,
        kept.map(({ id }) => id),
        { messageId },
      )
      await touchMessage(tx, messageId, now)
      await recordOn(tx, messageId, 'file', { by: SENDER, now, detail: { count: kept.length } })
      if (message.isHeld || message.state === 'spam') return
      const names = kept.map((file) => file.name)
      const members = toldOfCustomer(await listNotifiedStaff(tx), message.assigneeId)
      const mails = eachOnce([...teamReaders(mailboxes), ...members]).map((reader) =>
        newMail(addedFiles(message, names, { reader, sender: name, siteUrl: deps.siteUrl }), mailHost),
      )
      await insertMails(tx, mails, messageId, now)
    })
    deps.onMail?.()
  }
}
