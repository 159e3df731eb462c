import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#tests/support/site.ts'
import { residentMegabytes } from './cpu.ts'
import { spreadOf, spreadText } from './figures.ts'
import { grownData, openGrownSite, type GrownSite } from './grown-site.ts'
import type { Table } from './table.ts'
import { tickWatch } from './ticks.ts'

const ROUNDS = 3
/** Products of the file, of two rows each. */
const PRODUCTS = 10_000
/** Those that are there before. */
const KNOWN = 2_000
const LOOK_MS = 20
/** Kept, and there without demo content. It names how many products there are. */
const KEPT_PAGE = '/en/contact'

type Step = { seconds: number; megabytes: number; turn: number; pages: number[] }
type Import = { import_id: string; state: string; counts: Record<string, number> }

/** A file of 20,000 rows checked and applied on a site that has other products, with what others wait for meanwhile. */
export async function importTable(rounds = ROUNDS): Promise<Table> {
  const steps: Record<'checked' | 'applied', Step[]> = { checked: [], applied: [] }
  for (let round = 0; round < rounds; round++) {
    // New products are new once, so every round has a site of its own.
    const folder = await grownData(KNOWN)
    try {
      const port = await freePort()
      const grown = await openGrownSite(folder, { ...tickWatch(port), PAGE_CACHE_MB: '16' })
      try {
        const watch = `http://127.0.0.1:${port}`
        const { one, step } = await watched(grown, watch, 'ready', () => send(grown))
        steps.checked.push(step)
        const applied = await watched(grown, watch, 'done', () => call(grown, 'run', { import_id: one.import_id }))
        steps.applied.push(applied.step)
      } finally {
        await grown.site.stop()
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  const spread = (of: number[], places: number) => spreadText(spreadOf(of), places)
  return {
    title: 'An import of 20,000 rows, 10,000 new products: median (least–most)',
    head: ['', 'seconds', 'memory more, in MB', 'longest tick, in ms', 'cached page p99, in ms'],
    rows: (['checked', 'applied'] as const).map((name) => [
      name,
      spread(
        steps[name].map(({ seconds }) => seconds),
        1,
      ),
      spread(
        steps[name].map(({ megabytes }) => megabytes),
        0,
      ),
      spread(
        steps[name].map(({ turn }) => turn),
        0,
      ),
      spread(
        steps[name].map(({ pages }) => percentile(pages, 0.99)),
        1,
      ),
    ]),
  }
}

/** Begins something and looks at the site until the import has come to a state. */
async function watched(grown: GrownSite, watch: string, state: string, begin: () => Promise<Import>) {
  const { site } = grown
  for (let round = 0; round < 3; round++) await askForPage(site)
  await (await fetch(`${watch}/start`)).text()
  const before = residentMegabytes(site.pid)
  const begun = performance.now()
  const pages: number[] = []
  let most = before
  let one: Import | null = null
  const beginning = begin()
  void beginning.then((begunImport) => (one = begunImport))
  for (let asked = 0; ; asked++) {
    most = Math.max(most, residentMegabytes(site.pid))
    pages.push(await askForPage(site))
    if (one && asked % 10 === 0) {
      const now = await call(grown, 'get', { import_id: (one as Import).import_id })
      if (now.state === 'failed') throw new Error('The import failed')
      if (now.state === state) {
        await beginning
        const seconds = (performance.now() - begun) / 1000
        const turn = Number(await (await fetch(`${watch}/stop`)).text())
        return { one: now, step: { seconds, megabytes: most - before, turn, pages } }
      }
    }
    await sleep(LOOK_MS)
  }
}

/** How long it took, in ms. */
async function askForPage({ origin }: GrownSite['site']): Promise<number> {
  const asked = performance.now()
  const answer = await fetch(origin + KEPT_PAGE)
  await answer.arrayBuffer()
  const isKept = answer.ok && answer.headers.get('cache-control') === 'no-cache'
  if (!isKept) throw new Error(`${KEPT_PAGE} is no page that is kept`)
  return performance.now() - asked
}

async function send(grown: GrownSite): Promise<Import> {
  const body = new FormData()
  body.set('state', 'published')
  body.set('file', new File([sheet()], 'bench.csv'))
  return answerOf(grown, 'add', { body })
}

function call(grown: GrownSite, name: string, fields: Record<string, string>): Promise<Import> {
  return answerOf(grown, name, { body: new URLSearchParams(fields) })
}

async function answerOf({ site: { origin }, cookie }: GrownSite, name: string, init: RequestInit): Promise<Import> {
  const headers = { cookie, Origin: origin, 'X-Forwarded-For': nextAddress() }
  const answer = await fetch(`${origin}/api/imports/${name}.php`, { ...init, method: 'POST', headers })
  const { data, message } = (await answer.json()) as { data: Import; message?: string }
  if (!answer.ok) throw new Error(`imports/${name}: ${message}`)
  return data
}

let addresses = 0
/** Reads of one address are limited to so many a minute. */
function nextAddress(): string {
  addresses++
  return `10.9.${Math.floor(addresses / 250) % 250}.${(addresses % 250) + 1}`
}

const TEXT = 'رغوة بولي يوريثان أحادية المكوّن لعزل الفراغات حول الأبواب والنوافذ، سريعة التصلب وقابلة للدهان.'

function sheet(): string {
  const head = [
    'Slug,Stock code,Product code,Name (Arabic),Name (English),Category,Description (Arabic)',
    'Type,Type (Arabic),Volume,Volume (Arabic),Carton quantity,Price',
  ].join(',')
  const rows = Array.from({ length: PRODUCTS * 2 }, (_, row) => {
    const product = Math.floor(row / 2)
    const pack = row % 2
    const volume = ['750 ml,750 مل', '500 ml,500 مل'][pack]
    return [
      `imported-${product},IM${product}-${pack},PC${product}-${pack},رغوة ${product},Foam ${product},bench-0,"${TEXT}"`,
      `Gun foam,رغوة مسدس,${volume},12,${(product % 500) + 0.5}`,
    ].join(',')
  })
  return [head, ...rows].join('\n')
}

function percentile(figures: number[], part: number): number {
  return figures.toSorted((one, other) => one - other)[Math.min(figures.length - 1, Math.floor(figures.length * part))]!
}
