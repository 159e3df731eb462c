import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createProducts } from '#server/services/catalogue/products.ts'
import { aProduct, valueOf } from '#tests/support/records.ts'
import type { Site } from '#tests/support/site.ts'
import { byLength } from '#tests/support/test-level.ts'
import { fillWorld, worldsFor } from './worlds.ts'

const KILLS = byLength({ short: 4, long: 20 })
const ids = Array.from({ length: 12 }, (_, number) => `s${number}`)
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
  let whole = 0
  const halves: string[] = []
  const ask = async (site: Site, id: string) => {
    const answer = await fetch(`${site.origin}/d/${id}/tds/en`).catch(() => null)
    const bytes =
      answer?.status === 200 ? Buffer.from(await answer.arrayBuffer().catch(() => new ArrayBuffer(0))) : null
    // An answer that was cut off is no answer.
    if (bytes === null || bytes.length === 0) return
    const isWhole = bytes.subarray(0, 5).toString() === '%PDF-' && bytes.subarray(-8).toString().includes('%%EOF')
    if (isWhole) whole += 1
    else halves.push(id)
  }
  for (let kill = 0; kill < KILLS; kill++) {
    const site = await world.open()
    const asked = Promise.all(ids.map((id) => ask(site, id)))
    await sleep(150 + kill * 230)
    if (kill % 2 === 0) killChildren(site)
    else await site.kill()
    await asked
    if (kill % 2 === 0) await site.kill()
  }
  const site = await world.open()
  await Promise.all(ids.map((id) => ask(site, id)))
  await site.stop()
  expect(halves).toEqual([])
  expect(whole).toBeGreaterThanOrEqual(ids.length)
})
