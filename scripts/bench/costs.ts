import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/data/engine/database.ts'
import { checkpoint } from '#server/data/engine/dialect.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import { fillCatalogue } from '#tests/bench/fill-catalogue.ts'
import { openSite, type Site } from '#tests/support/site.ts'
import type { Choice } from './choice.ts'
import { residentMegabytes } from './cpu.ts'
import { withDemoSite } from './demo-site.ts'
import { spreadOf, spreadText } from './figures.ts'
import { cpuPerRequest, type Load } from './load.ts'
import type { Section } from './report.ts'

const ROUNDS = 5
const SIZES = [60, 10_000] as const
const FEW = { connections: 2, seconds: 4 }

/** Each request comes from a visitor of his own, in each round from another network, with an e-mail address of his own. */
const QUOTES = `local count = 0
local network = os.time() % 250
function request()
  count = count + 1
  local from = string.format("10.%d.%d.%d", (network + math.floor(count / 62500)) % 250, math.floor(count / 250) % 250, count % 250 + 1)
  local headers = { ["Content-Type"] = "application/x-www-form-urlencoded", ["X-Forwarded-For"] = from }
  local visitor = string.format("v%d-%d", os.time(), count)
  local body = "firstName=Sara&lastName=Otaibi&phone=0501234567&companyName=Builders&details=805&email=" .. visitor .. "@client.example"
  return wrk.format("POST", wrk.path, headers, body)
end
`

const PRODUCT = `function request()
  local headers = { ["Content-Type"] = "application/x-www-form-urlencoded" }
  return wrk.format("POST", wrk.path, headers, "product_id=805")
end
`

const KEPT: [string, Load][] = [
  ['a cached page: home', { paths: ['/', '/en'], headers: { 'Accept-Encoding': 'br' } }],
  ['a cached page: product', { paths: ['/pu-foam/805', '/en/pu-foam/805'], headers: { 'Accept-Encoding': 'br' } }],
  ['a quote request, with its two mails', { paths: ['/api/mails/requestQuote.php'], script: QUOTES, ...FEW }],
]

const FRESH: [string, Load][] = [
  ['an uncached page: home', { paths: ['/', '/en'], ...FEW }],
  ['an uncached page: product', { paths: ['/pu-foam/805', '/en/pu-foam/805'], ...FEW }],
  ['a search', { paths: ['/en/search?q=foam', '/search?q=805'], ...FEW }],
  ['a suggestion while typing', { paths: ['/api/search/suggest?q=foa&lang=en'], ...FEW }],
  ['one product by the API', { paths: ['/api/products/getproduct.php'], script: PRODUCT, ...FEW }],
  ['all 61 products by the API', { paths: ['/api/products/getall.php'], ...FEW }],
]

/** What one request of each kind costs, and what one product takes: the ground of the load model. */
export async function benchCosts({ runs }: Choice): Promise<Section> {
  const rounds = runs ?? ROUNDS
  const kept = await withDemoSite(async (site) => costsOf(site, [...KEPT, ...(await filesOf(site))], rounds))
  const fresh = await withDemoSite((site) => costsOf(site, FRESH, rounds), { PAGE_CACHE_MB: '0' })
  const sizes = [await sizeOf(SIZES[0]), await sizeOf(SIZES[1])] as const
  return {
    page: 'scale.md',
    title: 'What was measured',
    text: 'CPU is user and system time of the server alone, median (least–most). Memory is what the process holds after a search and some pages.',
    tables: [
      { title: 'CPU of one request, in ms', head: ['request', 'CPU'], rows: [...kept, ...fresh] },
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
    ['a script or style', { paths: [path(/\/assets\/[\w.-]+\.(?:js|css)/)], headers: { 'Accept-Encoding': 'br' } }],
  ]
}

async function costsOf({ origin, pid }: Site, requests: [string, Load][], rounds: number): Promise<string[][]> {
  const rows = []
  for (const [name, load] of requests) {
    const figures: number[] = []
    // The first round warms.
    for (let round = 0; round <= rounds; round++) {
      const figure = await cpuPerRequest({ origin, pids: [pid] }, load)
      if (round > 0) figures.push(figure / 1000)
    }
    rows.push([name, spreadText(spreadOf(figures), 3)])
  }
  return rows
}

const MEGABYTE = 1024 * 1024

async function sizeOf(count: number): Promise<{ memory: number; database: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'costs-'))
  const file = join(folder, 'site.db')
  const db = openDatabase({ kind: 'sqlite', file }, (error) => {
    throw error
  })
  await migrate(db)
  await fillCatalogue(db, count)
  await checkpoint(db)
  await db.destroy()
  const database = (await stat(file)).size / MEGABYTE
  const site = await openSite({ DATA_DIR: folder, DEMO_CONTENT: 'off' })
  const load = { paths: ['/en/search?q=sl-1000', '/en', '/en/collection'], ...FEW }
  await cpuPerRequest({ origin: site.origin, pids: [site.pid] }, load)
  const memory = residentMegabytes(site.pid)
  await site.stop()
  await rm(folder, { recursive: true, force: true })
  return { memory, database }
}
