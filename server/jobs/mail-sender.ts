import { setTimeout as sleep } from 'node:timers/promises'
import { nextAttempt, type QueuedMail } from '../../domain/messages/mail.ts'
import type { Clock } from '../clock.ts'
import { toInstant } from '../data/engine/codec.ts'
import type { Db } from '../data/engine/database.ts'
import { claimMails, markMailFailed, markMailSent } from '../data/messages/outbox-store.ts'
import { deletePassedMails } from '../data/messages/passing-mails-store.ts'
import type { Log } from '../log.ts'
import { toMailFailure, type MailFailure } from '../mail/mail-failure.ts'
import type { MailTransport, Sender } from '../mail/mail-transport.ts'
import { createQueueWorker, type QueueWorker } from './queue-worker.ts'

/** `stop` gives the mail on its way a moment; what is not known to be sent is sent again. */
export type MailSender = QueueWorker

export type MailSenderDeps = {
  db: Db
  transport: MailTransport
  from: () => Promise<Sender>
  clock: Clock
  log: Log
  /** Milliseconds until the sender looks again by itself. */
  patience?: number
}

const PATIENCE = 15_000
const LAST_MOMENT = 1500
/** Longer than any delivery takes: until then no other sender touches the mail. */
const LEASE = 5 * 60_000

/**
 * Sends the mails of the outbox, one at a time, the longest waiting first. What is to be done stands in the database,
 * so neither a restart nor a second server loses a mail or, but for a crash in mid-delivery, sends one twice.
 */
export function createMailSender(deps: MailSenderDeps): MailSender {
  const { log, patience = PATIENCE } = deps
  const worker = createQueueWorker({
    work: (signal) => sendDue(deps, signal),
    onError: (error) => log.error('mails wait', { error }),
    patience,
  })
  return {
    ...worker,
    stop: () => Promise.race([worker.stop(), sleep(LAST_MOMENT, undefined, { ref: false })]),
  }
}

/** A mail server that is away is left in peace until the next look; the other mails would fare no better now. */
async function sendDue(deps: MailSenderDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const now = deps.clock()
    await deletePassedMails(deps.db, toInstant(now))
    // Before a mail is taken: where this fails, none has to wait for a lease to end.
    const sender = await deps.from()
    const leasedUntil = toInstant(new Date(now.getTime() + LEASE))
    const [mail] = await claimMails(deps.db, { now: toInstant(now), leasedUntil, limit: 1 })
    if (!mail) return
    const failure = await deliver(deps.transport, mail, sender)
    if (failure === null) await markMailSent(deps.db, mail.id, toInstant(deps.clock()))
    else await postpone(deps, mail, failure)
    if (failure?.isServerAway) return
  }
}

async function deliver(transport: MailTransport, mail: QueuedMail, sender: Sender): Promise<MailFailure | null> {
  try {
    await transport.send(mail, sender)
    return null
  } catch (error) {
    return toMailFailure(error)
  }
}

/** The reason may name people, so staff read it and the log does not. */
async function postpone({ db, clock, log }: MailSenderDeps, mail: QueuedMail, { text }: MailFailure): Promise<void> {
  const { id, attempts, createdAt } = mail
  const retryAt = nextAttempt(attempts, new Date(createdAt), clock())
  await markMailFailed(db, id, text, retryAt && toInstant(retryAt))
  if (retryAt === null) log.error('mail given up', { mail: id, attempts })
  else log.warn('mail not sent', { mail: id, attempts, retryAt })
}
