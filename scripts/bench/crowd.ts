import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Site } from '#tests/support/site.ts'
import type { Choice } from './choice.ts'
import { residentMegabytes } from './cpu.ts'
import { withDemoSite } from './demo-site.ts'
import { spreadOf, spreadText } from './figures.ts'
import type { Section } from './report.ts'

const ADDRESSES = 3000
const AT_ONCE = 16
const CLIENTS = 200
const VISITS = 60

/** What a crowd of odd clients does to the memory of the site and to the visitors beside it. */
export function benchCrowd({ runs }: Choice): Promise<Section> {
  const count = runs === null ? ADDRESSES : runs * 500
  return withDemoSite(async (site) => {
    await visits(site)
    const rows: string[][] = [await rowOf('nobody else', site, async () => {})]
    rows.push(
      await rowOf(`${count} random queries`, site, () => ask(site, count, (n) => `/en/about?x${n}=${n * 7919}`)),
    )
    rows.push(await rowOf(`${count} unknown addresses`, site, () => ask(site, count, (n) => `/en/none-${n}/no-${n}`)))
    rows.push(await rowOf(`${count} searches`, site, () => ask(site, count, (n) => `/search?q=word${n}`)))
    rows.push(await rowOf(`${CLIENTS} clients that hang up`, site, () => hangUp(site, CLIENTS)))
    rows.push(await rowOf(`${CLIENTS} clients that send slowly`, site, () => dawdle(site, CLIENTS)))
    return {
      title: 'Odd clients',
      text: `${VISITS} visitors ask for a cached page, one after the other, while the others do what is said; after it the memory.`,
      tables: [{ title: 'Beside odd clients', head: ['others', 'cached page in ms', 'memory in MB'], rows }],
    }
  })
}

async function rowOf(name: string, site: Site, disturb: () => Promise<void>): Promise<string[]> {
  const disturbed = disturb()
  const times = await visits(site)
  await disturbed
  return [name, spreadText(spreadOf(times), 1), residentMegabytes(site.pid).toFixed(0)]
}

async function visits({ origin }: Site): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < VISITS; index++) {
    const begun = performance.now()
    await (await fetch(`${origin}/en/pu-foam/805`)).arrayBuffer()
    times.push(performance.now() - begun)
  }
  return times
}

/** Every address once, some at a time, each from another visitor. */
async function ask({ origin }: Site, count: number, addressOf: (index: number) => string): Promise<void> {
  let next = 0
  const client = async () => {
    while (next < count) {
      const index = next++
      const headers = { 'X-Forwarded-For': `203.0.${index >> 8}.${index & 255}` }
      await (await fetch(origin + addressOf(index), { headers, redirect: 'manual' })).arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, client))
}

async function hangUp({ origin }: Site, count: number): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const gone = new AbortController()
      const answer = fetch(`${origin}/en/products?gone=${index}`, { signal: gone.signal }).catch(() => null)
      await sleep(index % 50)
      gone.abort()
      await answer
    }),
  )
}

/** Sends a head byte by byte, and gives up after some seconds. */
async function dawdle({ origin }: Site, count: number): Promise<void> {
  const { hostname, port } = new URL(origin)
  const sockets = Array.from({ length: count }, () => connect(Number(port), hostname).on('error', () => {}))
  const head = 'GET /en HTTP/1.1\r\nHost: slow'
  for (const letter of head) {
    for (const socket of sockets) if (socket.writable) socket.write(letter)
    await sleep(50)
  }
  for (const socket of sockets) socket.destroy()
}
