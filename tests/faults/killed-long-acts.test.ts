import { expect, it } from 'vitest'
import type { Db } from '#server/data/engine/database.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { versionProblems } from '#server/services/site/store-check.ts'
import { aCategory, aProduct, valueOf } from '#tests/support/records.ts'
import { byLength } from '#tests/support/test-level.ts'
import { callerOf } from './staff-caller.ts'
import { fillWorld, withDatabase, worldsFor } from './worlds.ts'

const worldOn = worldsFor('killed_long_acts')

const MANY = 160

it.each(byLength<('sqlite' | 'postgres')[]>({ short: ['postgres'], long: ['sqlite', 'postgres'] }))(
  'an act on many records and its undo go on where the site was killed (%s)',
  async (kind) => {
    const world = worldOn(kind)
    const ids = Array.from({ length: MANY }, (_, index) => `many-${index}`)
    await fillWorld(world, async (on) => {
      valueOf(await createCategories(on).create(aCategory({ slug: 'many' })))
      for (const slug of ids) valueOf(await createProducts(on).create(aProduct({ slug, categoryId: 'many' })))
    })
    let site = await world.open()
    let call = await callerOf(site)
    const shown = async (db: Db) =>
      (await db.selectFrom('products').select('id').where('category_id', '=', 'many').execute()).length
    const onSite = () => withDatabase(world, shown)
    /** Asks for something that goes on behind its request, is killed, and answers how many products are there then. */
    const killed = async (path: string, sent: Record<string, string | string[]>) => {
      const before = await onSite()
      const leads = (await call(path, sent))?.headers.get('location') ?? ''
      expect(leads).toMatch(/^\/admin\/acts\//)
      await withDatabase(world, async (db) => {
        await expect.poll(() => shown(db), { timeout: 120_000, interval: 5 }).not.toBe(before)
      })
      await site.kill()
      const halfway = await onSite()
      site = await world.open()
      call = await callerOf(site)
      const told = async () => (await call(leads, {}))?.headers.get('location') ?? ''
      await expect.poll(told, { timeout: 240_000, interval: 200 }).toContain('notice=')
      return { halfway, notice: new URL(await told(), 'http://site').searchParams }
    }
    const caught = { off: false, back: false }
    // A busy machine may kill too late: the act is over then.
    for (let tried = 0; !(caught.off && caught.back) && tried < 10; tried++) {
      const off = await killed('/admin/items', { 'id[]': ids, intent: 'unpublish', confirmed: '1' })
      expect(off.notice.get('done')).toBe(`product-${MANY}-0`)
      expect(await onSite()).toBe(0)
      const back = await killed('/admin/undo', { act: off.notice.get('undo')!, next: '/admin/items' })
      expect(back.notice.get('notice')).toBe('undone')
      expect(await onSite()).toBe(MANY)
      caught.off ||= off.halfway > 0
      caught.back ||= back.halfway < MANY
    }
    expect(caught).toEqual({ off: true, back: true })
    expect(await withDatabase(world, versionProblems)).toEqual([])
    expect(await site.stop()).toBe(0)
  },
  600_000,
)
