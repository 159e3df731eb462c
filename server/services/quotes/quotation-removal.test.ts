import { beforeEach, expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { valueOf } from '#tests/support/records.ts'
import { deleteMessage, deleteMessagesFrom } from '#server/data/messages/messages-store.ts'
import { listRegister } from '#server/data/quotes/quote-register-store.ts'
import { createRetention } from '#server/services/site/retention.ts'
import { createSettings } from '#server/services/site/settings.ts'
import { quotationDesk } from '#tests/support/quotes/quotation-site.ts'

onOneDatabase('a quotation whose request goes', (db) => {
  const { site, sentOne, accept } = quotationDesk(db)
  let open: string
  let accepted: string

  beforeEach(async () => {
    ;[open, accepted] = [(await sentOne()).requestId, (await sentOne()).requestId]
    valueOf(await accept(accepted, 1))
  })

  const numbers = async () => (await site().quotations.list()).map(({ number }) => number)
  const files = async () => {
    site().at('2040-01-01T00:00:00Z')
    await site().privateFiles.removeUnowned()
    return db().selectFrom('private_files').select('name').execute()
  }

  it.each([
    ['by staff', async () => void (await Promise.all([open, accepted].map((id) => deleteMessage(db(), id))))],
    ['by its customer', async () => void (await deleteMessagesFrom(db(), 'Huda@client.example'))],
    ['by its time', () => cleanUpAt('2027-06-01T00:00:00Z')],
  ])('goes with it %s, with file and mail; an accepted one and the register stay', async (_by, remove) => {
    await remove()
    expect(await db().selectFrom('messages').select('id').execute()).toEqual([])
    expect(await numbers()).toEqual(['QT-2026-00002'])
    expect(await site().quotations.list()).toMatchObject([{ messageId: null, requestNumber: null, state: 'accepted' }])
    for (const table of ['mail_outbox', 'mail_attachments'] as const)
      expect(await db().selectFrom(table).selectAll().execute()).toEqual([])
    expect(await files()).toEqual([{ name: 'QT-2026-00002-R1.pdf' }])
    const [kept] = await site().quotations.list()
    expect((await site().quotations.pdf(kept!.id))!.bytes.toString()).toContain('QT-2026-00002')
    expect((await listRegister(db())).map(({ number, state }) => [number, state])).toEqual([
      ['QT-2026-00001', 'sent'],
      ['QT-2026-00002', 'accepted'],
    ])
  })

  it('goes after the years of the settings where it was accepted; the register stays', async () => {
    await cleanUpAt('2027-06-01T00:00:00Z')
    await cleanUpAt('2036-04-30T00:00:00Z')
    expect(await numbers()).toEqual(['QT-2026-00002'])
    await cleanUpAt('2036-05-02T00:00:00Z')
    expect(await numbers()).toEqual([])
    for (const table of ['quote_revisions', 'quote_answers'] as const)
      expect(await db().selectFrom(table).selectAll().execute()).toEqual([])
    expect(await files()).toEqual([])
    expect(await listRegister(db())).toHaveLength(2)
  })

  async function cleanUpAt(instant: string): Promise<void> {
    const on = { db: db(), clock: () => new Date(instant) }
    await createRetention({ ...on, settings: createSettings(on) }).cleanUp()
  }
})
