import { subMinutes } from 'date-fns/subMinutes'
import { attachmentProblems } from '#content/attachment-words.ts'
import type { PrivateFile } from '#domain/messages/private-file.ts'
import { eachOnce, toldOfCustomer } from '#domain/accounts/staff-notices.ts'
import { teamReaders } from '#domain/messages/staff-mailboxes.ts'
import type { Source } from '#domain/site/source.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { listNotifiedStaff } from '#server/data/accounts/notified-staff-store.ts'
import { findMessage, touchMessage } from '#server/data/messages/messages-store.ts'
import { countMails, insertMails } from '#server/data/messages/outbox-store.ts'
import { listPrivateFiles } from '#server/data/messages/private-files-store.ts'
import type { PrivateFiles } from '#server/files/private/private-files.ts'
import { addedFiles } from '#server/mail/added-files-mail.ts'
import { newMail } from '#server/mail/new-mail.ts'
import { recordOn } from '#server/services/messages/message-audit.ts'
import { fileIntake, shownName, type IntakeDeps, type RefusedFile, type TakeFiles } from './file-intake.ts'
import type { SettingsService } from '#server/services/site/settings.ts'

/** Files that people send with a request, and that staff send with an answer. */
export type RequestFilesService = {
  /** Looks at files as they were sent and keeps what may be kept; the others cost whoever sent them nothing else. */
  take: TakeFiles
  /** Adds files to a request that was sent before, and tells staff; answers which were not taken. */
  add(messageId: string, files: readonly File[], source: Source): Promise<RefusedFile[]>
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

/** Whoever has the link. */
const SENDER = { kind: 'customer', id: null, name: 'customer' } as const
/** So many mails about one request reach a mailbox within ten minutes; files that come beyond are in the inbox all the same. */
const MOST_MAILS = { count: 5, minutes: 10 }

export function createRequestFiles({ db, privateFiles, ...deps }: RequestFilesDeps): RequestFilesService {
  const take = fileIntake({ privateFiles, ...deps })
  const mailHost = new URL(deps.siteUrl).hostname
  return {
    take,
    async add(messageId, files, source) {
      // What has no room is not looked at first.
      const room = Math.max(0, (await privateFiles.roomOf(messageId)).files)
      const { kept, refused: others } = await take(files.slice(0, room), source)
      const left = kept.length > 0 ? await addKept(messageId, kept) : []
      return [...others, ...tooMany([...files.slice(room), ...left])]
    },
    async open(messageId, fileId) {
      const file = (await listPrivateFiles(db, messageId)).find(({ id }) => id === fileId)
      const bytes = file ? await privateFiles.read(file) : null
      return file && bytes ? { file, bytes } : null
    },
  }

  /** Answers those for which others have left no room meanwhile. */
  async function addKept(messageId: string, kept: PrivateFile[]): Promise<PrivateFile[]> {
    const [{ name }, mailboxes] = await Promise.all([deps.settings.get(), deps.settings.staffMailboxes()])
    const at = deps.clock()
    const now = toInstant(at)
    const left = await inTransaction(db, async (tx) => {
      const message = await findMessage(tx, { id: messageId })
      if (!message) return []
      const beyond = await privateFiles.giveOfVisitor(tx, kept, { messageId })
      const added = kept.filter((file) => !beyond.includes(file))
      if (added.length === 0) return beyond
      await touchMessage(tx, messageId, now)
      await recordOn(tx, messageId, 'file', { by: SENDER, now, detail: { count: added.length } })
      if (message.isHeld || message.state === 'spam') return beyond
      const names = added.map((file) => file.name)
      const members = toldOfCustomer(await listNotifiedStaff(tx), message.assigneeId)
      const mailed = await countMails(tx, messageId, toInstant(subMinutes(at, MOST_MAILS.minutes)))
      const readers = eachOnce([...teamReaders(mailboxes), ...members])
      const told = readers.filter(({ email }) => (mailed.get(email) ?? 0) < MOST_MAILS.count)
      const mails = told.map((reader) =>
        newMail(addedFiles(message, names, { reader, sender: name, siteUrl: deps.siteUrl }), mailHost),
      )
      await insertMails(tx, mails, messageId, now)
      return beyond
    })
    deps.onMail?.()
    return left
  }
}

/** Files that a request has no room for. */
function tooMany(files: readonly { name: string }[]): RefusedFile[] {
  return files.map(({ name }) => ({ name: shownName(name), reason: attachmentProblems.full }))
}
