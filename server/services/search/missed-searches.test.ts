import { beforeEach, expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { tickingClock, valueOf } from '#tests/support/records.ts'
import { giveAccount } from '#tests/support/staff.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import { listMissedSearches } from '#server/data/search/missed-searches-store.ts'
import { createMissedSearches } from './missed-searches.ts'

const by: StaffCaller = { kind: 'staff', id: 'sara', name: 'sara', role: 'editor', via: 'session' }
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'

onOneDatabase('missed searches', (db) => {
  beforeEach(() => giveAccount(db(), by))
  const service = () => createMissedSearches({ db: db(), clock: tickingClock() })

  it('are counted by what was meant, the most frequent first', async () => {
    const missed = service()
    for (const text of ['إسمنت', 'اسمنتٌ', 'paint', ' PAINT ', 'اسمنت']) missed.note(text, BROWSER)
    missed.note('paint', 'Googlebot/2.1')
    missed.note('x', BROWSER)
    expect(await missed.list()).toMatchObject([
      { query: 'اسمنت', times: 3 },
      { query: 'paint', times: 2 },
    ])
    missed.note('paint', BROWSER)
    missed.note('paint', BROWSER)
    const [first] = await missed.list({ limit: 1 })
    expect(first).toMatchObject({ query: 'paint', times: 4 })
    expect(await missed.count()).toBe(2)
  })

  it('cost no writing until it is time for it', async () => {
    const missed = service()
    missed.note('paint', BROWSER)
    expect(await listMissedSearches(db())).toEqual([])
    await missed.write()
    expect(await listMissedSearches(db())).toHaveLength(1)
  })

  it('are forgotten one by one or all at once, and the record of changes does not repeat them', async () => {
    const missed = service()
    for (const text of ['paint', 'cement', 'ladder']) missed.note(text, BROWSER)
    await missed.write()
    valueOf(await missed.forget('paint', by))
    expect(await missed.forget('paint', by)).toMatchObject({ failure: { kind: 'not-found' } })
    expect((await missed.list()).map(({ query }) => query).toSorted()).toEqual(['cement', 'ladder'])
    missed.note('tape', BROWSER)
    valueOf(await missed.forgetAll(by))
    expect(await missed.list()).toEqual([])
    const lines = await listAudit(db())
    expect(lines.map(({ action, detail }) => [action, detail])).toEqual([
      ['missed-search.delete', { searches: 2 }],
      ['missed-search.delete', { searches: 1 }],
    ])
    expect(JSON.stringify(lines)).not.toContain('paint')
  })

  it('never fill the database or the memory: the rarest and oldest are forgotten', async () => {
    const missed = service()
    missed.note('keep this', BROWSER)
    missed.note('keep this', BROWSER)
    await missed.write()
    for (let round = 0; round < 6; round += 1) {
      for (let index = 0; index < 300; index += 1) missed.note(`noise ${round} ${index}`, BROWSER)
      await missed.write()
    }
    const cached = await missed.list()
    expect(cached).toHaveLength(1000)
    expect(cached[0]).toMatchObject({ query: 'keep this', times: 2 })
    expect(cached.some(({ query }) => query.startsWith('noise 5'))).toBe(true)
    expect(cached.some(({ query }) => query.startsWith('noise 0 1'))).toBe(false)
  })
})
