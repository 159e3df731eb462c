/** One mail to one recipient, the same words as plain text and as HTML. */
export type OutgoingMail = {
  recipient: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  /** Whether a person wrote it; absent: the site wrote it by itself. */
  isPersonal?: boolean
  /** Who gets the same mail; absent: nobody else. */
  cc?: readonly string[]
  /** Absent: the usual. */
  urgency?: MailUrgency
  /** Ids of the private files that go with it, in their order; absent: none. */
  attachments?: string[]
}

/** Codes wait for nobody, and what merely confirms waits for everybody. */
export const MAIL_URGENCY = { code: 0, usual: 1, receipt: 2 } as const
export type MailUrgency = (typeof MAIL_URGENCY)[keyof typeof MAIL_URGENCY]

export type MailState = 'queued' | 'sent' | 'failed'

/** A mail as it lies in the outbox. `headerId` is its `Message-ID`, the same at every attempt. */
export type QueuedMail = Required<Omit<OutgoingMail, 'attachments'>> & {
  id: string
  headerId: string
  /** `Message-ID`s of the mails that it follows, the first one first. */
  thread: string[]
  /** The message that it tells about; null for mails about nothing stored, such as sign-in codes. */
  messageId: string | null
  state: MailState
  attempts: number
  nextAttemptAt: string
  lastError: string
  createdAt: string
  sentAt: string | null
}

/**
 * How the mails about messages fare: `isOff` without a mail server; `lastError` is the mail server's last word about
 * one that still waits.
 */
export type MailHealth = { isOff: boolean; waiting: number; failed: number; lastError: string }

const MINUTE = 60_000
const FREQUENT_ATTEMPTS = 10
const LONGEST_PAUSE = 6 * 60 * MINUTE
const PATIENCE = 5 * 24 * 60 * MINUTE

/**
 * When to try a mail again after `attempts` that failed: every minute for the first ten, then after twice as long
 * each time, up to six hours (docs/specification S37). Null when it has been tried for five days.
 */
export function nextAttempt(attempts: number, createdAt: Date, now: Date): Date | null {
  const pause = Math.min(MINUTE * 2 ** Math.max(0, attempts - FREQUENT_ATTEMPTS), LONGEST_PAUSE)
  const next = now.getTime() + pause
  return next - createdAt.getTime() > PATIENCE ? null : new Date(next)
}
