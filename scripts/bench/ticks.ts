import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { PASSWORD_FIELD } from '#domain/messages/form-fields.ts'
import { freePort, OWNER } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'
import type { Choice } from './choice.ts'
import { pastedMessage } from './costs.ts'
import { inTurns, spreadOf, spreadText } from './figures.ts'
import type { Section } from './report.ts'
import { withGrownSite } from './sites.ts'
import { runCommand } from '#scripts/test-run/command.ts'
import { once } from 'node:events'
import { connect } from 'node:net'

const ROUNDS = 9
const WARM_UP = 40
const EDITED = 'sl-1500'
const ALL_PRODUCTS = '/api/products/getall.php'

const SILICONE = '%D8%B3%D9%8A%D9%84%D9%8A%D9%83%D9%88%D9%86'
const ALEF = '%D8%A7'

/** `form` is what is sent; without it the page is only read. */
type Case = { name: string; path: string; form?: string }

const CASES: Case[] = [
  { name: 'home', path: '/' },
  { name: 'categories', path: '/en/products' },
  { name: '120 of 7,500 products of a category', path: '/categories/bench-1' },
  { name: 'product', path: '/en/bench-0/sl-1000' },
  { name: 'collection', path: '/collection?sort=rating' },
  { name: 'collection, late page', path: '/en/collection?page=900&sort=name' },
  { name: 'search that shows 60', path: `/search?q=${SILICONE}` },
  { name: 'search for one letter', path: `/search?q=${ALEF}` },
  { name: 'suggestions', path: '/api/search/suggest?q=sl-10&lang=en' },
  {
    name: '200 pasted lines, read',
    path: '/api/quotes/lines.php',
    form: new URLSearchParams({ lines: pastedMessage() }).toString(),
  },
  { name: 'sitemap', path: '/sitemap.xml' },
  { name: 'a part of it', path: '/sitemap-products-3.xml' },
  { name: 'all products by the API', path: ALL_PRODUCTS },
  { name: '100 products by the API', path: `${ALL_PRODUCTS}?per_page=100&page=400` },
  { name: 'staff: items', path: '/admin/items' },
  { name: 'staff: items, late page', path: '/admin/items?page=1000&sort=-newest' },
  { name: 'staff: items by category, late page', path: '/admin/items?page=900&sort=category' },
  { name: 'staff: items searched', path: '/admin/items?q=a' },
  { name: 'staff: items searched, late page', path: '/admin/items?q=a&page=900' },
  { name: 'staff: form of an item', path: `/admin/items/edit/${EDITED}` },
  { name: 'staff: categories', path: '/admin/categories' },
  { name: 'staff: inbox', path: '/admin/inbox' },
  { name: 'staff: inbox, late page', path: '/admin/inbox?page=150' },
  { name: 'staff: inbox searched', path: '/admin/inbox?q=carton' },
  { name: 'staff: inbox as a table', path: '/admin/inbox/export', form: 'format=csv' },
  { name: 'staff: inbox for programs', path: '/admin/inbox/export', form: 'format=json' },
]

/** How long one request holds the event loop of a site with 60,000 products and 30,000 messages. */
export async function benchTicks({ runs, pages }: Choice): Promise<Section> {
  const cases: Case[] = pages ? pages.map((path) => ({ name: path, path })) : CASES
  const port = await freePort()
  const environment = { ...tickWatch(port), PAGE_CACHE_MB: '0' }
  const rows: string[][] = []
  await withGrownSite({ products: 60_000, messages: 30_000, environment }, async ({ origin }, folder) => {
    const { cookie } = await signIn(origin)
    const rename = await openRename(origin, folder)
    let names = 0
    const edit = () => rename(EDITED, `Sealant ${names++}`)
    const ask = ({ path, form }: Case) => drain(origin, { path, cookie, ...(form !== undefined && { form }) })
    const longest = (work: () => Promise<void>) => longestTick(`http://127.0.0.1:${port}`, work)
    for (let count = 0; count < WARM_UP; count++) await edit()
    for (const one of cases) {
      // Reading all of something takes seconds, in which its code is compiled well enough.
      const readsAll = one.path === ALL_PRODUCTS || one.form !== undefined
      for (let count = 0; count < (readsAll ? 1 : WARM_UP); count++) await ask(one)
    }
    for (const one of cases) {
      const contenders = [edit, () => ask(one), () => ask(one)].map((work) => () => longest(work))
      const figures = await inTurns(runs ?? ROUNDS, contenders, 0)
      rows.push([one.name, ...figures.map((times) => spreadText(spreadOf(times), 1))])
    }
  })
  return {
    title: 'How long one request holds the event loop',
    text:
      'With 60,000 products and 30,000 messages; every page is made for each request. The longest tick of the event loop that a request ' +
      'takes, in ms, median (least–most), without the time in which the processor was given to others. ' +
      'After the edit of a product all that was read is read again.',
    tables: [{ title: 'Longest tick', head: ['', 'of the edit', 'after it', 'again'], rows }],
  }
}

/** What a server needs to tell, on this port, how long its event loop was held. */
export function tickWatch(port: number): Record<string, string> {
  const watch = pathToFileURL(join(import.meta.dirname, 'tick-watch.ts')).href
  return { TICK_WATCH_PORT: String(port), NODE_OPTIONS: `--import=${watch}` }
}

async function longestTick(watch: string, work: () => Promise<void>): Promise<number> {
  await (await fetch(`${watch}/start`)).text()
  await work()
  // What the answer leaves to be done belongs to it.
  await sleep(20)
  return Number(await (await fetch(`${watch}/stop`)).text())
}

/** Gives a product of the site with this data folder another English name, with a token of the API. */
async function openRename(origin: string, folder: string): Promise<(id: string, name: string) => Promise<void>> {
  const args = ['scripts/manage.ts', 'token', 'add', 'bench', '--role', 'owner', '--days', '1']
  const { ok, output } = await runCommand(process.execPath, args, { DATA_DIR: folder })
  const token = /site_[\w-]+/.exec(output)?.[0]
  if (!ok || !token) throw new Error(`No token was made:\n${output}`)
  return async (id, name) => {
    const answer = await fetch(`${origin}/api/products/update.php`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: new URLSearchParams({ product_id: id, product_name_en: name }),
    })
    if (!answer.ok) throw new Error(`The product was not changed: ${await answer.text()}`)
  }
}

/** What is asked for: `form` is what is sent, with the password; without it the page is only read. */
type Asked = { path: string; cookie: string; form?: string }

/** Reads an answer and looks at none of it: a client that is busy itself would take the processor from the server. */
async function drain(site: string, { path, cookie, form: fields }: Asked): Promise<void> {
  const form = fields && `${fields}&${PASSWORD_FIELD}=${OWNER.password}`
  const { hostname, port, host, origin, pathname, search } = new URL(site + path)
  const socket = connect(Number(port), hostname)
  const head = [`${form === undefined ? 'GET' : 'POST'} ${pathname}${search} HTTP/1.1`, `Host: ${host}`]
  head.push(`Cookie: ${cookie}`, `Origin: ${origin}`, 'Connection: close')
  if (form !== undefined) {
    head.push('Content-Type: application/x-www-form-urlencoded', `Content-Length: ${form.length}`)
  }
  socket.write(`${head.join('\r\n')}\r\n\r\n${form ?? ''}`)
  const [first] = (await once(socket, 'data')) as [Buffer]
  const line = first.toString('latin1').split('\r\n')[0]
  if (line !== 'HTTP/1.1 200 OK') throw new Error(`${path} answers with ${line}`)
  socket.resume()
  await once(socket, 'close')
}
