import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createProducts } from '#server/services/catalogue/products.ts'
import { aProduct, valueOf } from '#tests/support/records.ts'
import type { Site } from '#tests/support/site.ts'
import { byLength } from '#tests/support/test-level.ts'
import { fillWorld, worldsFor } from './worlds.ts'

/** In turns of the process that prints, and of the site. */
const KILLS = byLength({ short: 2, long: 20 })
/** More than are printed before the last kill. */
const ids = Array.from({ length: 2 * KILLS + 4 }, (_, number) => `s${number}`)
const worldOn = worldsFor('killed_prints')

const specs = [1, 2, 3].map((n) => ({
  key: `f${n}`,
  label: { ar: `رقم ${n}`, en: `Figure ${n}` },
  value: `${n}`,
  unit: { ar: '', en: '' },
}))

/** Ends every process that the site has started, at once. */
function killChildren({ pid }: Site): void {
  try {
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    for (const child of children.trim().split(/\s+/)) process.kill(Number(child), 'SIGKILL')
  } catch {
    // There was none.
  }
}

it('no half document is sent, whenever the process that prints it or the site is killed', async () => {
  const world = worldOn('sqlite')
  await fillWorld(world, async (on) => {
    for (const slug of ids) valueOf(await createProducts(on).create(aProduct({ slug, code: slug, specs })))
  })
  const whole = new Set<string>()
  const halves: string[] = []
  /** Whether it came whole. What takes long is answered with a refusal, and comes later. */
  const ask = async (site: Site, id: string) => {
    const answer = await fetch(`${site.origin}/d/${id}/tds/en`).catch(() => null)
    const bytes =
      answer?.status === 200 ? Buffer.from(await answer.arrayBuffer().catch(() => new ArrayBuffer(0))) : null
    // An answer that was cut off is no answer.
    if (bytes === null || bytes.length === 0) return false
    const isWhole = bytes.subarray(0, 5).toString() === '%PDF-' && bytes.subarray(-8).toString().includes('%%EOF')
    if (isWhole) whole.add(id)
    else halves.push(id)
    return isWhole
  }
  for (let kill = 0; kill < KILLS; kill++) {
    const site = await world.open()
    const before = whole.size
    const asking = { isOver: false }
    const asked = Promise.all(ids.map((id) => ask(site, id))).finally(() => (asking.isOver = true))
    // One is printed after the other: with the first that is new the next has begun.
    while (whole.size === before && !asking.isOver) await sleep(5)
    await sleep((kill * 37) % 100)
    if (kill % 2 === 0) killChildren(site)
    else await site.kill()
    await asked
    if (kill % 2 === 0) await site.kill()
  }
  const site = await world.open()
  for (const id of ids) await expect.poll(() => ask(site, id), { timeout: 120_000 }).toBe(true)
  await site.stop()
  expect(halves).toEqual([])
})
