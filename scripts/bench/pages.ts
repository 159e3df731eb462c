import { type Site, freePort } from '#tests/support/site.ts'
import type { Choice } from './choice.ts'
import { residentMegabytes, childrenOf } from './cpu.ts'
import { inTurns, ratioOf, spreadOf, spreadText } from './figures.ts'
import { cpuPerRequest, type Load, type Measured } from './load.ts'
import { densestAnswer, rawAnswer, type RawAnswer } from './raw-answer.ts'
import type { Section, Table } from './report.ts'
import { withDemoSite } from './sites.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { nginxPath } from '#scripts/test-run/machine.ts'

/** What every answer says of itself again; the rest of the headers is sent by the references too. */
const OF_ONE_ANSWER = 'content-length connection keep-alive date etag x-request-id transfer-encoding'.split(' ')

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

type Reference = Measured & { stop(): Promise<void> }

/** What answers `/page` with the same bytes, as nginx with one worker and `node:http` do; or with plain cards of React. */
async function openReference(kind: 'nginx' | 'node' | 'react', { body, headers }: RawAnswer): Promise<Reference> {
  const folder = mkdtempSync(join(tmpdir(), `${kind}-`))
  // nginx reads the page as a user of its own.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.includes(name)))
  writeFileSync(join(folder, 'page'), body)
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(sent))
  writeFileSync(join(folder, 'nginx.conf'), nginxConfig(folder, port, sent))
  const script = join(import.meta.dirname, 'reference-server.ts')
  const server =
    kind === 'nginx'
      ? spawn(nginxPath() ?? 'nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')])
      : spawn(process.execPath, [script, kind, `${port}`, folder], { env: { ...process.env, NODE_ENV: 'production' } })
  const exited = once(server, 'exit')
  // What failed in between leaves no server behind.
  const leaveNone = () => void server.kill()
  process.once('exit', leaveNone)
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(`${origin}/page`).catch(() => null))?.ok) await sleep(25)
  return {
    origin,
    pids: kind === 'nginx' ? childrenOf(server.pid!) : [server.pid!],
    async stop() {
      process.off('exit', leaveNone)
      server.kill()
      await exited
      rmSync(folder, { recursive: true })
    },
  }
}

function nginxConfig(folder: string, port: number, headers: Record<string, unknown>): string {
  const { 'content-type': type = 'text/html', ...rest } = headers
  const added = Object.entries(rest).map(
    ([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`,
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors.log;
events { worker_connections 1024; }
http {
  access_log off; types { } default_type "${String(type)}"; keepalive_requests 1000000;
  sendfile on; tcp_nopush on; open_file_cache max=100; ${temporary.join(' ')}
  server {
    listen 127.0.0.1:${port}; root ${folder};
    location = /page { ${added.join('\n    ')} }
  }
}
`
}
