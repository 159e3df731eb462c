import { addDays } from 'date-fns/addDays'
import { expect, it } from 'vitest'
import { fieldMoment } from '#domain/text/riyadh-time.ts'
import type { Db } from '#server/data/engine/database.ts'
import { soundnessProblems } from '#server/data/engine/dialect.ts'
import { versionProblems } from '#server/services/site/store-check.ts'
import { byLength } from '#tests/support/test-level.ts'
import { callerOf, type Call } from './staff-caller.ts'
import { withDatabase, worldsFor } from './worlds.ts'

const KILLS = byLength({ short: 3, long: 40 })
/** A little different each time, so that kills meet the site at different work. */
const actsBefore = (kill: number) => byLength({ short: 20, long: 60 }) + ((kill * 37) % 23)

const worldOn = worldsFor('killed_acts')

/** How a product stands: on the site, as a draft, for later or in the bin, and with which name. */
type Standing = { place: 'site' | 'draft' | 'scheduled' | 'bin'; name: string }

/** What staff do with a product, one after the other; each says how it stands then. */
type Step = (call: Call, id: string, before: Standing) => { stands: Standing; act: () => Promise<boolean> }

const isDone = async (answer: Promise<Response | null>) => (await answer)?.ok === true
/** What the notice says to which a form leads. */
const noticeOf = (answer: Response | null) =>
  new URL(answer?.headers.get('location') ?? '/', 'http://site').searchParams

let names = 0
/** The act of the last form, by product. */
const lastAct = new Map<string, string>()

const save: Step = (call, id) => {
  const name = `Name ${++names}`
  const fields = { product_id: id, product_name_en: name }
  return { stands: { place: 'site', name }, act: () => isDone(call('/api/products/update.php', fields)) }
}

const remove: Step = (call, id, { name }) => ({
  stands: { place: 'bin', name },
  async act() {
    lastAct.delete(id)
    const answer = await call(`/admin/items/delete/${id}`, {})
    const act = noticeOf(answer).get('undo')
    if (act) lastAct.set(id, act)
    return act !== null
  },
})

const restore: Step = (call, id, { name }) => ({
  stands: { place: 'site', name },
  async act() {
    const answer = await call('/api/bin/getall.php?kind=product', {})
    const listed = (await answer?.json().catch(() => null)) as { data: { bin_id: string; id: string }[] } | null
    const binned = listed?.data.find((one) => one.id === id)
    return binned !== undefined && isDone(call('/api/bin/restore.php', { bin_id: binned.bin_id }))
  },
})

/** Of a deletion whose answer got lost nobody knows the act. */
const undo: Step = (call, id, before) => {
  const act = lastAct.get(id)
  if (act === undefined) return restore(call, id, before)
  const isUndone = async () => noticeOf(await call('/admin/undo', { act })).get('notice') === 'undone'
  return { stands: { ...before, place: 'site' }, act: isUndone }
}

/** Sends the form of a product with one of its buttons. */
const press = async (call: Call, id: string, fields: Record<string, string>) => {
  lastAct.delete(id)
  const told = noticeOf(await call(`/admin/items/edit/${id}`, fields))
  const act = told.get('undo')
  if (act) lastAct.set(id, act)
  return told.has('notice')
}

const unpublish: Step = (call, id, { name }) => ({
  stands: { place: 'draft', name },
  act: () => press(call, id, { intent: 'unpublish' }),
})

const saveDraft: Step = (call, id) => {
  const name = `Name ${++names}`
  const fields = { product_name_en: name, intent: 'draft' }
  return { stands: { place: 'draft', name }, act: () => press(call, id, fields) }
}

const schedule: Step = (call, id, { name }) => ({
  stands: { place: 'scheduled', name },
  act: () => press(call, id, { intent: 'schedule', publish_at: fieldMoment(addDays(new Date(), 2).toISOString()) }),
})

const publish: Step = (call, id, { name }) => ({
  stands: { place: 'site', name },
  act: () => press(call, id, { intent: 'publish' }),
})

/** Puts back what was taken off, or planned since: by undo, where its act is known. */
const putBack: Step = (call, id, before) => {
  if (!lastAct.has(id)) return publish(call, id, before)
  const { stands, act } = undo(call, id, before)
  return { stands: before.place === 'scheduled' ? { ...before, place: 'draft' } : stands, act }
}

const OFF_THE_SITE = [
  unpublish,
  saveDraft,
  publish,
  unpublish,
  putBack,
  unpublish,
  schedule,
  publish,
  unpublish,
  schedule,
  putBack,
  publish,
]
const STEPS: readonly Step[] = [save, remove, undo, ...OFF_THE_SITE, save, remove, restore]

/** Where a product is, by its rows: each of them says the same. */
async function standingOf(db: Db, id: string): Promise<Standing | string> {
  const shown = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
  const records = await db
    .selectFrom('records')
    .selectAll()
    .where('kind', '=', 'product')
    .where('id', '=', id)
    .execute()
  const outside = records.filter(({ deleted_at }) => deleted_at === null)
  const [record] = outside.length > 0 ? outside : records
  if (!record || records.length !== 1) return `${records.length} records`
  const name = record.name_en
  if (record.deleted_at !== null) return shown ? 'on the site and in the bin' : { place: 'bin', name }
  const { state } = record
  if (state !== 'published') return shown ? `on the site and ${state}` : { place: state as Standing['place'], name }
  if (!shown) return 'published and not on the site'
  if (shown.version !== record.published_number || shown.name_en !== name) return 'another version on the site'
  return { place: 'site', name }
}

it.each(['sqlite', 'postgres'] as const)(
  'a product stands as before or after what was done to it, however often the site is killed (%s)',
  async (kind) => {
    const world = worldOn(kind)
    const ids = ['one', 'two', 'three']
    let site = await world.open()
    let call = await callerOf(site)
    const category = { category_slug: 'foam', name_en: 'Foam', name_ar: 'رغوة' }
    expect((await call('/api/categories/add.php', category))?.ok).toBe(true)
    const standings = new Map<string, Standing>()
    for (const id of ids) {
      const fields = { product_slug: id, product_name_ar: 'رغوة', product_name_en: id, category_id: 'foam' }
      expect((await call('/api/products/add.php', fields))?.ok).toBe(true)
      standings.set(id, { place: 'site', name: id })
    }
    const turns = new Map(ids.map((id) => [id, 0]))
    let acts = 0
    for (let kill = 0; kill < KILLS; kill++) {
      let left = actsBefore(kill)
      const unknown = new Map<string, Standing>()
      const work = async (id: string) => {
        for (let isAlive = true; isAlive;) {
          const step = STEPS[turns.get(id)! % STEPS.length]!
          const { stands, act } = step(call, id, standings.get(id)!)
          unknown.set(id, stands)
          isAlive = await act()
          if (!isAlive) return
          unknown.delete(id)
          standings.set(id, stands)
          turns.set(id, turns.get(id)! + 1)
          acts++
          if (--left === 0) void site.kill()
        }
      }
      await Promise.all(ids.map(work))
      site = await world.open()
      call = await callerOf(site)
      for (const id of ids) {
        const found = await withDatabase(world, (db) => standingOf(db, id))
        const expected = [standings.get(id), unknown.get(id)].filter((one) => one !== undefined)
        expect(expected, `${id} after kill ${kill + 1}`).toContainEqual(found)
        const wasDone = JSON.stringify(found) !== JSON.stringify(standings.get(id))
        if (!wasDone) continue
        standings.set(id, unknown.get(id)!)
        turns.set(id, turns.get(id)! + 1)
      }
      expect(await withDatabase(world, versionProblems)).toEqual([])
    }
    expect(await site.stop()).toBe(0)
    expect(await withDatabase(world, soundnessProblems)).toEqual([])
    process.stdout.write(
      `${kind}: ${acts} saves, publications, deletions, restorations and undos over ${KILLS} kills\n`,
    )
    expect(acts).toBeGreaterThan(KILLS * 20 - 1)
  },
  3_600_000,
)
