import { createTransport } from 'nodemailer'
import type { QueuedMail } from '#domain/messages/mail.ts'
import type { LogoPicture } from '#domain/site/identity-view.ts'
import type { LookColours } from '#domain/site/look.ts'
import { inColours, withLogo } from './mail-letter.ts'

/** Who the mails of the site are from; `logo` has a whole address. */
export type Sender = { name: string; address: string; logo?: LogoPicture; colours?: LookColours }

export type AttachedFile = { name: string; mime: string; bytes: Buffer }

export type MailTransport = {
  /** Resolves once the mail server has taken the mail; throws an Error that says why it did not. */
  send(mail: QueuedMail, from: Sender, files?: readonly AttachedFile[]): Promise<void>
  /** Throws where the mail server cannot be reached or lets nobody in. */
  check(): Promise<void>
  /** Ends the connection, which the next mail opens again. */
  close(): void
}

const TIMEOUT_MS = 10_000
/** A server that answers a byte at a time would otherwise hold a mail for ever. */
const LONGEST_DELIVERY_MS = 60_000
/** A megabit a second, as attached files are written. */
const SLOWEST_BYTES_PER_MS = 90

const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/**
 * Speaks SMTP as `SMTP_URL` says. Certificates are checked, and a password goes over an encrypted connection only,
 * except to this machine itself.
 */
export function openMailTransport(smtpUrl: string, timeout = TIMEOUT_MS): MailTransport {
  const { username, hostname } = new URL(smtpUrl)
  const open = () =>
    createTransport({
      url: smtpUrl,
      // Mails that follow one another share a connection. One that breaks is for the outbox to try again.
      pool: true,
      maxConnections: 1,
      maxRequeues: 0,
      requireTLS: username !== '' && !THIS_MACHINE.includes(hostname),
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  let pool: ReturnType<typeof open> | null = null
  const close = () => {
    pool?.close()
    pool = null
  }
  return {
    check: async () => void (await (pool ??= open()).verify()),
    close,
    async send(mail, { name, address, logo, colours }, files = []) {
      const { headerId, recipient, replyTo, subject, text, html, thread, isPersonal, cc } = mail
      const signed = logo ? withLogo(html, logo) : html
      const shown = colours ? inColours(signed, colours) : signed
      const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
      const delivery = (pool ??= open()).sendMail({
        from: { name, address },
        to: { name: '', address: recipient },
        ...(cc.length === 0 ? {} : { cc: cc.map((copy) => ({ name: '', address: copy })) }),
        ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html: shown,
        messageId: headerId,
        ...(thread.length === 0 ? {} : { inReplyTo: thread.at(-1), references: thread }),
        textEncoding: 'base64',
        attachments: files.map(({ name: filename, mime, bytes }) => ({ filename, contentType: mime, content: bytes })),
        // Absence notes and other machines must not answer what the site wrote by itself.
        headers: isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' },
      })
      await withinTime(delivery, LONGEST_DELIVERY_MS + size / SLOWEST_BYTES_PER_MS).catch((error: unknown) => {
        // Its connection is about to be closed, and the next mail would be handed to it.
        close()
        throw error
      })
    },
  }
}

async function withinTime(work: Promise<unknown>, milliseconds: number): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The mail server took too long')), milliseconds)
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Why a mail was not taken, in words for staff, and whether the mail server itself cannot be used. */
export type MailFailure = {
  text: string
  /** What kind of failure it is, such as `ECONNREFUSED`, `EAUTH 535` or `EENVELOPE 550`; it names nobody. */
  code: string
  isServerAway: boolean
}

const MOST_LENGTH = 300
/** The server answered about this one mail; anything else would happen to every other mail too. */
const ABOUT_ONE_MAIL = ['EENVELOPE', 'EMESSAGE']

export function toMailFailure(error: unknown): MailFailure {
  const { code = '', response, message = '' } = error as SmtpError
  const text = [code, response ?? (message || String(error))].filter((part) => part !== '').join(': ')
  return {
    text: text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, MOST_LENGTH),
    code: codeOf(error as SmtpError),
    isServerAway: !ABOUT_ONE_MAIL.includes(code),
  }
}

type SmtpError = { code?: string; responseCode?: number; response?: string; message?: string }

/** The library reports every network error as `ESOCKET`; the message says which it was. */
function codeOf({ code = 'unknown', responseCode, message = '' }: SmtpError): string {
  const network = /\b(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)\b/.exec(message)
  return [network?.[0] ?? code, responseCode].filter((part) => part !== undefined).join(' ')
}
