import { beforeEach, expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { aContactMessage, aQuote, valueOf } from '#tests/support/records.ts'
import { omar } from '#tests/support/staff.ts'
import { inTransaction } from '#server/data/engine/database.ts'
import {
  deleteInboxChangesBefore,
  insertInboxChange,
  lastInboxChange,
  listInboxChanges,
} from '#server/data/messages/inbox-changes-store.ts'
import { findMessage } from '#server/data/messages/messages-store.ts'
import { createSettings } from '#server/services/site/settings.ts'
import { createRequestFiles } from '#server/services/quotes/request-files.ts'
import { createSourceKeys } from '#server/services/site/source-keys.ts'
import { createMessages } from './messages.ts'
import { silent, anInbox } from '#tests/support/services/deps.ts'
import { byLink, quotationDesk } from '#tests/support/quotes/quotation-site.ts'

const SOURCE = { visitor: '10.1.1.1', network: '10.1.1.0/24' }

onOneDatabase('what open screens hear of the inbox', (db) => {
  const { site, send, saved } = quotationDesk(db)

  const inbox = () => anInbox(site())
  const messages = () => createMessages({ ...site(), mailHost: 'site.example' })
  const seen = async (id: string) => (await findMessage(db(), { id }))!
  /** What was noted since the last look. */
  let looked = 0
  const told = async () => {
    const changes = await listInboxChanges(db(), looked, 100)
    looked = changes.at(-1)?.id ?? looked
    return changes.map(({ kind, messageId, number }) => [kind, messageId, number])
  }
  beforeEach(() => (looked = 0))

  it('is each arrival once, by number, and nothing that would call anybody where it looks automatic', async () => {
    const receive = async (sent: Parameters<ReturnType<typeof messages>['receive']>[0]) =>
      (await messages().receive(sent, [])).message
    const quote = await receive(aQuote({ idempotencyKey: 'a' }))
    await receive(aQuote({ idempotencyKey: 'a' }))
    const contact = await receive(aContactMessage({ idempotencyKey: 'b' }))
    const spam = await receive(aQuote({ idempotencyKey: 'c', state: 'spam' }))
    const own = await receive(aQuote({ idempotencyKey: 'd', cameBy: 'staff' }))
    expect(await told()).toEqual([
      ['new', quote.id, 'RQ-2026-00001'],
      ['new', contact.id, null],
      ['state', spam.id, 'RQ-2026-00002'],
      ['state', own.id, 'RQ-2026-00003'],
    ])
  })

  it('is each act of staff on a message, and nothing that did not happen', async () => {
    const { id, number } = (await messages().receive(aQuote({ idempotencyKey: 'a' }), [])).message
    await told()
    await inbox().open(id, omar)
    await inbox().open(id, omar)
    valueOf(await inbox().assign(await seen(id), 'omar', omar))
    valueOf(await inbox().assign(await seen(id), 'omar', omar))
    valueOf(await inbox().setState(await seen(id), 'in-progress', omar))
    expect(await inbox().setState({ id, version: 1 }, 'closed', omar)).toMatchObject({ ok: false })
    valueOf(await inbox().addNote(id, { key: 'n', body: 'x' }, omar))
    valueOf(await inbox().addNote(id, { key: 'n', body: 'x' }, omar))
    const letter = { key: 'a', version: 3, template: null, subject: 's', body: 'b', locale: 'ar' } as const
    valueOf(await inbox().answer(id, letter, omar))
    valueOf(await inbox().noteContact(await seen(id), { way: 'phone' }, omar))
    await inbox().setStates([id], 'closed', omar)
    valueOf(await inbox().remove(id, omar))
    const kinds = ['state', 'assign', 'state', 'state', 'answer', 'answer', 'state']
    expect(await told()).toEqual([...kinds.map((kind) => [kind, id, number]), ['state', id, null]])
  })

  it('is the files that a customer adds to a request', async () => {
    const { id, number } = (await messages().receive(aQuote({ idempotencyKey: 'a' }), [])).message
    const files = createRequestFiles({
      ...site(),
      settings: createSettings(site()),
      log: silent,
      sourceKeys: createSourceKeys(site().db),
    })
    await told()
    const list = [new File(['code,quantity\n805,2\n'], 'list.csv')]
    expect(valueOf(await files.write(id, { kind: 'file' }, list, SOURCE))).toEqual([])
    expect(await told()).toEqual([['state', id, number]])
  })

  it('is what happens to a quotation, and not each saving of its draft', async () => {
    const { id } = await site().ask([{ stockCode: 'RW1', qty: 24 }], {})
    await told()
    const begun = valueOf(await site().quotations.makeFor(id, omar))
    const changed = await saved(begun, { customer_cr: '1010101010' })
    const sent = valueOf(await send(changed, byLink))
    const answer = (kind: 'accept' | 'change', revision: number) =>
      site().quotations.answer(id, {
        kind,
        fields: { revision: String(revision), key: kind, acceptedBy: 'Huda', message: 'Please' },
      })
    valueOf(await answer('change', 1))
    const revised = valueOf(await site().quotations.revise({ id: sent.id, version: sent.version + 1 }, omar))
    valueOf(await send(revised, byLink))
    valueOf(await answer('accept', 2))
    valueOf(await answer('accept', 2))
    const kinds = ['assign', 'state', 'answer', 'change', 'state', 'answer', 'accepted']
    expect((await told()).map(([kind]) => kind)).toEqual(kinds)
    const other = await site().ask([{ stockCode: 'RW1', qty: 1 }], {})
    const second = valueOf(await site().quotations.makeFor(other.id, omar))
    valueOf(await send(second, byLink))
    await told()
    valueOf(await site().quotations.answer(other.id, { kind: 'decline', fields: { revision: '1', reason: 'price' } }))
    expect(await told()).toEqual([['declined', other.id, 'RQ-2026-00002']])
  })

  it('has numbers without gaps, in the order in which they can be seen, which go on after the old ones went', async () => {
    const note = (at: string) => inTransaction(db(), (tx) => insertInboxChange(tx, 'state', 'm', at))
    await Promise.all(Array.from({ length: 20 }, () => note('2026-05-01T00:00:00.000Z')))
    const ids = (await listInboxChanges(db(), 0, 100)).map(({ id }) => id)
    expect(ids).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
    await deleteInboxChangesBefore(db(), '2026-05-02T00:00:00.000Z')
    await note('2026-05-03T00:00:00.000Z')
    expect((await listInboxChanges(db(), 0, 100)).map(({ id }) => id)).toEqual([20, 21])
    expect(await lastInboxChange(db())).toBe(21)
  })
})
