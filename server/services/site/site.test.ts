import { expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { aCategory, tickingClock, valueOf } from '#tests/support/records.ts'
import { addSetUpMark } from '#server/data/site/set-up-store.ts'
import { saveSettings } from '#server/data/site/settings-store.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createHealth, toldOfChanges } from './health.ts'
import { beginNewSite } from './new-site.ts'
import { createSettings } from './settings.ts'
import { createSitemap } from './sitemap.ts'

const fine = async () => 1
const broken = async () => {
  throw new Error('disk full')
}
const silent = () => new Promise(() => {})

it('is fine when every part answers', async () =>
  expect(await createHealth({ database: fine, storage: fine }).check()).toEqual({
    ok: true,
    reasons: [],
    degraded: null,
  }))

it('is degraded, and fine, where pages are served and nothing can be stored', async () => {
  const degradation = async () => 'the disk is full'
  const health = await createHealth({ database: fine }, { degradation }).check()
  expect(health).toEqual({ ok: true, reasons: [], degraded: 'the disk is full' })
})

it('names the parts that fail, and not why: the reasons are public', async () => {
  const health = await createHealth({ database: fine, storage: broken }).check()
  expect(health).toMatchObject({ ok: false, reasons: ['storage does not answer'] })
})

it('does not wait for a silent part for ever', async () => {
  const health = await createHealth({ database: silent, storage: broken }, { patienceMs: 5 }).check()
  expect(health.reasons).toEqual(['database does not answer', 'storage does not answer'])
})

it('a part that fails tells the log why, once for each time that it begins to', async () => {
  const told: unknown[][] = []
  const log = { warn: (...line: unknown[]) => void told.push(line), info: (...line: unknown[]) => void told.push(line) }
  let isAway = false
  const probe = toldOfChanges(
    'storage',
    async () => (isAway ? Promise.reject(new Error('status 500')) : undefined),
    log,
  )
  await probe()
  isAway = true
  for (let look = 0; look < 3; look++) await expect(probe()).rejects.toThrow('500')
  isAway = false
  await probe()
  await probe()
  expect(told).toEqual([['storage does not answer', { reason: 'status 500' }], ['storage answers again']])
})

onOneDatabase('a site that begins empty', (db) => {
  const on = () => ({ db: db(), clock: tickingClock() })
  const indexed = async () => (await createSettings(on()).get()).indexed

  it('is closed to search engines, until staff open it', async () => {
    await beginNewSite(on())
    expect(await indexed()).toBe('no')
    await saveSettings(db(), { indexed: 'yes' }, '2026-11-27T09:00:00.000Z')
    await beginNewSite(on())
    expect(await indexed()).toBe('yes')
  })

  it('is told from one that has something on it, which stays open', async () => {
    valueOf(await createCategories(on()).create(aCategory()))
    await beginNewSite(on())
    expect(await indexed()).toBe('yes')
  })

  it('is told from one that an older version left, however empty', async () => {
    await addSetUpMark(db(), 'open-before', '2026-11-27T09:00:00.000Z')
    await beginNewSite(on())
    expect(await indexed()).toBe('yes')
  })

  it('has nothing in its sitemap while it is closed', async () => {
    const sitemap = createSitemap({ db: db(), settings: createSettings(on()), records: 1 })
    valueOf(await createCategories(on()).create(aCategory()))
    const open = await sitemap.state()
    await saveSettings(db(), { indexed: 'no' }, '2026-11-27T09:00:00.000Z')
    expect(await sitemap.parts()).toBeNull()
    for await (const entries of (await sitemap.entries())!) expect(entries).toEqual([])
    expect(await sitemap.entries('pages-1')).toBeNull()
    expect(await sitemap.state()).not.toBe(open)
  })
})
