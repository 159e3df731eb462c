import { testMailWords } from '../../../content/notices.ts'
import { MAIL_URGENCY } from '../../../domain/messages/mail.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import { toInstant } from '../../data/engine/codec.ts'
import { toMailFailure } from '../../mail/mail-failure.ts'
import { letterMail } from '../../mail/mail-letter.ts'
import { newMail } from '../../mail/new-mail.ts'
import { siteSender } from '../../mail/site-sender.ts'
import { siteTransport } from '../../mail/site-transport.ts'
import type { SettingsService } from './settings.ts'

/** What became of a test mail: taken, refused with the words of the mail server, or there is none. */
export type TestMailOutcome = { kind: 'taken' } | { kind: 'refused'; reason: string } | { kind: 'off' }

export type TestMailsService = {
  /** Sends one mail at once, past the outbox: whoever tries the mail server wants to hear what it says. */
  send(recipient: string, locale?: Locale): Promise<TestMailOutcome>
}

type Deps = { clock: Clock; config: Pick<Config, 'mode' | 'mail' | 'siteUrl'>; settings: Pick<SettingsService, 'get'> }

export function createTestMails({ clock, config, settings }: Deps): TestMailsService {
  const openTransport = siteTransport(config)
  return {
    async send(recipient, locale = 'ar') {
      if (openTransport === null) return { kind: 'off' }
      const transport = openTransport()
      try {
        const mail = await testMail(recipient, locale, { clock, config, settings })
        await transport.send(mail, await siteSender(config, settings))
        return { kind: 'taken' }
      } catch (error) {
        return { kind: 'refused', reason: toMailFailure(error).text }
      } finally {
        transport.close()
      }
    },
  }
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
