import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '#tests/support/site.ts'
import type { Choice } from './choice.ts'
import { residentMegabytes } from './cpu.ts'
import { inTurns, spreadOf, spreadText } from './figures.ts'
import { cpuPerRequest, type Load } from './load.ts'
import type { Section } from './report.ts'
import { withDemoSite, withGrownSite } from './sites.ts'

const ROUNDS = 5
const SIZES = [60, 10_000] as const
const FEW = { connections: 2, seconds: 4 }
const BROTLI = { 'Accept-Encoding': 'br' }
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

let visitors = 0
/** Each request comes from a visitor of their own, from another network, with an e-mail address of their own. */
function quote() {
  const number = ++visitors
  const from = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const body = `firstName=Sara&lastName=Otaibi&phone=0501234567&companyName=Builders&details=805&email=v${number}@client.example`
  return { body, headers: { ...FORM, 'X-Forwarded-For': from } }
}

const CACHED: [string, Load][] = [
  ['a cached page: home', { paths: ['/', '/en'], headers: BROTLI }],
  ['a cached page: product', { paths: ['/pu-foam/805', '/en/pu-foam/805'], headers: BROTLI }],
  ['a quote request, with its two mails', { paths: ['/api/mails/requestQuote.php'], post: quote, ...FEW }],
]

const FRESH: [string, Load][] = [
  ['an uncached page: home', { paths: ['/', '/en'], ...FEW }],
  ['an uncached page: product', { paths: ['/pu-foam/805', '/en/pu-foam/805'], ...FEW }],
  ['a search', { paths: ['/en/search?q=foam', '/search?q=805'], ...FEW }],
  ['a suggestion while typing', { paths: ['/api/search/suggest?q=foa&lang=en'], ...FEW }],
  [
    'one product by the API',
    { paths: ['/api/products/getproduct.php'], post: () => ({ body: 'product_id=805', headers: FORM }), ...FEW },
  ],
  ['all 61 products by the API', { paths: ['/api/products/getall.php'], ...FEW }],
]

/** A message of 200 lines as a purchaser writes it: codes, names with their sizes, and what nobody has. */
export function pastedMessage(): string {
  const kinds = [
    (at: number) => `SL-${1000 + 40 * at} ${at + 1} كرتون`,
    (at: number) => `سيليكون محايد أبيض للواجهات 600 مل ${at + 1} حبة`,
    (at: number) => `clear silicone 310 ml x ${at + 1}`,
    (at: number) => `قفازات عمل ${at + 1} درزن`,
  ]
  return Array.from({ length: 200 }, (_, at) => kinds[at % kinds.length]!(at)).join('\n')
}

const LINES = new URLSearchParams({ lines: pastedMessage() }).toString()
/** The same number of lines whose packs are known: what the call costs without reading. */
const ITEMS = new URLSearchParams({
  items: JSON.stringify(Array.from({ length: 200 }, (_, at) => ({ productId: `sl-${1000 + 40 * at}`, qty: at + 1 }))),
}).toString()

const READING: [string, Load][] = [ITEMS, LINES].map((body, at) => [
  at === 0 ? '200 lines whose products are known' : '200 pasted lines',
  { paths: ['/api/quotes/lines.php'], post: () => ({ body, headers: FORM }), ...FEW },
])

function readingAt(products: number, rounds: number): Promise<string[][]> {
  return withGrownSite({ products }, async (site) => costsOf(site, READING, rounds))
}

/** What one request of each kind costs, and what one product takes: the ground of the load model. */
export async function benchCosts({ runs }: Choice): Promise<Section> {
  const rounds = runs ?? ROUNDS
  const cached = await withDemoSite(async (site) => costsOf(site, [...CACHED, ...(await filesOf(site))], rounds))
  const fresh = await withDemoSite((site) => costsOf(site, FRESH, rounds), { PAGE_CACHE_MB: '0' })
  const [small, large] = [await readingAt(60, rounds), await readingAt(60_000, rounds)]
  const sizes = [await sizeOf(SIZES[0]), await sizeOf(SIZES[1])] as const
  return {
    page: 'scale.md',
    title: 'What was measured',
    text: 'CPU is user and system time of the server alone, median (least–most). Memory is what the process holds after a search and some pages.',
    tables: [
      { title: 'CPU of one request, in ms', head: ['request', 'CPU'], rows: [...cached, ...fresh] },
      {
        title: 'CPU of reading a pasted list, in ms',
        head: ['', '60 products', '60,000 products'],
        rows: small.map(([name = '', cost = ''], at) => [name, cost, large[at]![1]!]),
      },
      {
        title: 'What products take',
        head: ['', ...SIZES.map((size) => `${size.toLocaleString('en')} products`), 'one product'],
        rows: (['memory', 'database'] as const).map((what) => [
          `${what}, in MB`,
          ...sizes.map((size) => size[what].toFixed(1)),
          `${(((sizes[1][what] - sizes[0][what]) * 1024) / (SIZES[1] - SIZES[0])).toFixed(1)} kB`,
        ]),
      },
    ],
  }
}

/** A picture of the product page and the first script that it asks for. */
async function filesOf({ origin }: Site): Promise<[string, Load][]> {
  const html = await (await fetch(`${origin}/pu-foam/805`)).text()
  const path = (pattern: RegExp) => pattern.exec(html)?.[0] ?? '/favicon.svg'
  return [
    ['a picture', { paths: [path(/\/api\/uploads\/[\w-]+\.(?:avif|webp)/)] }],
    ['a script or style', { paths: [path(/\/assets\/[\w.-]+\.(?:js|css)/)], headers: BROTLI }],
  ]
}

async function costsOf({ origin, pid }: Site, requests: [string, Load][], rounds: number): Promise<string[][]> {
  const rows = []
  for (const [name, load] of requests) {
    const [figures = []] = await inTurns(rounds, [() => cpuPerRequest({ origin, pids: [pid] }, load)])
    rows.push([name, spreadText(spreadOf(figures.map((figure) => figure / 1000)), 3)])
  }
  return rows
}

function sizeOf(products: number): Promise<{ memory: number; database: number }> {
  return withGrownSite({ products }, async ({ origin, pid }, folder) => {
    const database = statSync(join(folder, 'site.db')).size / 1024 / 1024
    await cpuPerRequest({ origin, pids: [pid] }, { paths: ['/en/search?q=sl-1000', '/en', '/en/collection'], ...FEW })
    return { memory: residentMegabytes(pid), database }
  })
}
