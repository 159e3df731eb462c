import { expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { aCategory, tickingClock, valueOf } from '#tests/support/records.ts'
import { addSetUpMark } from '#server/data/site/set-up-store.ts'
import { saveSettings } from '#server/data/site/settings-store.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { beginNewSite } from './new-site.ts'
import { createSettings } from './settings.ts'
import { createSitemap } from './sitemap.ts'

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
