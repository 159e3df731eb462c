import { setTimeout as sleep } from 'node:timers/promises'
import { openSite, type Site } from '../../tests/support/site.ts'
import { spreadOf, spreadText } from './figures.ts'
import { cpuPerRequest } from './load.ts'
import { openNginx } from './nginx.ts'
import { rawBody } from './raw-body.ts'
import type { Section } from './report.ts'

const PATHS = ['/', '/en', '/en/categories/pu-foam', '/pu-foam/805']
const CODINGS = ['br', 'gzip']
const ROUNDS = 5
const SECONDS = 3

/** Pages that were asked for before, beside nginx with the same bytes; and pages that nobody has asked for. */
export async function benchPages(): Promise<Section> {
  const site = await openSite()
  try {
    const kept = []
    for (const path of PATHS) for (const coding of CODINGS) kept.push(await keptPage(site, path, coding))
    const anew = []
    for (const path of PATHS) anew.push(await pageMadeAnew(site, path))
    return {
      title: 'CPU of a page',
      text: 'Median of five rounds (least–most). A page made anew is rendered for each request, and packed for it.',
      tables: [
        {
          title: 'A page that was asked for before, in µs',
          head: ['page', 'coding', 'this site', 'nginx', 'ratio'],
          rows: kept,
        },
        { title: 'A page made anew, in ms', head: ['page', 'whole', 'packed with Brotli'], rows: anew },
      ],
    }
  } finally {
    await site.stop()
  }
}

async function keptPage(site: Site, path: string, coding: string): Promise<string[]> {
  const headers = { 'Accept-Encoding': coding }
  const body = await densestBody(site, path, coding)
  const nginx = await openNginx([{ path: '/page', body, headers: { 'Content-Encoding': coding } }])
  const own: number[] = []
  const reference: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const load = { headers, seconds: SECONDS }
    const ours = await cpuPerRequest(site.origin, [site.pid], { ...load, path })
    const theirs = await cpuPerRequest(nginx.origin, nginx.workers, { ...load, path: '/page' })
    // The first round warms both.
    if (round > 0) {
      own.push(ours)
      reference.push(theirs)
    }
  }
  await nginx.stop()
  const ratio = spreadOf(own).median / spreadOf(reference).median
  return [path, coding, spreadText(spreadOf(own), 1), spreadText(spreadOf(reference), 1), ratio.toFixed(2)]
}

/** The page as it is sent once it is packed densely, which happens beside the first requests. */
async function densestBody({ origin }: Site, path: string, coding: string): Promise<Buffer> {
  let last = await rawBody(origin + path, coding)
  for (let unchanged = 0; unchanged < 5;) {
    await sleep(200)
    const next = await rawBody(origin + path, coding)
    unchanged = next.length === last.length ? unchanged + 1 : 0
    last = next
  }
  return last
}

async function pageMadeAnew({ origin, pid }: Site, path: string): Promise<string[]> {
  const milliseconds = async (coding: string) => {
    const load = { path, headers: { 'Accept-Encoding': coding }, seconds: SECONDS, connections: 4, distinct: true }
    const figures: number[] = []
    for (let round = 0; round <= ROUNDS; round++) figures.push((await cpuPerRequest(origin, [pid], load)) / 1000)
    return spreadText(spreadOf(figures.slice(1)), 2)
  }
  return [path, await milliseconds('identity'), await milliseconds('br')]
}
