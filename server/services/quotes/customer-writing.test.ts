import { BLANK_PACK } from '#domain/products/pack-fields.ts'
import { beforeEach, expect, it } from 'vitest'
import { isOverdue } from '#domain/follow-up/follow-up.ts'
import { isUnread } from '#domain/messages/message.ts'
import type { OpenedRequest } from '#domain/quotes/request-view.ts'
import { findMessage } from '#server/data/messages/messages-store.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createSettings } from '#server/services/site/settings.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aQuotationSite, type QuotationSite } from '#tests/support/quotes/quotation-site.ts'
import { aProduct, valueOf, aRequestLine } from '#tests/support/records.ts'
import { giveAccount, omar } from '#tests/support/staff.ts'
import { createRequestPages } from './request-pages.ts'
import { keepWriting, type Writing } from './customer-writing.ts'
import { anInbox } from '#tests/support/services/deps.ts'

onOneDatabase('what a customer adds to a request', (db) => {
  let site: QuotationSite
  let request: Awaited<ReturnType<QuotationSite['ask']>>

  beforeEach(async () => {
    site = aQuotationSite(db())
    // A Sunday, 9:00 in Riyadh.
    site.at('2026-05-03T06:00:00Z')
    await giveAccount(db(), omar)
    const variants = ['RW1', 'RW2'].map((stockCode) => ({ ...BLANK_PACK, stockCode, boxQuantity: '12' }))
    valueOf(await createProducts(site).create(aProduct({ slug: '805', variants })))
    request = await site.ask([{ stockCode: 'RW1', qty: 24 }])
  })

  const settings = () => createSettings({ db: db(), clock: site.clock, salesEmail: 'sales@site.example' })
  const inbox = () => anInbox(site, { sendsMail: true })
  const write = (writing: Writing) => keepWriting({ ...site, settings: settings() }, request.id, writing, [])
  const say = (body: string, key = body) => write({ kind: 'message', key, body })
  const message = async () => (await findMessage(db(), { id: request.id }))!
  const mails = async (recipient: string) => {
    const all = db().selectFrom('mail_outbox').selectAll().where('recipient', '=', recipient)
    return all.orderBy('created_at').execute()
  }

  it('is kept once, unread again, told to staff in one thread, and leaves the time when an answer is due', async () => {
    valueOf(await inbox().open(request.id, omar))
    const { followUp, state } = await message()
    valueOf(await say('Also in grey? \u{1F600}', 'key'))
    valueOf(await say('Again', 'key'))
    const after = await message()
    expect([isUnread(after), after.state, after.followUp.dueAt]).toEqual([true, state, followUp.dueAt])
    const [first, second, ...rest] = await mails('sales@site.example')
    expect(rest).toEqual([])
    expect(second!.text).toContain('Also in grey? \u{1F600}')
    expect(second!.thread).toBe(first!.header_id)
    valueOf(await inbox().open(request.id, omar))
    expect(isUnread(await message())).toBe(false)
    const opened = (await createRequestPages(site).open(request.token)) as OpenedRequest
    expect(opened.messages).toMatchObject([{ kind: 'message', body: 'Also in grey? \u{1F600}' }])
  })

  it('answers a question, and only from then on something is due again', async () => {
    const { id, version } = await message()
    const letter = { subject: 'Colour', body: 'Which colour?', locale: 'en', template: null, key: 'q' } as const
    valueOf(await inbox().answer(id, { ...letter, version, isQuestion: true }, omar))
    site.pass(10)
    const waiting = await message()
    expect([waiting.state, isOverdue(waiting, site.clock().toISOString())]).toEqual(['waiting', false])
    const [, question] = await mails('huda@client.example')
    expect(question!.text).toContain(`https://site.example/en/quote/s/${request.token}`)
    valueOf(await say('Grey'))
    const answered = await message()
    // Ten hours of business after Wednesday, 9:00.
    expect([answered.state, answered.followUp.dueAt]).toEqual(['in-progress', '2026-05-14T06:00:00.000Z'])
    site.pass(3)
    expect(isOverdue(await message(), site.clock().toISOString())).toBe(true)
    const kept = await db().selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(kept.first_answered_at).toBe('2026-05-03T06:00:00.000Z')
  })

  it('may change the list before a quotation was sent, and says what came and went', async () => {
    const line = (stockCode: string, qty: number) =>
      aRequestLine({ stockCode, qty, unit: 'piece', name: NONE, pack: NONE })
    valueOf(await write({ kind: 'change-list', key: 'c', lines: [line('RW2', 3)] }))
    const dossier = (await inbox().get(request.id))!
    expect(dossier.lines.map(({ stockCode, qty }) => [stockCode, qty])).toEqual([['RW2', 3]])
    expect(dossier.messages[0]!.body).toMatch(/^− RW1.*24 pieces\n\+ RW2 – 3 pieces$/)
    expect(dossier.message.content).toMatchObject({ details: 'Request 1\n\nItems:\nRW2 – 3 pieces' })
    // Nothing to say of the same list once more.
    valueOf(await write({ kind: 'change-list', key: 'd', lines: [line('RW2', 3)] }))
    expect((await inbox().get(request.id))!.messages).toHaveLength(1)
    const draft = valueOf(await site.quotations.makeFor(request.id, omar))
    await site.price('RW2', '10.00', omar)
    const priced = valueOf(await site.quotations.save(draft, { 'unit_price[]': ['10.00'], ...KEPT }, omar))
    valueOf(await site.quotations.send(priced, { by: 'link', subject: '', body: '' }, omar))
    for (const kind of ['change-list', 'cancel'] as const) {
      const late = await write(kind === 'cancel' ? { kind, key: 'x', body: '' } : { kind, key: 'x', lines: [] })
      expect(late).toMatchObject({ ok: false, failure: { kind: 'conflict' } })
    }
    expect(await say('Thank you')).toMatchObject({ ok: true })
  })

  it('cancels it, and nothing more is added then', async () => {
    valueOf(await write({ kind: 'cancel', key: 'c', body: 'Bought elsewhere' }))
    expect(await message()).toMatchObject({ state: 'closed', followUp: { outcome: 'lost', lostReason: 'cancelled' } })
    for (const writing of [{ kind: 'message', key: 'm', body: 'Wait' }, { kind: 'file' }] as const)
      expect(await write(writing)).toMatchObject({ ok: false, failure: { kind: 'conflict' } })
    expect((await inbox().get(request.id))!.messages).toHaveLength(1)
  })
})

const NONE = { ar: '', en: '' }
const KEPT = { 'kind[]': ['text'], 'name_en[]': ['Foam'], 'qty[]': ['3'], 'unit[]': ['piece'], 'vat_rate[]': ['15'] }
