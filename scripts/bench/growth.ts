import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSite } from '../../tests/support/site.ts'
import { makeCatalogue } from './catalogue.ts'
import { residentMegabytes } from './cpu.ts'
import { spreadOf } from './figures.ts'
import { cpuPerRequest } from './load.ts'
import type { Section } from './report.ts'

const SIZES = [60, 60_000]
const PATHS = [
  '/',
  '/en/categories/range-1',
  '/en/range-1/sealant-1001',
  '/en/collection',
  '/en/search?q=1001',
  '/sitemap.xml',
]
const ROUNDS = 3
const SECONDS = 3

type Growth = { costs: number[]; startSeconds: number; megabytes: number }

/** The same pages with 60 and with 60,000 products, made anew for each request. */
export async function benchGrowth(): Promise<Section> {
  const found: Growth[] = []
  for (const size of SIZES) found.push(await measure(size))
  const [small, large] = found as [Growth, Growth]
  const rows = PATHS.map((path, index) => row(path, small.costs[index]!, large.costs[index]!, 2))
  rows.push(row('start in s', small.startSeconds, large.startSeconds, 2))
  rows.push(row('memory in MB', small.megabytes, large.megabytes, 0))
  return {
    title: 'Growth of the catalogue',
    text: 'CPU in ms of pages that are made anew for each request; start until the first answer; memory under this load.',
    tables: [{ title: 'From 60 to 60,000 products', head: ['', '60', '60,000', 'ratio'], rows }],
  }
}

async function measure(size: number): Promise<Growth> {
  const folder = await mkdtemp(join(tmpdir(), 'growth-'))
  await makeCatalogue(folder, size)
  const begun = performance.now()
  const site = await openSite({ DATA_DIR: folder, DEMO_CONTENT: 'off' })
  const startSeconds = (performance.now() - begun) / 1000
  const costs = []
  for (const path of PATHS) {
    const figures: number[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const load = { path, seconds: SECONDS, connections: 4, distinct: true }
      figures.push((await cpuPerRequest(site.origin, [site.pid], load)) / 1000)
    }
    costs.push(spreadOf(figures.slice(1)).median)
  }
  const megabytes = residentMegabytes(site.pid)
  await site.stop()
  await rm(folder, { recursive: true, force: true })
  return { costs, startSeconds, megabytes }
}

function row(name: string, small: number, large: number, digits: number): string[] {
  return [name, small.toFixed(digits), large.toFixed(digits), (large / small).toFixed(2)]
}
