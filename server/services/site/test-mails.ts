import { randomUUID } from 'node:crypto'
import { testMailWords } from '../../../content/notices.ts'
import type { Actor } from '../../../domain/accounts/staff.ts'
import { MAIL_URGENCY } from '../../../domain/messages/mail.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import { appendAudit } from '../../data/accounts/audit-store.ts'
import { addSetUpMark } from '../../data/site/set-up-store.ts'
import { toInstant } from '../../data/engine/codec.ts'
import { inTransaction, type Db } from '../../data/engine/database.ts'
import { toMailFailure } from '../../mail/mail-failure.ts'
import { letterMail } from '../../mail/mail-letter.ts'
import { newMail } from '../../mail/new-mail.ts'
import { siteSender } from '../../mail/site-sender.ts'
import { siteTransport } from '../../mail/site-transport.ts'
import { authorize } from '../accounts/authorization.ts'
import type { SettingsService } from './settings.ts'

/** What became of a test mail: taken, refused with the words of the mail server, or there is none. */
export type TestMailOutcome = { kind: 'taken' } | { kind: 'refused'; reason: string } | { kind: 'off' }

export type TestMailsService = {
  /** Sends one mail at once, past the outbox: whoever tries the mail server wants to hear what it says. */
  send(recipient: string, by: Actor, locale?: Locale): Promise<TestMailOutcome>
}

type Deps = {
  db: Db
  clock: Clock
  config: Pick<Config, 'mode' | 'mail' | 'siteUrl'>
  settings: Pick<SettingsService, 'get'>
}

export function createTestMails(deps: Deps): TestMailsService {
  const { config, settings } = deps
  const openTransport = siteTransport(config)
  return {
    async send(recipient, by, locale = 'ar') {
      await record(deps, by)
      if (openTransport === null) return { kind: 'off' }
      const transport = openTransport()
      try {
        const mail = await testMail(recipient, locale, deps)
        await transport.send(mail, await siteSender(config, settings))
        await addSetUpMark(deps.db, 'test-mail', toInstant(deps.clock()))
        return { kind: 'taken' }
      } catch (error) {
        return { kind: 'refused', reason: toMailFailure(error).text }
      } finally {
        transport.close()
      }
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

async function testMail(recipient: string, locale: Locale, { clock, config, settings }: Deps) {
  const at = toInstant(clock())
  const letter = letterMail(recipient, null, {
    locale,
    subject: testMailWords.subject[locale],
    sender: (await settings.get()).name[locale],
    opening: [testMailWords.text[locale]],
    facts: [],
    closing: [],
  })
  const unsent = {
    messageId: null,
    state: 'queued',
    attempts: 1,
    nextAttemptAt: at,
    lastError: '',
    sentAt: null,
  } as const
  const usual = { isPersonal: false, thread: [], urgency: MAIL_URGENCY.usual }
  return { ...usual, ...newMail(letter, new URL(config.siteUrl).hostname), ...unsent, createdAt: at }
}
