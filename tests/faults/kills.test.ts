import { describe, expect, it } from 'vitest'
import { soundnessProblems } from '#server/data/engine/dialect.ts'
import type { Site } from '#tests/support/site.ts'
import { byLength } from '#tests/support/test-level.ts'
import { sendRequest } from './visitors.ts'
import { openStaff, type Staff } from './writers.ts'
import { withDatabase, worldsFor, type World } from './worlds.ts'

const KILLS = byLength({ short: 3, long: 50 })
/** A little different each time, so that kills meet the site at different work. */
const writesBefore = (kill: number) => byLength({ short: 25, long: 95 }) + ((kill * 37) % 20)

const worldOn = worldsFor('kills')

/** All that the site has said it keeps. */
class Promised {
  readonly requests = new Set<string>()
  /** The last name that was acknowledged for each category. */
  readonly names = new Map<string, string>()
  #changes = 0

  get count(): number {
    return this.requests.size + this.#changes
  }

  gotRequest(email: string) {
    this.requests.add(email)
  }

  gotName(category: string, name: string) {
    this.names.set(category, name)
    this.#changes += 1
  }
}

/** Visitors send and staff change until the site is gone. */
async function writeUntilGone(site: Site, staff: Staff, promised: Promised, onWrite: () => void) {
  const visitor = async () => {
    for (let email = await sendRequest(site.origin); email; email = await sendRequest(site.origin)) {
      promised.gotRequest(email)
      onWrite()
    }
  }
  const editor = async (category: string) => {
    for (let name = await staff.rename(category); name; name = await staff.rename(category)) {
      promised.gotName(category, name)
      onWrite()
    }
  }
  await Promise.all([visitor(), visitor(), visitor(), visitor(), editor('foam'), editor('tape')])
}

/** How much of what was promised is not there. */
function lostOf(world: World, promised: Promised): Promise<string[]> {
  return withDatabase(world, async (db) => {
    const rows = await db.selectFrom('messages').select('email').execute()
    const kept = new Set(rows.map(({ email }) => email))
    const categories = await db.selectFrom('categories').select(['id', 'name_en']).execute()
    const lostNames = categories.filter(({ id, name_en }) => numberOf(name_en) < numberOf(promised.names.get(id) ?? ''))
    return [...[...promised.requests].filter((email) => !kept.has(email)), ...lostNames.map(({ id }) => id)]
  })
}

/** A change that was made but not yet acknowledged when the site died may stand there as well. */
const numberOf = (name: string) => Number(/\d+$/.exec(name)?.[0] ?? 0)

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  it('nothing that was acknowledged is lost, however often the site is killed', async () => {
    const world = worldOn(kind)
    const promised = new Promised()
    let site = await world.open()
    await (await openStaff(site.origin)).makeCategories(['foam', 'tape'])
    for (let kill = 0; kill < KILLS; kill++) {
      const staff = await openStaff(site.origin)
      let left = writesBefore(kill)
      await writeUntilGone(site, staff, promised, () => {
        left -= 1
        if (left === 0) void site.kill()
      })
      site = await world.open()
    }
    expect(await site.stop()).toBe(0)
    const lost = await lostOf(world, promised)
    process.stdout.write(
      `${kind}: ${promised.count} writes acknowledged over ${KILLS} kills, ` +
        `${promised.count - lost.length} found again, ${lost.length} lost\n`,
    )
    expect(lost).toEqual([])
    expect(promised.count).toBeGreaterThanOrEqual(byLength({ short: 75, long: 5_000 }))
    expect(await withDatabase(world, soundnessProblems)).toEqual([])
  }, 3_600_000)
})
