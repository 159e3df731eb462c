import { randomUUID } from 'node:crypto'
import type { Outcome } from '#domain/records/errors.ts'
import type { Reminder, SaidOutcome } from '#domain/follow-up/follow-up-form.ts'
import type { ExportFormat } from '#domain/messages/inbox-query.ts'
import type { InboxFilter } from '#domain/messages/inbox-filter.ts'
import type { MailHealth, QueuedMail } from '#domain/messages/mail.ts'
import type {
  CustomerMessage,
  Message,
  MessageAnswer,
  MessageNote,
  MessageState,
  PrivateFile,
} from '#domain/messages/message.ts'
import { replyAddress } from '#domain/messages/staff-mailboxes.ts'
import type { RequestLine } from '#domain/quotes/request-line.ts'
import { isLinkOver } from '#domain/quotes/request-view.ts'
import type { Actor, AuditEntry, StaffMember } from '#domain/accounts/staff.ts'
import type { MemoizeEach } from '#server/cache/memoized.ts'
import type { Clock } from '#server/clock.ts'
import { appendAudit } from '#server/data/accounts/audit-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db, type Tx } from '#server/data/engine/database.ts'
import { countMessages, messagesInPortions, numbersOfMessages } from '#server/data/messages/inbox-store.ts'
import { refusedUntil, sourceOfMessage } from '#server/data/messages/arrivals-store.ts'
import { mailHealth, withFailedMails } from '#server/data/messages/mail-health-store.ts'
import { listAnswers, listNotes } from '#server/data/messages/message-notes-store.ts'
import { findMessage } from '#server/data/messages/messages-store.ts'
import { listMailsAbout } from '#server/data/messages/outbox-store.ts'
import { listPrivateFiles } from '#server/data/messages/private-files-store.ts'
import { linesOf, messagesOfRequests } from '#server/data/quotes/request-lines-store.ts'
import { snapshotStream } from '#server/data/engine/snapshot-stream.ts'
import { listStaff } from '#server/data/accounts/staff-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import { readCustomer, type CustomerReading } from './customers.ts'
import { markDuplicate, noteContact, setOutcome, setOutcomes, setReminder, type SaidContact } from './follow-up.ts'
import { answer, type WrittenAnswer } from './inbox-answers.ts'
import { exportMessages, type ExportFile } from './inbox-export.ts'
import { inboxLists, type InboxLists } from './inbox-lists.ts'
import {
  addNote,
  assign,
  assignMany,
  open,
  remove,
  sendAgain,
  setState,
  setStates,
  type Seen,
  type WrittenNote,
  acceptSourceOf,
  refuseSourceOf,
  release,
  renewLink,
} from './inbox-work.ts'
import { historyOf, EXPORTS, type WriteContext } from './message-audit.ts'
import { createRequestLinks, requestUrl, type RequestLinks } from '#server/services/quotes/request-links.ts'
import { withdrawNewsOf } from '#server/services/quotes/withdrawn-news.ts'
import { markOf } from './messages.ts'
import { readMailTexts } from '#server/services/site/content/mail-words.ts'
import type { SettingsService } from '#server/services/site/settings.ts'

/** A message with what staff need beside it. */
export type MessageDossier = {
  message: Message
  /** What it asks for, line by line. */
  lines: RequestLine[]
  /** What came with it, and what went out with answers. */
  files: PrivateFile[]
  /** The private page of a request; null of what has none. */
  link: { url: string; isOver: boolean } | null
  notes: MessageNote[]
  answers: MessageAnswer[]
  /** What its sender has written since. */
  messages: CustomerMessage[]
  /** How the mails about it fare, oldest first. */
  mails: QueuedMail[]
  /** What was done to it and by whom, the latest first. */
  history: AuditEntry[]
  /** Who sent it, and which requests say the same. */
  sender: CustomerReading
  /** Until when nothing is taken from where it came from; null where it is. */
  refusedUntil: string | null
}

/** What staff do with messages. Every change is recorded with it. */
export type InboxService = InboxLists & {
  /** Which of these messages have a mail that was given up. */
  withFailedMails(ids: string[]): Promise<Set<string>>
  get(id: string): Promise<MessageDossier | null>
  /** Whom a message can be given to, by name. */
  listStaff(): Promise<StaffMember[]>
  /** Says that somebody looks at it; only the first time is recorded. */
  open(id: string, by: Actor): Promise<Outcome<void>>
  setState(seen: Seen, state: MessageState, by: Actor): Promise<Outcome<void>>
  /** Gives a message to a member of staff, or to nobody. */
  assign(seen: Seen, staffId: string | null, by: Actor): Promise<Outcome<void>>
  /** Gives many messages one state; answers how many were in another one. */
  setStates(ids: string[], state: MessageState, by: Actor): Promise<number>
  /** Gives many messages to one member of staff, or to nobody; answers how many were somebody else's. */
  assignMany(ids: string[], staffId: string | null, by: Actor): Promise<Outcome<number>>
  /** Says of many messages what became of them; values and notes of single ones stay. */
  setOutcomes(ids: string[], said: SaidOutcome, by: Actor): Promise<Outcome<number>>
  /** Takes the mark off a message that was held. */
  release(seen: Seen, by: Actor): Promise<Outcome<void>>
  /** Takes nothing for a day from where a message came from, and takes from there again. */
  refuseSource(id: string, by: Actor): Promise<Outcome<void>>
  acceptSource(id: string, by: Actor): Promise<Outcome<void>>
  /** Gives a request another link; the one before opens nothing any more. */
  renewLink(seen: Seen, by: Actor): Promise<Outcome<void>>
  /** Takes back that news may be sent to whoever sent it, who has asked for that. */
  withdrawNews(id: string, by: Actor): Promise<Outcome<void>>
  /** Notes that somebody spoke with the customer, what was said, and what comes next. */
  noteContact(seen: Seen, said: SaidContact, by: Actor): Promise<Outcome<void>>
  setOutcome(seen: Seen, said: SaidOutcome, by: Actor): Promise<Outcome<void>>
  setReminder(seen: Seen, reminder: Reminder, by: Actor): Promise<Outcome<void>>
  /** Closes a request that says what the one with this number says. */
  markDuplicate(seen: Seen, number: string, by: Actor): Promise<Outcome<void>>
  addNote(id: string, note: WrittenNote, by: Actor): Promise<Outcome<void>>
  /** Writes to the sender. The message is answered then, and the mail waits to be sent. */
  answer(id: string, written: WrittenAnswer, by: Actor): Promise<Outcome<void>>
  /** Tries a mail again that was given up. */
  sendAgain(mailId: string, by: Actor): Promise<Outcome<void>>
  remove(id: string, by: Actor): Promise<Outcome<void>>
  /** Where visitors' replies to answers go. */
  replyTo(): Promise<string>
  /** Messages of one moment as one text, newest first, read while it is sent. */
  export(filter: InboxFilter, file: ExportFile, by: Actor): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>
  /** Whether mails about messages go out. */
  mailHealth(): Promise<MailHealth>
}

export type InboxDeps = {
  db: Db
  memoizeEach?: MemoizeEach | undefined
  /** For what takes long: nobody waits for its connection. */
  longReads?: Db | undefined
  clock: Clock
  settings: Pick<SettingsService, 'get' | 'staffMailboxes'>
  siteUrl: string
  /** Whether there is a mail server. */
  sendsMail: boolean
  /** Called when new mails wait. */
  onMail?: () => void
  /** Called when somebody was made responsible. */
  onAssigned?: () => Promise<void>
  /** Called when messages were removed, whose files are nobody's then. */
  onRemoved?: () => Promise<void>
}

export function createInbox(deps: InboxDeps): InboxService {
  const { db, clock } = deps
  const links = createRequestLinks(db)
  const addresses = async () => addressesBy(await links(), deps.siteUrl)
  const work = <T>(by: Actor, run: (tx: Tx, context: WriteContext) => Promise<T>) => {
    const context = { by, now: toInstant(clock()) }
    return inTransaction(db, async (tx) => {
      await authorize(tx, by, 'requests')
      return run(tx, context)
    })
  }
  return {
    ...inboxLists(deps),
    withFailedMails: (ids) => withFailedMails(db, ids),
    get: async (id) => {
      const found = await readDossier(db, id, toInstant(clock()))
      const url = found ? (await addresses())(found.message) : null
      return found && { ...found, link: url === null ? null : { url, isOver: isLinkOver(found.message, clock()) } }
    },
    listStaff: () => listStaff(db),
    open: (id, by) => work(by, (tx, context) => open(tx, id, context)),
    setState: (seen, state, by) => work(by, (tx, context) => setState(tx, seen, state, context)),
    assign: async (seen, staffId, by) =>
      tellAssignees(deps, await work(by, (tx, context) => assign(tx, seen, staffId, context))),
    setStates: (ids, state, by) => work(by, (tx, context) => setStates(tx, ids, state, context)),
    assignMany: async (ids, staffId, by) =>
      tellAssignees(deps, await work(by, (tx, context) => assignMany(tx, ids, staffId, context))),
    setOutcomes: (ids, said, by) => work(by, (tx, context) => setOutcomes(tx, ids, said, context)),
    release: (seen, by) => work(by, (tx, context) => release(tx, seen, context)),
    refuseSource: (id, by) => work(by, (tx, context) => refuseSourceOf(tx, id, context)),
    acceptSource: (id, by) => work(by, (tx, context) => acceptSourceOf(tx, id, context)),
    renewLink: async (seen, by) => {
      const made = await links()
      return work(by, (tx, context) => renewLink(tx, seen, made, context))
    },
    withdrawNews: (id, by) => work(by, (tx, context) => withdrawNewsOf(tx, id, context)),
    noteContact: (seen, said, by) => work(by, (tx, context) => noteContact(tx, seen, said, context)),
    setOutcome: (seen, said, by) => work(by, (tx, context) => setOutcome(tx, seen, said, context)),
    setReminder: (seen, reminder, by) => work(by, (tx, context) => setReminder(tx, seen, reminder, context)),
    markDuplicate: (seen, number, by) => work(by, (tx, context) => markDuplicate(tx, seen, number, context)),
    addNote: (id, note, by) => work(by, (tx, context) => addNote(tx, id, note, context)),
    answer: async (id, written, by) => {
      const origin = { ...(await mailOrigin(deps)), linkOf: await addresses() }
      return woken(deps, await work(by, (tx, context) => answer(tx, id, written, { context, origin })))
    },
    sendAgain: async (mailId, by) => woken(deps, await work(by, (tx, context) => sendAgain(tx, mailId, context))),
    remove: async (id, by) => {
      const outcome = await work(by, (tx, context) => remove(tx, id, context))
      if (outcome.ok) await deps.onRemoved?.()
      return outcome
    },
    replyTo: async () => (await replyToOf(deps)) ?? '',
    export: async (filter, file, by) => {
      await work(by, (tx, context) => recordExport(tx, filter, file.format, context))
      return snapshotStream(deps.longReads ?? db, (snapshot) => exportAll(snapshot, filter, file))
    },
    mailHealth: async () => ({ ...(await mailHealth(db)), isOff: !deps.sendsMail }),
  }
}

/** The private page of a request; null of what has none. */
function addressesBy(links: RequestLinks, siteUrl: string): (message: Message) => string | null {
  return (message) => {
    const mark = markOf(message, links)
    return mark && requestUrl(siteUrl, mark.token, message.locale)
  }
}

/** What an answer takes from the site. */
async function mailOrigin(deps: InboxDeps) {
  const [settings, texts, replyTo] = await Promise.all([deps.settings.get(), readMailTexts(deps), replyToOf(deps)])
  return { siteUrl: deps.siteUrl, mailHost: new URL(deps.siteUrl).hostname, replyTo, settings, texts }
}

async function replyToOf({ settings }: InboxDeps): Promise<string | null> {
  return replyAddress(await settings.staffMailboxes())
}

async function readDossier(db: Db, id: string, now: string): Promise<Omit<MessageDossier, 'link'> | null> {
  const message = await findMessage(db, { id })
  if (!message) return null
  const [lines, files, notes, answers, messages, mails, history, source] = await Promise.all([
    linesOf(db, id),
    listPrivateFiles(db, id),
    listNotes(db, id),
    listAnswers(db, id),
    messagesOfRequests(db, [id]),
    listMailsAbout(db, id),
    historyOf(db, id),
    sourceOfMessage(db, id),
  ])
  const [sender, until] = await Promise.all([
    readCustomer(db, message, lines),
    source === '' ? null : refusedUntil(db, source, now),
  ])
  return {
    message,
    lines,
    files,
    notes,
    answers,
    messages: messages.get(id) ?? [],
    mails,
    history,
    sender,
    refusedUntil: until,
  }
}

async function recordExport(
  tx: Tx,
  filter: InboxFilter,
  format: ExportFormat,
  { by, now }: WriteContext,
): Promise<void> {
  const detail = { format, count: await countMessages(tx, filter) }
  await appendAudit(tx, { id: randomUUID(), at: now, actor: by, action: 'inbox.export', subject: EXPORTS, detail })
}

async function* exportAll(snapshot: Db, filter: InboxFilter, file: ExportFile) {
  const names = new Map((await listStaff(snapshot)).map(({ id, username }) => [id, username]))
  yield* exportMessages(messagesInPortions(snapshot, filter), {
    ...file,
    nameOf: (id) => names.get(id) ?? '',
    numbersOf: (ids) => numbersOfMessages(snapshot, ids),
  })
}

async function tellAssignees<T>({ onAssigned }: InboxDeps, outcome: Outcome<T>): Promise<Outcome<T>> {
  if (outcome.ok) await onAssigned?.()
  return outcome
}

function woken<T>({ onMail }: InboxDeps, outcome: Outcome<T>): Outcome<T> {
  if (outcome.ok) onMail?.()
  return outcome
}
