import { setTimeout as sleep } from 'node:timers/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import { BLANK_DOCUMENT } from '#domain/documents/document.ts'
import { findIndexed, indexedDocument } from '#domain/documents/document-index.ts'
import type { Site } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'
import type { Choice } from './choice.ts'
import { childrenOf, cpuSeconds, residentMegabytes } from './cpu.ts'
import { inTurns, ratioOf, spreadOf, spreadText } from './figures.ts'
import { cpuPerRequest } from './load.ts'
import type { Section } from './report.ts'
import { withDemoSite } from './sites.ts'

const ROUNDS = 5
const PACK = { documents: 60, pages: 5 }
const LISTED = 10_000

/** What documents cost: sheets that are kept and made, a large pack, a long list. */
export async function benchDocuments({ runs }: Choice): Promise<Section> {
  const rounds = runs ?? ROUNDS
  const rows = await withDemoSite(async (site) => [
    ...(await sheets(site)),
    ...(await cachedSheet(site, rounds)),
    ...(await edits(site, rounds)),
    ...(await pack(site)),
  ])
  return {
    title: 'Documents',
    text:
      'On the site with the demo content. The first sheets have their pictures to prepare. The pack is asked for by the calls that visitors use. ' +
      'The list is searched in memory, as it is kept there.',
    tables: [{ title: 'Measured', head: ['', 'figure', 'goal'], rows: [...rows, list(rounds)] }],
  }
}

const seconds = (since: number) => (performance.now() - since) / 1000
const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return seconds(start)
}

async function untilThere(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(address)
    await answer.arrayBuffer()
    if (answer.status === 200) return
    if (answer.status !== 503) throw new Error(`${address} answers with ${answer.status}`)
  }
}

async function sheets({ origin, pid }: Site): Promise<string[][]> {
  const answer = await fetch(`${origin}/api/products/getall.php`)
  const { data } = (await answer.json()) as { data: Record<'tds_url_ar' | 'tds_url_en', string | null>[] }
  const urls = data.flatMap((product) => [product.tds_url_ar, product.tds_url_en]).filter((url) => url !== null)
  const used = () => [pid, ...childrenOf(pid)].reduce((sum, one) => sum + cpuSeconds(one), 0)
  const before = used()
  const all = await timed(async () => {
    for (const url of urls) await untilThere(origin + url)
  })
  const name = `${urls.length} sheets, one after another`
  return [
    [`${name}, s`, all.toFixed(1), '60'],
    [`${name}: processor time of all processes, s`, (used() - before).toFixed(1), ''],
  ]
}

/** A static file of similar size (three quarters of a sheet): the cost depends on size, too. */
const PICTURE = '/images/social.jpg'

async function cachedSheet({ origin, pid }: Site, rounds: number): Promise<string[][]> {
  const cost = (path: string) => () => cpuPerRequest({ origin, pids: [pid] }, { paths: [path] })
  const [sheet = [], picture = []] = await inTurns(rounds, [cost('/d/S20/tds/en'), cost(PICTURE)])
  return [
    ['CPU of a kept sheet, µs', spreadText(spreadOf(sheet), 0), ''],
    ['Static file to kept sheet', spreadText(ratioOf(picture, sheet), 2), '≥ 0.8'],
  ]
}

async function edits({ origin }: Site, rounds: number): Promise<string[][]> {
  const { cookie } = await signIn(origin)
  const headers = { Cookie: cookie, Origin: origin }
  const waits: number[] = []
  for (let round = 0; round < rounds; round++) {
    const body = new URLSearchParams({ product_id: 's20', made_in: `Spain ${round}` })
    const saved = await fetch(`${origin}/api/products/update.php`, { method: 'POST', headers, body })
    if (!saved.ok) throw new Error(await saved.text())
    waits.push(await timed(() => untilThere(`${origin}/d/S20/tds/en`)))
  }
  return [['A sheet after an edit, s', spreadText(spreadOf(waits), 2), '≤ 2']]
}

async function pack({ origin, pid }: Site): Promise<string[][]> {
  const { cookie } = await signIn(origin)
  const headers = { Cookie: cookie, Origin: origin }
  const asked = new URLSearchParams({ p: 's20', project: 'Tower', language: 'en' })
  for (let number = 0; number < PACK.documents; number++) {
    const fields = { document_id: `pack-${number}`, doc_type: 'test-report', language: 'en', product_ids: 's20' }
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...fields, title_ar: 'تقرير', title_en: 'Report' }))
      body.append(name, value)
    const file = await PDFDocument.create()
    for (let page = 1; page <= PACK.pages; page++) file.addPage().drawText(`Report ${number}, page ${page}`)
    body.append('file', new File([new Uint8Array(await file.save())], 'report.pdf', { type: 'application/pdf' }))
    const saved = await fetch(`${origin}/api/documents/add.php`, { method: 'POST', headers, body })
    if (!saved.ok) throw new Error(await saved.text())
    asked.append('doc[]', `pack-${number}`)
  }
  const start = performance.now()
  const answer = await fetch(`${origin}/api/submittal/add.php`, {
    method: 'POST',
    headers: { Origin: origin },
    body: asked,
  })
  const { data } = (await answer.json()) as { data: { status_url: string } }
  let most = 0
  for (;;) {
    const status = (await (await fetch(origin + data.status_url)).json()) as { data: { state: string; pages: number } }
    most = Math.max(most, ...childrenOf(pid).map(residentMegabytes))
    if (status.data.state === 'failed') throw new Error('The pack could not be made')
    if (status.data.state === 'ready') {
      const name = `A pack of ${PACK.documents} documents`
      return [
        [`${name}, ${status.data.pages} pages, s`, seconds(start).toFixed(1), '≤ 30'],
        [`${name}: its process, MB`, most.toFixed(0), '≤ 800'],
      ]
    }
    await sleep(100)
  }
}

function list(rounds: number): string[] {
  const times = { version: 1, createdAt: '', updatedAt: '' }
  const all = Array.from({ length: LISTED }, (_, n) => {
    const own = { id: `d${n}`, number: `CERT-${n}`, title: { ar: `شهادة ${n}`, en: `Certificate ${n}` } }
    return indexedDocument(
      { ...BLANK_DOCUMENT, ...own, brand: null, standards: ['EN 15651-1'], revisions: [], ...times },
      [],
    )
  })
  const waits = Array.from({ length: rounds }, () => {
    const start = process.cpuUsage()
    findIndexed(all, { q: 'certificate 99' })
    return process.cpuUsage(start).user / 1000
  })
  return [
    `${LISTED.toLocaleString('en')} documents searched: processor time, ms`,
    spreadText(spreadOf(waits), 1),
    '≤ 50',
  ]
}
