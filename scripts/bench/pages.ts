import type { Site } from '#tests/support/site.ts'
import type { Choice } from './choice.ts'
import { residentMegabytes } from './cpu.ts'
import { inTurns, ratioOf, spreadOf, spreadText } from './figures.ts'
import { cpuPerRequest, type Load, type Measured } from './load.ts'
import { densestAnswer, rawAnswer } from './raw-answer.ts'
import { openReference } from './references.ts'
import type { Section, Table } from './report.ts'
import { withDemoSite } from './sites.ts'

const PAGES = ['/', '/en/categories/pu-foam', '/pu-foam/805']
const CODINGS = ['br', 'gzip']
const ROUNDS = 5
/** Until the engine has compiled what is asked for again and again. */
const WARM_UP = 3
/** It takes longer where so much more is done. */
const WARM_UP_OF_RENDERING = 8

/** Pages that were asked for before, beside servers with the same bytes; and pages that are rendered for each request. */
export async function benchPages({ runs, pages }: Choice): Promise<Section> {
  const chosen = { rounds: runs ?? ROUNDS, paths: pages ?? PAGES }
  let megabytes = 0
  const cached = await withDemoSite(async (site) => {
    const table = await cachedPages(site, chosen)
    megabytes = residentMegabytes(site.pid)
    return table
  })
  const uncached = await withDemoSite((site) => uncachedPages(site, chosen), { PAGE_CACHE_MB: '0' })
  return {
    title: 'CPU of a page',
    text:
      `Median of ${chosen.rounds} rounds (least–most); in each round the contenders take turns, and a ratio compares ` +
      `what was measured in the same round. All send the same bytes and headers. Memory of the site after this load: ${megabytes.toFixed(0)} MB.`,
    tables: [cached, uncached],
  }
}

type Chosen = { rounds: number; paths: string[] }

async function cachedPages(site: Site, { rounds, paths }: Chosen): Promise<Table> {
  const rows = []
  for (const path of paths) for (const coding of CODINGS) rows.push(await cachedPage(site, { path, coding, rounds }))
  rows.push(await unchangedPage(site, paths[0]!, rounds))
  return {
    title: 'A page that was asked for before, in µs',
    head: ['page', 'this site', 'nginx', 'of nginx', 'node:http', 'of nginx'],
    rows,
  }
}

async function cachedPage(site: Site, { path, coding, rounds }: { path: string; coding: string; rounds: number }) {
  const answer = await densestAnswer(site.origin + path, coding)
  const references = [await openReference('nginx', answer), await openReference('node', answer)]
  const load = { headers: { 'Accept-Encoding': coding } }
  const own = costOf({ origin: site.origin, pids: [site.pid] }, { ...load, paths: [path] })
  const theirs = references.map((reference) => costOf(reference, { ...load, paths: ['/page'] }))
  const figures = await inTurns(rounds, [own, ...theirs], WARM_UP)
  await Promise.all(references.map((reference) => reference.stop()))
  return rowOf(`${path} ${coding}`, figures)
}

/** The visitor has the page already and asks whether it is still the same. */
async function unchangedPage(site: Site, path: string, rounds: number): Promise<string[]> {
  const answer = await densestAnswer(site.origin + path, 'br')
  const nginx = await openReference('nginx', answer)
  const { headers } = await rawAnswer(`${nginx.origin}/page`, 'br')
  const asking = (etag = '') => ({ 'Accept-Encoding': 'br', 'If-None-Match': etag })
  const own = { paths: [path], headers: asking(answer.headers.etag) }
  const theirs = { paths: ['/page'], headers: asking(headers.etag) }
  const figures = await inTurns(rounds, [costOf({ origin: site.origin, pids: [site.pid] }, own), costOf(nginx, theirs)])
  await nginx.stop()
  return rowOf(`${path} 304`, figures)
}

/** Our own figure, then each reference; all but nginx with their ratio to it. */
function rowOf(name: string, [own = [], nginx = [], ...others]: number[][]): string[] {
  const ratio = (figures: number[]) => spreadText(ratioOf(figures, nginx), 2)
  const cost = (figures: number[]) => spreadText(spreadOf(figures), 0)
  return [name, cost(own), cost(nginx), ratio(own), ...others.flatMap((figures) => [cost(figures), ratio(figures)])]
}

async function uncachedPages(site: Site, { rounds, paths }: Chosen): Promise<Table> {
  const react = await openReference('react', { body: Buffer.from(''), headers: {} })
  const measured = { origin: site.origin, pids: [site.pid] }
  const rows = []
  for (const path of paths) {
    const load = { paths: [path], connections: 1 }
    const contenders = [
      costOf(measured, load),
      costOf(measured, { ...load, headers: { 'Accept-Encoding': 'br' } }),
      costOf(react, { paths: ['/page'], connections: 1 }),
    ]
    const [plain = [], compressed = [], cards = []] = await inTurns(rounds, contenders, WARM_UP_OF_RENDERING)
    const ms = (figures: number[]) => spreadText(spreadOf(figures.map((figure) => figure / 1000)), 2)
    rows.push([path, ms(plain), ms(compressed), ms(cards), spreadText(ratioOf(compressed, cards), 1)])
  }
  await react.stop()
  return {
    title: 'A page rendered for each request, in ms',
    head: [
      'page',
      'not compressed',
      'compressed with Brotli',
      '30 plain cards by React alone',
      'compressed, of React alone',
    ],
    rows,
  }
}

function costOf(measured: Measured, load: Load): () => Promise<number> {
  return () => cpuPerRequest(measured, load)
}
