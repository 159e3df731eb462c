import { subMinutes } from 'date-fns/subMinutes'
import { writingConflicts } from '#content/quotes/customer-messages.ts'
import { requestLineWords } from '#content/pages/quote.ts'
import { eachOnce, notifiedOfCustomer } from '#domain/accounts/staff-notices.ts'
import type { CustomerMessageKind, Message, PrivateFile } from '#domain/messages/message.ts'
import { teamReaders } from '#domain/messages/staff-mailboxes.ts'
import { sentRevision } from '#domain/quotes/quotation-record.ts'
import { lineText, mirroredLines, withoutMirror, type RequestLine } from '#domain/quotes/request-line.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import type { Clock } from '#server/clock.ts'
import { listNotifiedStaff } from '#server/data/accounts/staff-preferences-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransactionIf, type Db, type Tx } from '#server/data/engine/database.ts'
import { insertCustomerMessage } from '#server/data/messages/message-notes-store.ts'
import { writeSearchTexts } from '#server/data/messages/message-search-store.ts'
import {
  changeContent,
  findMessage,
  setMessageState,
  settleMessage,
  touchMessage,
} from '#server/data/messages/messages-store.ts'
import { countMails, insertMails } from '#server/data/messages/outbox-store.ts'
import { findDossier } from '#server/data/quotes/quotations-store.ts'
import { linesOf, replaceRequestLines } from '#server/data/quotes/request-lines-store.ts'
import type { PrivateFiles } from '#server/files/private/private-files.ts'
import { newMail } from '#server/mail/mail-letter.ts'
import { customerWrote } from '#server/mail/notice-mails.ts'
import { recordOn } from '#server/services/messages/message-audit.ts'
import { oweAnswer } from '#server/services/messages/messages.ts'
import { withLines } from '#server/services/messages/requests.ts'
import type { SettingsService } from '#server/services/site/settings.ts'

/** What whoever has the link of a request adds to it. The key is made with the form: a second click is the first. */
export type Writing =
  | { kind: 'file' }
  | { kind: 'message' | 'cancel'; key: string; body: string }
  | { kind: 'change-list'; key: string; lines: RequestLine[] }

export type WritingDeps = {
  db: Db
  privateFiles: Pick<PrivateFiles, 'giveOfVisitor'>
  clock: Clock
  settings: Pick<SettingsService, 'get' | 'staffMailboxes'>
  siteUrl: string
}

/** Whoever has the link. */
const SENDER = { kind: 'customer', id: null, name: 'customer' } as const
/** So many mails about one request reach a mailbox within ten minutes; what comes beyond is in the inbox all the same. */
const MOST_MAILS = { count: 5, minutes: 10 }

/** Keeps it and tells staff, unless the request is closed or was quoted meanwhile; answers files for which there is no room. */
export async function keepWriting(
  { db, ...deps }: WritingDeps,
  messageId: string,
  writing: Writing,
  files: readonly PrivateFile[],
): Promise<Outcome<PrivateFile[]>> {
  const [{ name: sender }, mailboxes] = await Promise.all([deps.settings.get(), deps.settings.staffMailboxes()])
  const at = deps.clock()
  const now = toInstant(at)
  return inTransactionIf(
    db,
    async (tx): Promise<Outcome<PrivateFile[]>> => {
      const message = await findMessage(tx, { id: messageId })
      if (!message) return failure({ kind: 'not-found' })
      const refused = message.state === 'closed' ? 'closed' : await tooLate(tx, messageId, writing)
      if (refused) return failure({ kind: 'conflict', message: writingConflicts[refused] })
      const body = await keepBody(tx, message, writing, now)
      if (body === null) return success([])
      const beyond = await deps.privateFiles.giveOfVisitor(tx, files, { messageId })
      const names = files.filter((file) => !beyond.includes(file)).map((file) => file.name)
      if (writing.kind === 'file' && names.length === 0) return success(beyond)
      await putBack(tx, message, writing.kind, at)
      const act = writing.kind === 'message' ? 'write' : writing.kind
      await recordOn(tx, messageId, act, {
        by: SENDER,
        now,
        ...(names.length > 0 && { detail: { count: names.length } }),
      })
      if (message.isHeld || message.state === 'spam') return success(beyond)
      const members = notifiedOfCustomer(await listNotifiedStaff(tx), message.assigneeId)
      const mailed = await countMails(tx, messageId, toInstant(subMinutes(at, MOST_MAILS.minutes)))
      const recipients = eachOnce([...teamReaders(mailboxes), ...members])
        .filter(({ email }) => (mailed.get(email) ?? 0) < MOST_MAILS.count)
        .map((reader) => customerWrote(message, { kind: writing.kind, body, names }, { ...deps, reader, sender }))
      await insertMails(
        tx,
        recipients.map((mail) => newMail(mail, new URL(deps.siteUrl).hostname)),
        messageId,
        now,
      )
      return success(beyond)
    },
    ({ ok }) => ok,
  )
}

/** A quotation has answered the list: from then on its customer asks for a change of that. */
async function tooLate(tx: Tx, messageId: string, { kind }: Writing): Promise<'quoted' | null> {
  if (kind !== 'change-list' && kind !== 'cancel') return null
  const dossier = await findDossier(tx, { messageId })
  return dossier && sentRevision(dossier) ? 'quoted' : null
}

/** What is read of it in the timeline; null where the same form is kept already, or changes nothing. */
async function keepBody(tx: Tx, message: Message, writing: Writing, now: string): Promise<string | null> {
  if (writing.kind === 'file') return ''
  const { kind, key } = writing
  const body = kind === 'change-list' ? await changeLines(tx, message, writing.lines) : writing.body
  if (kind === 'change-list' && body === '') return null
  return (await insertCustomerMessage(tx, message.id, key, { kind, body, createdAt: now })) ? body : null
}

/** Gives a request other lines; answers what came and what went, '' where nothing did. */
async function changeLines(tx: Tx, message: Message, lines: RequestLine[]): Promise<string> {
  const { id, locale, content } = message
  const before = await linesOf(tx, id)
  const [was, is] = [before, lines].map((list) => list.map((line) => lineText(line, requestLineWords, locale)))
  const changes = [
    ...was!.filter((text) => !is!.includes(text)).map((text) => `− ${text}`),
    ...is!.filter((text) => !was!.includes(text)).map((text) => `+ ${text}`),
  ]
  if (changes.length === 0 || content.kind !== 'quote') return ''
  const details = withoutMirror(content.details, mirroredLines(before, requestLineWords, locale))
  await changeContent(tx, id, { content: withLines({ ...content, details }, lines, locale), locale })
  await replaceRequestLines(tx, id, lines)
  await writeSearchTexts(tx, id)
  return changes.join('\n')
}

/** Where the request stands then: staff owe an answer again, unless it is over. */
async function putBack(tx: Tx, message: Message, kind: CustomerMessageKind | 'file', at: Date): Promise<void> {
  const now = toInstant(at)
  if (message.state === 'spam') await touchMessage(tx, message.id, now)
  else await oweAnswer(tx, message, at)
  if (kind !== 'cancel') return
  await settleMessage(tx, message.id, { outcome: 'lost', value: null, lostReason: 'cancelled' }, now)
  if (message.state !== 'spam') await setMessageState(tx, message.id, 'closed', now)
}
