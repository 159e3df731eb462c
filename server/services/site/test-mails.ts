import { randomUUID } from 'node:crypto'
import { testMailWords } from '#content/notices.ts'
import type { Actor } from '#domain/accounts/staff.ts'
import { MAIL_URGENCY, type OutgoingMail } from '#domain/messages/mail.ts'
import type { MailName } from '#domain/site/content/pages/mails-fields.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import { findStaff } from '#server/data/accounts/staff-store.ts'
import { appendAudit } from '#server/data/accounts/audit-store.ts'
import { addSetUpMark } from '#server/data/site/set-up-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { letterMail, sampleMail, newMail } from '#server/mail/mail-letter.ts'
import { toMailFailure } from '#server/mail/mail-transport.ts'
import { siteTransport, siteSender } from '#server/mail/site-transport.ts'
import { authorize } from '#server/auth/authorization.ts'
import { readMailTexts } from './content/mail-words.ts'
import type { IdentityService } from './identity/identity.ts'
import type { LookService } from './look.ts'
import type { SettingsService } from './settings.ts'

/** What became of a test mail: taken, refused with the words of the mail server, or there is none. */
type TestMailOutcome = { kind: 'taken' } | { kind: 'refused'; reason: string } | { kind: 'off' }

type TestMailsService = {
  /** Sends one mail at once, past the outbox: whoever tries the mail server wants to hear what it says. */
  send(recipient: string, by: Actor, locale?: Locale): Promise<TestMailOutcome>
  /** Sends whoever asks one of the site's mails with sample data; null where the account has no confirmed address. */
  sendSample(mail: MailName, by: Actor, locale: Locale): Promise<TestMailOutcome | null>
}

type Deps = {
  db: Db
  clock: Clock
  config: Pick<Config, 'mode' | 'mail' | 'siteUrl'>
  settings: Pick<SettingsService, 'get'>
  identity?: Pick<IdentityService, 'view'>
  look?: Pick<LookService, 'colours'>
}

export function createTestMails(deps: Deps): TestMailsService {
  const { config, settings } = deps
  const openTransport = siteTransport(config)

  async function sendNow(by: Actor, letter: () => Promise<OutgoingMail>): Promise<TestMailOutcome> {
    await record(deps, by)
    if (openTransport === null) return { kind: 'off' }
    const transport = openTransport()
    try {
      await transport.send(unsent(await letter(), deps), await siteSender(config, settings, deps))
      await addSetUpMark(deps.db, 'test-mail', toInstant(deps.clock()))
      return { kind: 'taken' }
    } catch (error) {
      return { kind: 'refused', reason: toMailFailure(error).text }
    } finally {
      transport.close()
    }
  }

  return {
    send: (recipient, by, locale = 'ar') => sendNow(by, () => testLetter(recipient, locale, deps)),
    async sendSample(mail, by, locale) {
      const email = by.id === null ? null : ((await findStaff(deps.db, { id: by.id }))?.email ?? null)
      if (email === null) return null
      return sendNow(by, async () => sampleMail(mail, email, locale, await readMailTexts(deps)))
    },
  }
}

/** Who tried; not to whom, since an address may be a person's. */
async function record({ db, clock }: Deps, by: Actor): Promise<void> {
  await inTransaction(db, async (tx) => {
    await authorize(tx, by, 'operations')
    const act = { action: 'mail.test', subject: { kind: 'mail', id: null }, detail: {} } as const
    await appendAudit(tx, { id: randomUUID(), at: toInstant(clock()), actor: by, ...act })
  })
}

async function testLetter(recipient: string, locale: Locale, { settings }: Deps): Promise<OutgoingMail> {
  return letterMail(recipient, null, {
    locale,
    subject: testMailWords.subject[locale],
    sender: (await settings.get()).name[locale],
    opening: [testMailWords.text[locale]],
    facts: [],
    closing: [],
  })
}

/** As a mail stands in the outbox before it is tried. */
function unsent(letter: OutgoingMail, { clock, config }: Deps) {
  const at = toInstant(clock())
  const state = {
    messageId: null,
    state: 'queued',
    attempts: 1,
    nextAttemptAt: at,
    lastError: '',
    sentAt: null,
  } as const
  const usual = { isPersonal: false, thread: [], cc: [], urgency: MAIL_URGENCY.usual }
  return { ...usual, ...newMail(letter, new URL(config.siteUrl).hostname), ...state, createdAt: at }
}
