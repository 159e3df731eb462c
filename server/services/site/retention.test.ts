import { beforeEach, expect, it } from 'vitest'
import { OLDEST_BACKUP_DAYS } from '#domain/site/backup-plan.ts'
import type { NewMessage } from '#domain/messages/message.ts'
import { onEveryDatabase } from '#tests/support/database.ts'
import {
  aContactMessage,
  aMail,
  aProduct,
  aQuote,
  aWaitingMail,
  tickingClock,
  valueOf,
} from '#tests/support/records.ts'
import { appendAudit, listAudit } from '#server/data/accounts/audit-store.ts'
import { countMessages, listMessages } from '#server/data/messages/inbox-store.ts'
import { listInboxChanges } from '#server/data/messages/inbox-changes-store.ts'
import { countDeskCustomers } from '#server/data/customers/customers-store.ts'
import { insertAnswer, insertNote } from '#server/data/messages/message-notes-store.ts'
import { insertMails, markMailSent } from '#server/data/messages/outbox-store.ts'
import { saveSettings } from '#server/data/site/settings-store.ts'
import { createMessages } from '#server/services/messages/messages.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createRetention } from './retention.ts'
import { createSettings } from './settings.ts'

onEveryDatabase('the clean-up', (db, engine) => {
  let now = new Date()
  beforeEach(() => (now = new Date('2026-11-21T00:00:00Z')))
  const clock = () => now
  const settings = () => createSettings({ db: db(), clock })
  const retention = () => createRetention({ db: db(), clock, settings: settings() })
  const totals = () => db().selectFrom('message_totals').selectAll().orderBy('month').orderBy('kind').execute()

  /** Flags of accounts are numbers on SQLite. */
  const asStored = <Row extends { emailVerified: boolean }>(row: Row) => ({
    ...row,
    emailVerified: engine === 'sqlite' ? Number(row.emailVerified) : row.emailVerified,
  })

  let keys = 0
  const receiveOn = async (day: string, sent: NewMessage) => {
    const messages = createMessages({ db: db(), clock: () => new Date(`${day}T10:00:00Z`), mailHost: 'site.example' })
    return (await messages.receive({ ...sent, idempotencyKey: `key-${++keys}` }, [aMail()])).message
  }
  const days = async () => (await listMessages(db())).map(({ createdAt }) => createdAt.slice(0, 10))

  it('removes requests after twelve months with all that belongs to them', async () => {
    const old = await receiveOn('2025-11-20', aQuote())
    await receiveOn('2025-11-21', aQuote())
    const note = { id: 'n', authorId: null, authorName: 'noura', body: 'x', createdAt: old.createdAt }
    await insertNote(db(), old.id, note)
    await insertAnswer(db(), old.id, { ...note, subject: 'x', locale: 'ar', mailId: null })
    expect(await retention().cleanUp()).toEqual({ messages: 1, spam: 0, mails: 0, audit: 0 })
    expect(await days()).toEqual(['2025-11-21'])
    // Both were of one customer, who stays with the last of them.
    expect(await countDeskCustomers(db())).toBe(1)
    for (const table of ['message_notes', 'message_answers'] as const) {
      expect(await db().selectFrom(table).selectAll().execute()).toEqual([])
    }
    expect(await db().selectFrom('mail_outbox').selectAll().execute()).toHaveLength(1)
    expect((await listInboxChanges(db(), 2, 10)).map(({ messageId }) => messageId)).toEqual([old.id])
  })

  it('forgets what happened in the inbox after a week, but for the latest', async () => {
    for (const day of ['2026-11-01', '2026-11-02', '2026-11-20']) await receiveOn(day, aQuote())
    const ids = async () => (await listInboxChanges(db(), 0, 10)).map(({ id }) => id)
    expect(await ids()).toEqual([1, 2, 3])
    await retention().cleanUp()
    expect(await ids()).toEqual([3])
    now = new Date('2026-12-21T00:00:00Z')
    await retention().cleanUp()
    expect(await ids()).toEqual([3])
  })

  it('removes sessions and codes that open nothing any more', async () => {
    const at = (day: string) => ({ createdAt: `${day}T00:00:00Z`, updatedAt: `${day}T00:00:00Z` })
    const person = { name: '', email: 'sara@client.example', emailVerified: false, ...at('2026-01-01') }
    await db()
      .insertInto('customers')
      .values(asStored({ id: 'sara', ...person }))
      .execute()
    for (const day of ['2026-11-20', '2026-11-22']) {
      const ends = { ...at('2026-11-01'), expiresAt: `${day}T00:00:00.000Z` }
      await db()
        .insertInto('customer_sessions')
        .values({ id: day, token: day, userId: 'sara', ...ends })
        .execute()
      const code = { id: day, identifier: `sign-in-otp-${day}@client.example`, value: 'x', ...ends }
      for (const table of ['customer_verifications', 'staff_verifications'] as const)
        await db().insertInto(table).values(code).execute()
    }
    const asked = (day: string) => ({ browser_hash: day.padEnd(64, '0'), email: `${day}@client.example`, tries: 0 })
    for (const day of ['2026-11-19', '2026-11-20'])
      await db()
        .insertInto('sign_in_requests')
        .values({ ...asked(day), created_at: `${day}T12:00:00.000Z` })
        .execute()
    await retention().cleanUp()
    expect(await db().selectFrom('sign_in_requests').select('email').execute()).toEqual([
      { email: '2026-11-20@client.example' },
    ])
    for (const table of ['customer_sessions', 'customer_verifications', 'staff_verifications'] as const) {
      expect(await db().selectFrom(table).select('id').execute()).toEqual([{ id: '2026-11-22' }])
    }
  })

  it('goes by the months that staff have set', async () => {
    await receiveOn('2026-05-20', aQuote())
    await receiveOn('2026-05-22', aQuote())
    await saveSettings(db(), { requestMonths: 6 }, '2026-11-01T00:00:00.000Z')
    expect(await retention().cleanUp()).toMatchObject({ messages: 1 })
    expect(await days()).toEqual(['2026-05-22'])
  })

  it('removes spam after ninety days', async () => {
    await receiveOn('2026-08-22', aContactMessage({ state: 'spam' }))
    await receiveOn('2026-08-24', aContactMessage({ state: 'spam' }))
    await receiveOn('2026-08-22', aContactMessage())
    expect(await retention().cleanUp()).toMatchObject({ messages: 0, spam: 1 })
    expect(await countMessages(db())).toBe(2)
    expect(await totals()).toEqual([])
  })

  it('keeps how many there were, by product and month, and nobody’s name', async () => {
    const products = createProducts({ db: db(), clock: tickingClock() })
    valueOf(await products.create(aProduct({ slug: '805' })))
    for (const day of ['2025-09-01', '2025-09-30', '2025-10-05']) await receiveOn(day, aQuote({ productId: '805' }))
    await receiveOn('2025-10-05', aQuote())
    await receiveOn('2025-10-06', aContactMessage())
    expect(await retention().cleanUp()).toMatchObject({ messages: 5 })
    const expected = [
      { month: '2025-09', kind: 'quote', product_id: '805', count: 2 },
      { month: '2025-10', kind: 'contact', product_id: '', count: 1 },
      { month: '2025-10', kind: 'quote', product_id: '', count: 1 },
      { month: '2025-10', kind: 'quote', product_id: '805', count: 1 },
    ]
    expect(await totals()).toEqual(expect.arrayContaining(expected))

    await receiveOn('2025-10-07', aContactMessage())
    now = new Date('2026-11-22T00:00:00Z')
    await retention().cleanUp()
    expect(await totals()).toContainEqual({ month: '2025-10', kind: 'contact', product_id: '', count: 2 })
  })

  it('removes mails and records of what was done after ninety days, and no mail that waits', async () => {
    await insertMails(db(), [aWaitingMail('sent'), aWaitingMail('waits')], null, '2026-08-01T00:00:00.000Z')
    await markMailSent(db(), 'sent', '2026-08-01T00:00:00.000Z')
    await appendAudit(db(), {
      id: 'old',
      at: '2026-08-01T00:00:00.000Z',
      actor: { kind: 'staff', id: 'noura', name: 'noura' },
      action: 'message.open',
      subject: { kind: 'message', id: 'm' },
      detail: {},
    })
    expect(await retention().cleanUp()).toMatchObject({ mails: 1, audit: 1 })
    expect((await db().selectFrom('mail_outbox').select('id').execute()).map(({ id }) => id)).toEqual(['waits'])
  })

  it('keeps for as long as there may be a backup of before that a customer deleted what was kept of them', async () => {
    const longest = OLDEST_BACKUP_DAYS * 24 * 60 * 60_000
    for (const [id, age] of [
      ['young', longest],
      ['old', longest + 2 * 24 * 60 * 60_000],
    ] as const)
      await appendAudit(db(), {
        id,
        at: new Date(now.getTime() - age).toISOString(),
        actor: { kind: 'customer', id, name: 'customer' },
        action: 'account.delete',
        subject: { kind: 'customer', id },
        detail: {},
      })
    expect(await retention().cleanUp()).toMatchObject({ audit: 1 })
    expect((await listAudit(db(), { action: 'account.delete' })).map(({ id }) => id)).toEqual(['young'])
  })

  it('happens once a day, also when several servers look at the same moment, and says what it did', async () => {
    expect(await retention().last()).toBeNull()
    const answers = await Promise.all([retention().cleanUp(), retention().cleanUp()])
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1)
    expect(await retention().last()).toEqual({ at: now.toISOString(), messages: 0, spam: 0, mails: 0, audit: 0 })
    now = new Date('2026-11-21T23:00:00Z')
    expect(await retention().cleanUp()).toBeNull()
    await receiveOn('2025-01-01', aQuote())
    now = new Date('2026-11-22T00:00:00Z')
    expect(await retention().cleanUp()).toMatchObject({ messages: 1 })
    expect(await retention().last()).toMatchObject({ at: now.toISOString(), messages: 1 })
  })

  it('that fails removes nothing', async () => {
    await receiveOn('2025-01-01', aQuote())
    const broken = createRetention({
      db: db(),
      clock,
      settings: { get: async () => Promise.reject(new Error('away')) },
    })
    await expect(broken.cleanUp()).rejects.toThrow('away')
    expect(await countMessages(db())).toBe(1)
  })
})
