import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../tests/support/site.ts'
import type { Choice } from './choice.ts'
import { makeToken, rename } from './edits.ts'
import { spreadOf, spreadText } from './figures.ts'
import { grownData, openGrownSite, SIZES } from './grown-site.ts'
import type { Section } from './report.ts'

const ROUNDS = 9
const WARM_UP = 40
const EDITED = 'sl-1500'
const ALL_PRODUCTS = '/api/products/getall.php'

const SILICONE = '%D8%B3%D9%8A%D9%84%D9%8A%D9%83%D9%88%D9%86'
const ALEF = '%D8%A7'

const PAGES = [
  ['home', '/'],
  ['categories', '/en/products'],
  ['120 of 7,500 products of a category', '/categories/bench-1'],
  ['product', '/en/bench-0/sl-1000'],
  ['collection', '/collection?sort=rating'],
  ['collection, late page', '/en/collection?page=900&sort=name'],
  ['search that shows 60', `/search?q=${SILICONE}`],
  ['search for one letter', `/search?q=${ALEF}`],
  ['suggestions', '/api/search/suggest?q=sl-10&lang=en'],
  ['sitemap', '/sitemap.xml'],
  ['a part of it', '/sitemap-products-3.xml'],
  ['all products by the API', ALL_PRODUCTS],
  ['100 products by the API', `${ALL_PRODUCTS}?per_page=100&page=400`],
  ['staff: items', '/admin/items'],
  ['staff: items, late page', '/admin/items?page=1000&sort=-newest'],
  ['staff: items by category, late page', '/admin/items?page=900&sort=category'],
  ['staff: items searched', '/admin/items?q=a'],
  ['staff: items searched, late page', '/admin/items?q=a&page=900'],
  ['staff: form of an item', `/admin/items/edit/${EDITED}`],
  ['staff: categories', '/admin/categories'],
] as const

/** How long one request holds the event loop of a site with 60,000 products. */
export async function benchTurns({ runs, pages }: Choice): Promise<Section> {
  const cases = pages ? pages.map((path) => [path, path] as const) : PAGES
  const folder = await grownData(SIZES[1])
  const port = await freePort()
  const watch = pathToFileURL(join(import.meta.dirname, 'turn-watch.ts')).href
  const { site, cookie } = await openGrownSite(folder, {
    TURN_WATCH_PORT: String(port),
    NODE_OPTIONS: `--import=${watch}`,
  })
  try {
    const token = await makeToken(folder)
    let names = 0
    const edit = () => rename(site.origin, token, EDITED, `Sealant ${names++}`)
    const read = (path: string) => drain(site.origin + path, cookie)
    const longest = (work: () => Promise<void>) => longestTurn(`http://127.0.0.1:${port}`, work)
    for (let count = 0; count < WARM_UP; count++) await edit()
    for (const [, path] of cases) {
      // Reading all of them takes seconds, in which its code is compiled well enough.
      for (let count = 0; count < (path === ALL_PRODUCTS ? 1 : WARM_UP); count++) await read(path)
    }
    const edits: number[] = []
    const rows: string[][] = []
    for (const [name, path] of cases) {
      const anew: number[] = []
      const again: number[] = []
      for (let round = 0; round < (runs ?? ROUNDS); round++) {
        edits.push(await longest(edit))
        anew.push(await longest(() => read(path)))
        again.push(await longest(() => read(path)))
      }
      rows.push([name, spreadText(spreadOf(anew), 1), spreadText(spreadOf(again), 1)])
    }
    return {
      title: 'How long one request holds the event loop',
      text:
        'With 60,000 products; every page is made for each request. The longest turn of the event loop that a request ' +
        'takes, in ms, median (least–most), without the time in which the processor was given to others. ' +
        'After the edit of a product all that was read is read anew.',
      tables: [
        {
          title: 'Longest turn',
          head: ['', 'after an edit', 'again'],
          rows: [...rows, ['the edit itself', spreadText(spreadOf(edits), 1), '']],
        },
      ],
    }
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function longestTurn(watch: string, work: () => Promise<void>): Promise<number> {
  await (await fetch(`${watch}/start`)).text()
  await work()
  // What the answer leaves to be done belongs to it.
  await sleep(20)
  return Number(await (await fetch(`${watch}/stop`)).text())
}

/** Reads an answer and looks at none of it: a client that is busy itself would take the processor from the server. */
async function drain(address: string, cookie: string): Promise<void> {
  const { hostname, port, host, pathname, search } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`)
  const [first] = (await once(socket, 'data')) as [Buffer]
  const line = first.toString('latin1').split('\r\n')[0]
  if (line !== 'HTTP/1.1 200 OK') throw new Error(`${address} answers with ${line}`)
  socket.resume()
  await once(socket, 'close')
}
