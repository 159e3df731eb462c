import { MAIL_URGENCY, nextAttempt, type MailUrgency, type QueuedMail } from '#domain/messages/mail.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { listMailFiles } from '#server/data/messages/private-files-store.ts'
import { claimMails, markMailFailed, markMailSent, deletePassedMails } from '#server/data/messages/outbox-store.ts'
import type { PrivateFiles } from '#server/files/private/private-files.ts'
import type { Log } from '#server/log.ts'
import {
  type AttachedFile,
  type MailTransport,
  type Sender,
  toMailFailure,
  type MailFailure,
} from '#server/mail/mail-transport.ts'
import type { Task } from './runner.ts'

type MailTasksDeps = {
  db: Db
  /** Null without a mail server: the mails stay in the outbox. */
  openTransport: (() => MailTransport) | null
  from: () => Promise<Sender>
  /** Where attached files lie. */
  files: Pick<PrivateFiles, 'read'>
  clock: Clock
  log: Log
  /** Milliseconds until a lane looks again by itself. */
  patience?: number
}

const PATIENCE = 15_000
/** What is on its way then and not known to be sent is sent again. */
const LAST_MOMENT = 1500
/** Longer than any delivery takes: until then no other sender touches the mail. */
const LEASE = 5 * 60_000

/**
 * Sends the mails of the outbox, in each lane one at a time, the most urgent and then the longest waiting first. What is to
 * be done stands in the database, so neither a restart nor a second server loses a mail or, but for a crash in
 * mid-delivery, sends one twice. Each lane has a connection of its own: a code waits for no other mail.
 */
export function mailTasks(deps: MailTasksDeps) {
  return {
    codes: mailTask(deps, [MAIL_URGENCY.code]),
    mails: mailTask(deps, [MAIL_URGENCY.usual, MAIL_URGENCY.receipt]),
  }
}

function mailTask({ openTransport, patience = PATIENCE, ...deps }: MailTasksDeps, urgencies: MailUrgency[]): Task {
  const transport = openTransport?.()
  return {
    async work(signal) {
      if (transport) await sendDue({ ...deps, transport, urgencies }, signal).finally(() => transport.close())
    },
    failed: 'mails wait',
    patience,
    lastMoment: LAST_MOMENT,
  }
}

type Lane = Omit<MailTasksDeps, 'openTransport' | 'patience'> & { transport: MailTransport; urgencies: MailUrgency[] }

/** A mail server that is away is left in peace until the next look; the other mails would fare no better now. */
async function sendDue(deps: Lane, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const now = deps.clock()
    await deletePassedMails(deps.db, toInstant(now))
    // Before a mail is taken: where this fails, none has to wait for a lease to end.
    const sender = await deps.from()
    const leasedUntil = toInstant(new Date(now.getTime() + LEASE))
    const [mail] = await claimMails(deps.db, { now: toInstant(now), leasedUntil, limit: 1, urgencies: deps.urgencies })
    if (!mail) return
    const failure = await deliver(deps, mail, sender)
    if (failure === null) await markMailSent(deps.db, mail.id, toInstant(deps.clock()))
    else await postpone(deps, mail, failure)
    if (failure?.isServerAway) return
  }
}

async function deliver(deps: Lane, mail: QueuedMail, sender: Sender): Promise<MailFailure | null> {
  try {
    await deps.transport.send(mail, sender, await attachedFiles(deps, mail.id))
    return null
  } catch (error) {
    return toMailFailure(error)
  }
}

/** A mail without a file that it speaks of is worse than none: staff are told, as of any other that was given up. */
async function attachedFiles({ db, files }: Lane, mailId: string): Promise<AttachedFile[]> {
  const listed = await listMailFiles(db, mailId)
  return Promise.all(
    listed.map(async (file) => {
      const bytes = await files.read(file)
      if (bytes === null) throw Object.assign(new Error(`${file.name} is missing`), { code: 'EMESSAGE' })
      return { name: file.name, mime: file.mime, bytes }
    }),
  )
}

/** The reason may name people, so staff read it and the log does not. */
async function postpone({ db, clock, log }: Lane, mail: QueuedMail, { text, code }: MailFailure): Promise<void> {
  const { id, attempts, createdAt } = mail
  const retryAt = nextAttempt(attempts, new Date(createdAt), clock())
  await markMailFailed(db, id, text, retryAt && toInstant(retryAt))
  if (retryAt === null) log.error('mail given up', { mail: id, attempts, code })
  else log.warn('mail not sent', { mail: id, attempts, retryAt, code })
}
