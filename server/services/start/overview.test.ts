import { expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { aQuote, someone, tickingClock, valueOf } from '#tests/support/records.ts'
import { aRecordWithVersions } from '#tests/support/versions.ts'
import { appendAudit } from '#server/data/accounts/audit-store.ts'
import { insertMessage } from '#server/data/messages/messages-store.ts'
import { addMissedSearches } from '#server/data/search/missed-searches-store.ts'
import { createAudit } from '#server/services/accounts/audit.ts'
import { createStaff } from '#server/services/accounts/staff.ts'
import { createSettings } from '#server/services/site/settings.ts'
import { createOverview } from './overview.ts'

/** A Monday, 12:00 in Riyadh. */
const NOW = '2026-11-30T09:00:00.000Z'

onOneDatabase('the overview of the work of staff', (db) => {
  const clock = () => new Date(NOW)
  const overview = () =>
    createOverview({
      db: db(),
      clock,
      settings: createSettings({ db: db(), clock }),
      audit: createAudit({ db: db() }),
      missedSearches: { write: async () => {} },
    })
  const sent = async (
    id: string,
    createdAt: string,
    given: { state?: string; due_at?: string; answered_at?: string } = {},
  ) => {
    await insertMessage(db(), aQuote({ idempotencyKey: id }), { id, given: null, createdAt })
    await db()
      .updateTable('messages')
      .set({ state: 'new', ...given })
      .where('id', '=', id)
      .execute()
  }

  it('tells which requests should have been answered by now, the oldest first', async () => {
    await sent('of-today', '2026-11-30T05:30:00.000Z', { due_at: '2026-12-01T05:30:00.000Z' })
    await sent('of-sunday', '2026-11-29T05:30:00.000Z', { due_at: '2026-11-30T05:30:00.000Z' })
    await sent('of-thursday', '2026-11-26T09:00:00.000Z', { state: 'in-progress', due_at: '2026-11-29T09:00:00.000Z' })
    await sent('called', '2026-11-26T10:00:00.000Z', {
      state: 'in-progress',
      due_at: '2026-11-29T10:00:00.000Z',
      answered_at: '2026-11-29T09:00:00.000Z',
    })
    await sent('from-before-due-times', '2026-11-01T08:00:00.000Z')
    await sent('answered', '2026-11-01T09:00:00.000Z', { state: 'answered', due_at: '2026-11-02T09:00:00.000Z' })
    await sent('spam', '2026-11-01T09:00:00.000Z', { state: 'spam', due_at: '2026-11-02T09:00:00.000Z' })
    const { unread, late, rows } = await overview().requests()
    expect({ unread, late }).toEqual({ unread: 3, late: 2 })
    expect(rows.map(({ id }) => id)).toEqual([
      'from-before-due-times',
      'of-thursday',
      'called',
      'of-sunday',
      'of-today',
    ])
  })

  it('asks for the Eids of the year until both are entered', async () => {
    expect((await overview().requests()).lacksEidsOf).toBe('2026')
    const eids = [
      '2026-03-19..2026-03-23 | عيد الفطر | Eid al-Fitr',
      '2026-05-26..2026-05-30 | عيد الأضحى | Eid al-Adha',
    ]
    await db()
      .insertInto('settings')
      .values({ key: 'holidays', value: JSON.stringify(eids), updated_at: NOW, version: 1 })
      .execute()
    expect((await overview().requests()).lacksEidsOf).toBeNull()
  })

  it('tells what was searched in vain within seven days', async () => {
    await addMissedSearches(db(), [
      { query: 'glue', times: 2, lastAt: '2026-11-29T09:00:00.000Z', isClosest: false },
      { query: 'tape', times: 9, lastAt: '2026-11-20T09:00:00.000Z', isClosest: false },
      { query: 'foam gun', times: 5, lastAt: '2026-11-24T09:00:00.000Z', isClosest: false },
    ])
    const { count, rows } = await overview().missedSearches()
    expect([count, rows.map(({ query }) => query)]).toEqual([2, ['foam gun', 'glue']])
  })

  it('tells the last ten acts that a role may read of', async () => {
    for (const [at, id] of ['a', 'b', 'c'].entries()) {
      const subject = { kind: 'category', id }
      const line = {
        at: `2026-11-0${at + 1}T09:00:00.000Z`,
        actor: someone,
        action: 'category.create',
        subject,
      } as const
      await appendAudit(db(), { id, ...line, detail: {} })
    }
    await db()
      .insertInto('audit_log')
      .values(
        Array.from({ length: 120 }, (_, at) => ({
          id: `line-${String(at).padStart(3, '0')}`,
          at: NOW,
          actor_kind: 'staff',
          actor_id: null,
          actor_name: 'Noura',
          action: 'product.update',
          subject_kind: 'product',
          subject_id: `p${at}`,
          detail: '{}',
          act_id: 'import',
        })),
      )
      .execute()
    const staff = createStaff({ db: db(), clock: tickingClock() })
    valueOf(await staff.add({ username: 'omar', password: 'gusty-plinth-ohm', role: 'viewer' }, someone))
    const subject = { kind: 'staff', id: 'me' }
    await appendAudit(db(), { id: 'in', at: NOW, actor: someone, action: 'staff.sign-in', subject, detail: {} })
    const acts = async (role: 'owner' | 'editor' | 'sales') =>
      (await overview().changes(role)).map(({ action, count }) => `${action} ${count}`)
    expect(await acts('editor')).toEqual(['product.update 120', ...Array(3).fill('category.create 1')])
    expect(await acts('owner')).toContain('staff.add 1')
    expect(await acts('owner')).not.toContain('staff.sign-in 1')
    expect(await acts('sales')).toEqual([])
  })

  it('knows drafts, one’s own first, what is planned, and what could not be published', async () => {
    const product = (id: string) =>
      aRecordWithVersions(db(), { kind: 'product', id, contents: [{ product_name_ar: id, product_name_en: id }] })
    const [a, b, c, d] = [await product('a'), await product('b'), await product('c'), await product('d')]
    const change = (key: string, set: object) => db().updateTable('records').set(set).where('key', '=', key).execute()
    await change(a.key, { draft_number: 1, state: 'draft' })
    await change(b.key, { draft_number: 1 })
    await change(c.key, { draft_number: 1, state: 'scheduled', publish_at: '2026-12-01T06:00:00.000Z' })
    await change(d.key, { unpublish_at: '2026-12-20T06:00:00.000Z', not_published: '{"ar":"لا","en":"No"}' })
    await db().updateTable('record_versions').set({ by_id: 'me' }).where('record_key', '=', b.key).execute()
    const drafts = await overview().drafts('me')
    expect(drafts).toMatchObject({
      mine: 1,
      all: 2,
      rows: [
        { id: 'b', isMine: true },
        { id: 'a', isMine: false },
      ],
    })
    expect(await overview().planned()).toMatchObject({ count: 1, rows: [{ act: 'publish', head: { id: 'c' } }] })
    expect((await overview().allPlanned()).map(({ act, head }) => [act, head.id])).toEqual([
      ['publish', 'c'],
      ['unpublish', 'd'],
    ])
    expect(await overview().notPublished()).toMatchObject([{ id: 'd', notPublished: { en: 'No' } }])
  })
})
