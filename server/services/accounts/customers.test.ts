import { beforeEach, describe, expect, it } from 'vitest'
import { lastInboxChange } from '#server/data/messages/inbox-changes-store.ts'
import { insertPrivateFile } from '#server/data/messages/private-files-store.ts'
import { toMyDataFile, toOwnRequests } from '#domain/accounts/my-data.ts'
import type { MessageContent } from '#domain/messages/message.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aQuote, valueOf, aRequestLine } from '#tests/support/records.ts'
import { openAccounts } from '#server/auth/accounts.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import { createAddresses } from './addresses.ts'
import { createCustomers, createCustomerSessions } from './customers.ts'
import { createMessages } from '#server/services/messages/messages.ts'
import { createSettings } from '#server/services/site/settings.ts'
import { createSourceKeys } from '#server/services/site/source-keys.ts'
import { createSignInCodes } from './sign-in-codes.ts'
import { silent } from '#tests/support/services/deps.ts'

const siteUrl = 'https://site.example'
const office = {
  name: 'المكتب',
  city: 'الرياض',
  street: 'طريق الملك فهد',
  postal: '12271',
  building: '',
  additional: '',
  shortCode: '',
  position: null,
}

onOneDatabase('the data of customers', (db) => {
  const clock = () => new Date()
  const open = () => {
    const auth = openAccounts({ db: db(), siteUrl, log: silent }).customers
    const settings = createSettings({ db: db(), clock })
    return {
      auth,
      customers: createCustomers({ db: db(), clock, settings, siteUrl }),
      codes: createSignInCodes({ db: db(), clock, settings, sourceKeys: createSourceKeys(db()), siteUrl, auth }),
      sessions: createCustomerSessions({ db: db(), clock, auth }),
      addresses: createAddresses({ db: db(), clock }),
      messages: createMessages({ db: db(), clock, mailHost: 'site.example' }),
    }
  }
  let site: ReturnType<typeof open>
  beforeEach(() => void (site = open()))

  async function signIn(email: string) {
    const { api } = await site.auth()
    const otp = await api.createVerificationOTP({ body: { email, type: 'sign-in' } })
    const answer = await api.signInEmailOTP({ body: { email, otp }, asResponse: true })
    const { user } = (await answer.json()) as { user: { id: string } }
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return { uuid: user.id, headers: new Headers({ cookie }) }
  }

  async function write(email: string, key: string) {
    const content: MessageContent = { kind: 'contact', name: 'سارة', phone: '', email, message: 'مرحباً' }
    const mail = (recipient: string) => ({ recipient, replyTo: null, subject: 'س', text: 'ن', html: '<p>ن</p>' })
    const origin = { locale: 'ar', page: '/contact', productId: null, consentedAt: null } as const
    await site.messages.receive({ ...origin, content, state: 'new', idempotencyKey: key }, [
      mail('sales@site.example'),
      mail(email),
    ])
  }

  const everything = async () => {
    const tables = await db().introspection.getTables()
    const names = tables.map(({ name }) => name as 'customers')
    const rows = await Promise.all(names.map((name) => db().selectFrom(name).selectAll().execute()))
    return JSON.stringify(rows)
  }

  it('are all in one file: account, addresses, requests with the mails about them, and sessions', async () => {
    const { uuid } = await signIn('sara@client.example')
    valueOf(await site.addresses.create(uuid, office))
    await write('Sara@Client.example', 'a')
    await write('omar@client.example', 'b')
    const data = await site.customers.data(uuid)
    const file = toMyDataFile(data!, '2026-05-01T00:00:00.000Z')
    expect(file).toMatchObject({
      exported_at: '2026-05-01T00:00:00.000Z',
      account: { uuid, email: 'sara@client.example' },
      addresses: [{ name: 'المكتب', user_uuid: uuid }],
      requests: [{ kind: 'contact', message: 'مرحباً', mails: [{ subject: 'س', text: 'ن' }] }],
      sessions: [{ created_at: expect.any(String), expires_at: expect.any(String) }],
    })
    expect(JSON.stringify(file)).not.toMatch(/omar|sales@|token/)
    expect(await site.customers.data('nobody')).toBeNull()
  })

  it('have their requests with lines, and the way to each, but not to what staff took for spam', async () => {
    const { uuid } = await signIn('sara@client.example')
    const { mark, message } = await site.messages.receive({ ...aQuote(), lines: [aRequestLine({ note: 'n' })] }, [])
    await site.messages.receive({ ...aQuote(), idempotencyKey: 'spam', state: 'spam' }, [])
    await write('sara@client.example', 'a')
    const file = { sentBy: 'visitor', name: 'plan.pdf', mime: 'application/pdf', bytes: 9, key: 'k' } as const
    const place = { id: 'f', messageId: message.id, quoteId: null, createdAt: '2026-05-01T00:00:00.000Z' }
    await insertPrivateFile(db(), { ...file, ...place })
    const data = (await site.customers.data(uuid))!
    expect(toOwnRequests(data.messages, { locale: 'en', today: '2026-05-01' })).toEqual([
      {
        number: mark!.number,
        state: 'new',
        at: expect.any(String),
        when: expect.any(String),
        path: `/quote/s/${mark!.token}`,
      },
    ])
    const { requests } = toMyDataFile((await site.customers.data(uuid))!, '2026-05-01T00:00:00.000Z')
    expect(requests.find(({ number }) => number === mark!.number)).toMatchObject({
      files: [{ name: 'plan.pdf', bytes: 9, sent_by: 'visitor', path: `/quote/s/${mark!.token}/files/f` }],
      lines: [{ stock_code: 'RW1', name_en: 'Foam', pack_ar: '750 مل', qty: 2, unit: 'carton', note: 'n' }],
    })
  })

  it('have the agreement to news, which its owner takes back', async () => {
    const { uuid } = await signIn('sara@client.example')
    await site.messages.receive({ ...aQuote(), marketing: 'I want news' }, [])
    const requests = async () => toMyDataFile((await site.customers.data(uuid))!, '2026-05-01T00:00:00.000Z').requests
    expect(await requests()).toMatchObject([{ news_consented_at: expect.any(String), news_consent: 'I want news' }])
    await site.customers.withdrawNews(uuid)
    expect(await requests()).toMatchObject([{ news_consented_at: null, news_consent: '' }])
  })

  describe('when their owner deletes them', () => {
    it('are gone from every table but for the mail that says so, and the record names nobody', async () => {
      const { uuid, headers } = await signIn('sara@client.example')
      valueOf(await site.addresses.create(uuid, office))
      await write('sara@client.example', 'a')
      const changes = await lastInboxChange(db())
      expect(
        (
          await site.codes.request({
            email: 'sara@client.example',
            locale: 'ar',
            source: { visitor: '10.1.1.1', network: '10.1.1.0/24' },
          })
        ).ok,
      ).toBe(true)
      valueOf(await site.customers.remove(uuid, 'en'))
      // Open screens of staff show it no more.
      expect(await lastInboxChange(db())).toBe(changes + 1)
      expect((await site.sessions.find(headers)).caller).toBeNull()
      const mails = await db().selectFrom('mail_outbox').selectAll().execute()
      expect(mails).toMatchObject([
        {
          recipient: 'sara@client.example',
          subject: 'Your account and data were deleted',
          useless_after: expect.any(String),
        },
      ])
      await db().deleteFrom('mail_outbox').execute()
      expect(await everything()).not.toMatch(/sara|سارة|المكتب/)
      expect(await listAudit(db())).toMatchObject([
        { action: 'account.delete', actor: { kind: 'customer', id: uuid }, detail: { addresses: 1, requests: 1 } },
      ])
    })

    it('leave those of others as they were', async () => {
      const sara = await signIn('sara@client.example')
      const omar = await signIn('omar@client.example')
      valueOf(await site.addresses.create(omar.uuid, office))
      await write('omar@client.example', 'b')
      const before = await site.customers.data(omar.uuid)
      valueOf(await site.customers.remove(sara.uuid, 'ar'))
      expect(await site.customers.data(omar.uuid)).toEqual(before)
      expect((await site.sessions.find(omar.headers)).caller).not.toBeNull()
    })

    it('cannot be deleted twice', async () => {
      const { uuid } = await signIn('sara@client.example')
      const both = await Promise.all([site.customers.remove(uuid, 'ar'), site.customers.remove(uuid, 'ar')])
      expect(both.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await db().selectFrom('mail_outbox').select('id').execute()).toHaveLength(1)
    })
  })
})
