import { it } from 'vitest'
import { PRODUCTS_AT_ONCE } from '#server/services/imports/evaluate-import.ts'
import { versionProblems } from '#server/services/site/store-check.ts'
import { OWNER, type Site } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'
import { byLength, LEVEL } from '#tests/support/test-level.ts'
import { callerOf } from './staff-caller.ts'
import { withDatabase, worldsFor, type World } from './worlds.ts'
import { someone } from './writers.ts'

const worldOn = worldsFor('killed_imports')

/** One while the file is read and checked, the others in the run. */
const KILLS = byLength({ short: 2, long: 20 })
/** Portions that may pass from one kill to the next. */
const PORTIONS = byLength({ short: 2, long: 3 })
const PRODUCTS = (KILLS + 1) * PORTIONS * PRODUCTS_AT_ONCE
/** Of them some are there before, under another name and without packs. */
const KNOWN = 10

const numbers = Array.from({ length: PRODUCTS }, (_, index) => index)
const nameOf = (index: number) => `Foam ${index}`
const codeOf = (index: number) => `SK-${index}`

/** Two packs for every product, in rows that are no neighbours. */
const sheet = [
  'Slug,Stock code,Name (English),Name (Arabic),Category,Volume',
  ...['1 L', '5 L'].flatMap((volume, pack) =>
    numbers.map((index) => `foam-${index},${codeOf(index)}-${pack},${nameOf(index)},رغوة ${index},foams,${volume}`),
  ),
].join('\n')

async function send(site: Site): Promise<string> {
  const { cookie } = await signIn(site.origin, OWNER, { 'X-Forwarded-For': someone() })
  const body = new FormData()
  for (const [name, value] of Object.entries({ match: 'auto', state: 'published', run: '1' })) body.set(name, value)
  body.set('file', new File([sheet], 'killed.csv'))
  const headers = { cookie, Origin: site.origin, 'X-Forwarded-For': someone() }
  const answer = await fetch(`${site.origin}/api/imports/add.php`, { method: 'POST', headers, body })
  const { data } = (await answer.json()) as { data: { import_id: string } }
  return data.import_id
}

/** A busy machine may look for the moment of a kill too late. */
const isOver = (state: string) => state === 'done' || state === 'failed'

const standing = (world: World, id: string) =>
  withDatabase(world, (db) =>
    db.selectFrom('imports').select(['state', 'done', 'counts']).where('id', '=', id).executeTakeFirstOrThrow(),
  )

it.concurrent.for(byLength<('sqlite' | 'postgres')[]>({ short: ['sqlite'], long: ['sqlite', 'postgres'] }))(
  'an import goes on where the site was killed, and no row is lost or written twice (%s)',
  { timeout: 1_800_000 },
  async (kind, { expect }) => {
    const world = worldOn(kind)
    let site = await world.open()
    const call = await callerOf(site)
    const foams = { category_slug: 'foams', name_en: 'Foams', name_ar: 'رغوات' }
    expect((await call('/api/categories/add.php', foams))?.ok).toBe(true)
    for (const index of numbers.slice(0, KNOWN)) {
      const fields = { product_slug: `foam-${index}`, product_name_ar: 'x', product_name_en: 'x', category_id: 'foams' }
      expect((await call('/api/products/add.php', fields))?.ok).toBe(true)
    }
    const id = await send(site)
    const stopped: string[] = []
    for (let kill = 0, done = 0; kill < KILLS; kill++) {
      // The first falls anywhere while the file is read and checked, the others anywhere in the run.
      const further = kill === 0 ? 0 : done + Math.ceil(Math.random() * (PORTIONS - 1)) * PRODUCTS_AT_ONCE
      await expect
        .poll(
          async () => {
            const now = await standing(world, id)
            return kill === 0 || isOver(now.state) || (now.state === 'running' && now.done >= further)
          },
          { timeout: 60_000, interval: 5 },
        )
        .toBe(true)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * (kill === 0 ? 400 : 100)))
      await site.kill()
      const now = await standing(world, id)
      done = now.done
      stopped.push(`${now.state} ${now.done}`)
      site = await world.open()
    }
    const state = async () => (await standing(world, id)).state
    await expect.poll(async () => isOver(await state()), { timeout: 600_000, interval: 100 }).toBe(true)
    const { state: ended, counts } = await standing(world, id)
    const said = `killed at: ${stopped.join(', ')}`
    // Otherwise every kill came too late, and nothing was tested.
    expect(
      stopped.some((at) => !isOver(at.split(' ')[0]!)),
      said,
    ).toBe(true)
    if (LEVEL === 'long') process.stdout.write(`${kind} ${said}\n`)
    expect([ended, JSON.parse(counts)], said).toEqual([
      'done',
      expect.objectContaining({ rows: 2 * PRODUCTS, added: 2 * PRODUCTS, refused: 0 }),
    ])
    await withDatabase(world, async (db) => {
      const products = await db.selectFrom('products').select(['id', 'name_en']).execute()
      expect(products.map(({ name_en: name }) => name).toSorted(), said).toEqual(numbers.map(nameOf).toSorted())
      const packs = await db.selectFrom('product_variants').select(['product_id', 'stock_code']).execute()
      const codes = numbers.flatMap((index) => [`${codeOf(index)}-0`, `${codeOf(index)}-1`])
      expect(packs.map(({ stock_code: code }) => code).toSorted(), said).toEqual(codes.toSorted())
      // One version of each is of the import, however often it was begun again.
      const { act_id: act } = await db.selectFrom('imports').select('act_id').executeTakeFirstOrThrow()
      const versions = await db.selectFrom('record_versions').select('record_key').where('act_id', '=', act).execute()
      expect(versions.length, said).toBe(PRODUCTS)
      expect(new Set(versions.map(({ record_key: key }) => key)).size, said).toBe(PRODUCTS)
      expect(await versionProblems(db)).toEqual([])
    })
    expect(await site.stop()).toBe(0)
  },
)
