import { setTimeout as sleep } from 'node:timers/promises'
import type { Site } from '#tests/support/site.ts'
import type { Choice } from './choice.ts'
import { cpuSeconds } from './cpu.ts'
import { inTurns, ratioOf, spreadOf, spreadText } from './figures.ts'
import { cpuPerRequest } from './load.ts'
import type { Section } from './report.ts'
import { withDemoSite, withGrownSite } from './sites.ts'

const ROUNDS = 5
const FEW = { connections: 2, seconds: 2 }
const LONGEST_START = 240
const UNCACHED = { PAGE_CACHE_MB: '0' }

/** A page, its addresses, and the page that it is held against. */
type Compared = [name: string, paths: string[], beside?: string]

const NARROWED: Compared[] = [
  ['the collection', ['/en/collection', '/collection']],
  ['narrowed by two values', ['/en/collection?job=seal&base=ms', '/collection?job=seal&base=ms'], 'the collection'],
  ['narrowed by what belongs to a pack', ['/en/collection?movement=20&size=310+ml'], 'the collection'],
]
const DEMO: Compared[] = [
  ...NARROWED,
  ['a category', ['/en/categories/sealants']],
  ['a category, narrowed', ['/en/categories/sealants?base=silicone-neutral'], 'a category'],
  ['a search', ['/en/search?q=foam', '/search?q=805']],
  ['four products compared', ['/en/compare?p=s20,ms-55,pu-25,a40'], 'the collection'],
  ['the finder’s answer', ['/en/finder?job=seal&a=aluminium&b=concrete&show=1'], 'the collection'],
  ['the calculator', ['/en/calculator?kind=joint&product=s20&w=15&d=7.5&l=216'], 'the collection'],
]
const GROWN: Compared[] = [
  ...NARROWED,
  ['a category', ['/en/categories/bench-0']],
  ['a category, narrowed', ['/en/categories/bench-0?base=ms'], 'a category'],
  ['four products compared', ['/en/compare?p=sl-1000,sl-1040,sl-1080,sl-1120'], 'the collection'],
]

/** What pages cost by which a product is chosen, made for each request, beside the whole list. */
export async function benchLists({ runs }: Choice): Promise<Section> {
  const rounds = runs ?? ROUNDS
  const demo = await withDemoSite((site) => costsOf(site, DEMO, rounds), UNCACHED)
  const grown = await withGrownSite({ products: 60_000, environment: UNCACHED }, (site) => costsOf(site, GROWN, rounds))
  const head = ['page', 'CPU', 'times the whole list']
  return {
    title: 'Choosing a product',
    text: 'CPU of one uncached page in ms, user and system time of the server alone, median (least–most); the ratio compares what was measured in the same round. Goal of a narrowed list: 1.5 times.',
    tables: [
      { title: 'Demo content', head, rows: demo },
      { title: '60,000 products', head, rows: grown },
    ],
  }
}

/** What a first start does behind requests would count with them: new products are read for search and attributes. */
async function untilIdle(pid: number): Promise<void> {
  for (let second = 0; second < LONGEST_START; second++) {
    const before = cpuSeconds(pid)
    await sleep(1000)
    if (second > 5 && cpuSeconds(pid) - before < 0.1) return
  }
  console.log('The site is still busy with its start.')
}

async function costsOf({ origin, pid }: Site, pages: Compared[], rounds: number): Promise<string[][]> {
  const loads = pages.map(
    ([, paths]) =>
      () =>
        cpuPerRequest({ origin, pids: [pid] }, { paths, ...FEW }),
  )
  await untilIdle(pid)
  const figures = await inTurns(rounds, loads)
  return pages.map(([name, , beside], at) => {
    const reference = pages.findIndex(([other]) => other === beside)
    const cost = spreadText(spreadOf(figures[at]!.map((figure) => figure / 1000)), 2)
    return [name, cost, reference < 0 ? '' : spreadText(ratioOf(figures[at]!, figures[reference]!), 2)]
  })
}
