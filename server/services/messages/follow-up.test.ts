import { beforeEach, describe, expect, it } from 'vitest'
import { duplicateRefusals } from '#content/admin/requests/follow-up.ts'
import type { Actor } from '#domain/accounts/staff.ts'
import { INBOX_VIEWS, readInboxQuery } from '#domain/messages/inbox-query.ts'
import type { Message, NewMessage } from '#domain/messages/message.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aContactMessage, aQuote, valueOf, aRequestLine } from '#tests/support/records.ts'
import { createMessages } from './messages.ts'
import { anInbox } from '#tests/support/services/deps.ts'
import { giveAccount, omar } from '#tests/support/staff.ts'

const LINE = aRequestLine({ qty: 24, unit: 'piece' })
const OTHER = { ...LINE, stockCode: 'RW2', qty: 6 }

onOneDatabase('following requests up', (db) => {
  /** A Thursday, 16:30 in Riyadh. */
  let now = new Date('2026-11-26T13:30:00.000Z')
  const clock = () => now
  const pass = (hours: number) => (now = new Date(now.getTime() + hours * 3_600_000))
  let noura: Actor
  const inbox = () => anInbox({ db: db(), clock })
  let keys = 0
  const receive = async (given: Partial<NewMessage> = {}): Promise<Message> => {
    const sent = { ...aQuote({ idempotencyKey: `key-${keys++}` }), ...given }
    return (await createMessages({ db: db(), clock, mailHost: 'site.example' }).receive(sent, [])).message
  }
  const dossier = async (id: string) => (await inbox().get(id))!
  const seen = async ({ id }: { id: string }) => (await dossier(id)).message
  const idsIn = async (search: string) => {
    const query = readInboxQuery(new URLSearchParams(search))
    return (await inbox().list(await inbox().filterOf(query, 'noura'))).map(({ id }) => id)
  }

  beforeEach(async () => {
    now = new Date('2026-11-26T13:30:00.000Z')
    noura = await giveAccount(db(), { ...omar, id: 'noura', name: 'noura' })
  })

  it('says until when a request is to be answered by the hours of the settings, and later changes leave that alone', async () => {
    const first = await receive()
    // Thursday 16:30 and ten hours: Sunday 16:30.
    expect(first.followUp.dueAt).toBe('2026-11-29T13:30:00.000Z')
    const holiday = JSON.stringify(['2026-11-29..2026-11-30 | عطلة | Holiday'])
    await db()
      .insertInto('settings')
      .values({ key: 'holidays', value: holiday, updated_at: now.toISOString(), version: 1 })
      .execute()
    const second = await receive()
    expect(second.followUp.dueAt).toBe('2026-12-01T13:30:00.000Z')
    expect((await seen(first)).followUp.dueAt).toBe('2026-11-29T13:30:00.000Z')
    expect((await receive({ cameBy: 'staff' })).followUp.dueAt).toBeNull()
  })

  it('is answered first by a mail or by a contact that staff note, and by nothing later', async () => {
    const [mailed, called] = [await receive(), await receive()]
    pass(1)
    const letter = { key: 'a', version: 1, template: null, subject: 's', body: 'b', locale: 'ar' } as const
    valueOf(await inbox().answer(mailed.id, letter, noura))
    valueOf(await inbox().noteContact(called, { way: 'whatsapp' }, noura))
    const first = now.toISOString()
    pass(1)
    valueOf(await inbox().noteContact(await seen(mailed), { way: 'phone' }, noura))
    for (const message of [mailed, called]) {
      const { state, followUp } = await seen(message)
      expect([state, followUp.answeredAt]).toEqual(['answered', first])
    }
    const { history } = await dossier(called.id)
    expect(history.map(({ action, detail }) => [action, detail])).toEqual([['message.contact', { way: 'whatsapp' }]])
  })

  it('shows on tabs what is to be seen to, and says how much', async () => {
    const [own, late, reminded, won, lost] = [
      await receive(),
      await receive(),
      await receive(),
      await receive(),
      await receive(),
    ]
    const held = await receive({ isHeld: true, content: { ...aQuote().content, email: '', phone: '+966500000009' } })
    pass(24 * 7)
    const fresh = await receive({ content: { ...aQuote().content, email: 'new@client.example', phone: '' } })
    valueOf(await inbox().assign(own, 'noura', noura))
    valueOf(await inbox().noteContact(await seen(own), { way: 'phone' }, noura))
    valueOf(await inbox().setReminder(reminded, { at: '2026-12-05T06:00:00.000Z', note: 'call' }, noura))
    valueOf(await inbox().noteContact(await seen(reminded), { way: 'phone' }, noura))
    valueOf(await inbox().setOutcome(won, { outcome: 'won', value: 40_500n, lostReason: '', note: '' }, noura))
    valueOf(await inbox().setOutcome(lost, { outcome: 'lost', value: null, lostReason: 'price', note: 'dear' }, noura))
    for (const one of [won, lost]) valueOf(await inbox().setState(await seen(one), 'closed', noura))
    await db().updateTable('messages').set({ held: 1 }).where('id', '=', held.id).execute()

    expect(await idsIn('view=mine')).toEqual([own.id])
    expect((await idsIn('view=unassigned')).toSorted()).toEqual([late.id, held.id, fresh.id].toSorted())
    expect((await idsIn('view=overdue')).toSorted()).toEqual([late.id, held.id].toSorted())
    expect(await idsIn('view=reminders')).toEqual([reminded.id])
    expect(await idsIn('view=held')).toContain(held.id)
    expect(await idsIn('view=won')).toEqual([won.id])
    expect(await idsIn('view=lost')).toEqual([lost.id])
    const counts = await inbox().countViews('noura')
    for (const view of INBOX_VIEWS) expect([view, counts[view]]).toEqual([view, (await idsIn(`view=${view}`)).length])
    expect((await seen(lost)).followUp).toMatchObject({ lostReason: 'price', outcomeNote: 'dear', outcomeValue: null })
    expect((await seen(won)).followUp.outcomeValue).toBe(40_500n)
  })

  it('takes an outcome and a reminder back, and refuses what somebody else was quicker with', async () => {
    const message = await receive()
    valueOf(await inbox().setOutcome(message, { outcome: 'won', value: 1n, lostReason: '', note: 'n' }, noura))
    expect(await inbox().setReminder(message, null, noura)).toMatchObject({ ok: false, failure: { kind: 'conflict' } })
    valueOf(await inbox().setOutcome(await seen(message), { outcome: null }, noura))
    expect((await seen(message)).followUp).toMatchObject({ outcome: null, outcomeValue: null, outcomeNote: '' })
  })

  it('gives many to one member of staff, and says of many what became of them', async () => {
    const [a, b] = [await receive(), await receive()]
    const contact = await receive(aContactMessage())
    expect(valueOf(await inbox().assignMany([a.id, b.id, 'gone'], 'noura', noura))).toBe(2)
    expect(valueOf(await inbox().assignMany([a.id, b.id], 'noura', noura))).toBe(0)
    valueOf(await inbox().setOutcome(await seen(a), { outcome: 'won', value: 5n, lostReason: '', note: 'n' }, noura))
    const said = { outcome: 'lost', value: null, lostReason: 'stock', note: '' } as const
    expect(valueOf(await inbox().setOutcomes([a.id, b.id, contact.id], said, noura))).toBe(2)
    expect((await seen(a)).followUp).toMatchObject({ outcome: 'lost', lostReason: 'stock', outcomeValue: 5n })
    expect(await inbox().assignMany([a.id], 'nobody-of-that-name', noura)).toMatchObject({ ok: false })
  })

  describe('one customer', () => {
    it('is whoever has the same telephone or the same mailbox', async () => {
      const { content } = aQuote()
      const first = await receive({ content: { ...content, email: '', phone: '+966500000001' } })
      const second = await receive({ content: { ...content, email: 'a@b.example', phone: '+966500000001' } })
      await receive({ content: { ...content, email: 'A@B.example', phone: '' } })
      await receive({ content: { ...content, email: 'other@b.example', phone: '' } })
      valueOf(await inbox().setOutcome(second, { outcome: 'won', value: 701_04n, lostReason: '', note: '' }, noura))
      expect((await dossier(second.id)).sender.customer).toMatchObject({ requests: 3, quotes: 0, won: 701_04n })
      expect((await dossier(first.id)).sender.customer.requests).toBe(2)
      expect(await idsIn(`customer=${second.id}`)).toHaveLength(3)
      expect(await idsIn('customer=gone')).toEqual([])
    })

    it('may have sent the same twice within a day, in whatever order', async () => {
      const first = await receive({ lines: [LINE, OTHER] })
      pass(23)
      const again = await receive({ lines: [OTHER, LINE] })
      const another = await receive({ lines: [LINE] })
      pass(2)
      const later = await receive({ lines: [LINE, OTHER] })
      const possible = async ({ id }: Message) => (await dossier(id)).sender.duplicates.possible.map((one) => one.id)
      expect(await possible(again)).toEqual([first.id])
      expect(await possible(later)).toEqual([again.id])
      expect(await possible(another)).toEqual([])
      expect(await possible(first)).toEqual([])
    })
  })

  it('closes a duplicate, and links it with the first request in both timelines', async () => {
    const first = await receive({ lines: [LINE] })
    const again = await receive({ lines: [LINE] })
    valueOf(await inbox().markDuplicate(again, first.number!, noura))
    const [one, other] = [await dossier(first.id), await dossier(again.id)]
    expect(other.message).toMatchObject({ state: 'closed', followUp: { duplicateOf: first.id } })
    expect(other.sender.duplicates.of?.number).toBe(first.number)
    expect(one.sender.duplicates.from.map(({ number }) => number)).toEqual([again.number])
    expect(one.history[0]).toMatchObject({ action: 'message.duplicate', detail: { from: again.number } })
    expect(other.history[0]).toMatchObject({ action: 'message.duplicate', detail: { of: first.number } })
    expect(one.sender.customer.requests).toBe(1)
  })

  it('is a duplicate of no unknown request, not of itself, and not of another duplicate', async () => {
    const [a, b, c] = [await receive(), await receive(), await receive()]
    valueOf(await inbox().markDuplicate(b, a.number!, noura))
    const refused = async (message: Message, number: string) => {
      const outcome = await inbox().markDuplicate(await seen(message), number, noura)
      return outcome.ok || outcome.failure.kind !== 'invalid' ? outcome : outcome.failure.fields['of']
    }
    expect(await refused(c, 'RQ-2026-99999')).toBe(duplicateRefusals.unknown)
    expect(await refused(c, c.number!)).toBe(duplicateRefusals.itself)
    expect(await refused(c, b.number!)).toBe(duplicateRefusals.another)
  })
})
