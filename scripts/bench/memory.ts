import { setTimeout as sleep } from 'node:timers/promises'
import { signIn } from '#tests/support/staff.ts'
import type { Site } from '#tests/support/site.ts'
import type { Choice } from './choice.ts'
import { childrenOf, residentMegabytes } from './cpu.ts'
import { withDemoSite } from './demo-site.ts'
import { drain } from './drain.ts'
import { spreadOf, spreadText } from './figures.ts'
import { requestQuote } from './quote.ts'
import type { Section } from './report.ts'

const MINUTES = 10
const MINUTE_MS = 60_000
const LOOK_MS = 1000
/** Each does one thing after the other, with a pause between. */
const VISITORS = 4
const PAUSE_MS = 50

const PAGES = ['/', '/en', '/categories/pu-foam', '/en/pu-foam/805', '/blogs', '/en/faq', '/collection?sort=rating']
const PARTS = ['/api/products/getall.php', '/sitemap.xml', '/en.data', '/pu-foam/805.data', '/api/search/suggest?q=foa']
const STAFF = ['/admin/items', '/admin/inbox', '/admin/settings', '/admin/operations', '/admin/log']

/** What a site holds while visitors, search engines, customers and staff use it together for ten minutes. */
export function benchMemory({ runs }: Choice): Promise<Section> {
  const minutes = runs ?? MINUTES
  return withDemoSite(async (site) => {
    const { cookie } = await signIn(site.origin)
    const load = { asked: 0, until: performance.now() + minutes * MINUTE_MS }
    const visitors = Array.from({ length: VISITORS }, () => use(site.origin, cookie, load))
    const rows: string[][] = []
    for (let minute = 1; minute <= minutes; minute++) {
      const held = await watch(site, load.until - (minutes - minute) * MINUTE_MS)
      rows.push([String(minute), String(load.asked), spreadText(spreadOf(held), 0)])
    }
    await Promise.all(visitors)
    return {
      title: 'Memory over ten minutes',
      text:
        `${VISITORS} clients do one thing after the other, ${PAUSE_MS} ms apart: three in ten ask for a page that is cached, two for one ` +
        'that is not, one searches, one asks for a list or for the data of a page, two look at a screen of staff, one sends a quote request; ' +
        'every five hundredth exports the inbox. The memory is that of the site with the process that draws pictures, once a second.',
      tables: [{ title: 'Memory in MB', head: ['minute', 'requests so far', 'median (least–most)'], rows }],
    }
  })
}

type Running = { asked: number; until: number }

async function use(origin: string, cookie: string, load: Running): Promise<void> {
  while (performance.now() < load.until) {
    await ask(origin, cookie, load.asked++)
    await sleep(PAUSE_MS)
  }
}

async function ask(origin: string, cookie: string, number: number): Promise<void> {
  if (number % 500 === 499) return drain(origin, { path: '/admin/inbox/export', cookie, form: 'format=json' })
  const of = (paths: string[]) => paths[Math.floor(number / 10) % paths.length]!
  const answer = await answerTo(number % 10)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${answer.url} is answered with ${answer.status}`)

  function answerTo(kind: number): Promise<Response> {
    if (kind < 3) return read(of(PAGES))
    if (kind < 5) return read(`/en/products?x=${number}`)
    if (kind === 5) return read(`/search?q=word${number}`)
    if (kind === 6) return read(of(PARTS))
    if (kind < 9) return fetch(origin + of(STAFF), { headers: { cookie } })
    return requestQuote(origin, Math.floor(number / 10))
  }

  /** Each from another visitor: one alone would ask too often. */
  function read(path: string): Promise<Response> {
    return fetch(origin + path, {
      headers: { 'X-Forwarded-For': `203.${number >> 16}.${(number >> 8) & 255}.${number & 255}` },
    })
  }
}

/** What the site and the processes of its own hold, again and again until then. */
async function watch({ pid }: Site, until: number): Promise<number[]> {
  const held: number[] = []
  do {
    held.push([pid, ...childrenOf(pid)].reduce((sum, one) => sum + residentMegabytes(one), 0))
    await sleep(LOOK_MS)
  } while (performance.now() < until)
  return held
}
