import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#tests/support/site.ts'
import { cpuSeconds } from '#scripts/bench/cpu.ts'
import { drain } from '#scripts/bench/drain.ts'
import { makeToken, rename, type Writer } from '#scripts/bench/edits.ts'
import { spreadOf, spreadText } from '#scripts/bench/figures.ts'
import { grownData, openGrownSite, SIZES, type GrownSite } from '#scripts/bench/grown-site.ts'
import { longestTick, tickWatch } from '#scripts/bench/ticks.ts'

const SAVES = 200
const LETTERS = 200_000
const PRODUCT = 'sl-1000'
const WARM_UP = 5
const ASKED = 20

/** The screens of versions: processor time of an answer, and the longest turn of it. */
export async function screenRows(rounds: number): Promise<string[][]> {
  const folder = await grownData(SIZES[0])
  const port = await freePort()
  const grown = await openGrownSite(folder, tickWatch(port))
  try {
    const writer = { origin: grown.site.origin, token: await makeToken(folder) }
    for (let save = 0; save < SAVES; save++) await rename(writer, PRODUCT, `Sealant ${save}`)
    const post = await addPost(writer)
    const of = (kind: string, id: string, more: string) => `/admin/versions?kind=${kind}&id=${id}${more}`
    const cases = [
      [`versions of a record with ${SAVES}`, of('product', PRODUCT, '')],
      ['comparison of two of them', of('product', PRODUCT, `&b=${SAVES}`)],
      ['comparison of texts of 200 kB in both languages', of('post', post, '&b=2')],
      ['the same with what is the same', of('post', post, '&b=2&all=1')],
    ] as const
    const rows: string[][] = []
    for (const [name, path] of cases) rows.push([name, ...(await costsOf(grown, port, path, rounds))])
    return rows
  } finally {
    await grown.site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function costsOf({ site, cookie }: GrownSite, port: number, path: string, rounds: number): Promise<string[]> {
  const ask = () => drain(site.origin, { path, cookie })
  const cold = await longestTick(`http://127.0.0.1:${port}`, ask)
  for (let count = 0; count < WARM_UP; count++) await ask()
  const costs: number[] = []
  const ticks: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = cpuSeconds(site.pid)
    for (let count = 0; count < ASKED; count++) await ask()
    costs.push(((cpuSeconds(site.pid) - before) / ASKED) * 1000)
    await sleep(20)
    ticks.push(await longestTick(`http://127.0.0.1:${port}`, ask))
  }
  return [spreadText(spreadOf(costs), 1), spreadText(spreadOf(ticks), 1), cold.toFixed(0)]
}

const WORDS = {
  ar: 'تُستخدم الرغوة لملء الفراغات بين الإطارات والجدران وتعزل الصوت والحرارة بعد أن تجف تماماً',
  en: 'Foam fills the gaps between frames and walls and keeps out heat and sound once it has cured',
}

/** Sections of a long article, of which each ninth reads otherwise in the second version. */
function article(words: string, changed: number): string {
  const parts: string[] = []
  for (let part = 0, bytes = 0; bytes < LETTERS - 2000; part++) {
    const said = part % 9 === changed ? words.split(' ').toReversed().join(' ') : words
    const html = `<h2>Part ${part}</h2><p>${said} <strong>${part} mm</strong>, <em>${part % 7}</em>. ${said}.</p><ul><li>${said}</li></ul>`
    bytes += Buffer.byteLength(html)
    parts.push(html)
  }
  return parts.join('')
}

async function addPost({ origin, token }: Writer): Promise<string> {
  const send = async (path: string, fields: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    const answer = await fetch(origin + path, { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body })
    const said = (await answer.json()) as { message?: string; data: Record<string, string> }
    if (!answer.ok) throw new Error(`${path} was refused: ${JSON.stringify(said)}`)
    return said.data
  }
  const detail = (changed: number) => ({ detail_ar: article(WORDS.ar, changed), detail_en: article(WORDS.en, changed) })
  const texts = { title_ar: 'مقال طويل', title_en: 'A long article', snippet_ar: 'نص', snippet_en: 'Text' }
  const more = { slug: 'long', author: 'Sara', date: '2026-11-01', category: 'Guides' }
  const post = await send('/api/blogs/add.php', { ...texts, ...more, ...detail(3) })
  await send('/api/blogs/update.php', { blog_id: post['blog_id'] ?? post['id'] ?? 'long', ...detail(4) })
  return post['blog_id'] ?? post['id'] ?? 'long'
}
