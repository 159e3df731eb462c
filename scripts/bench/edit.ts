import { rm } from 'node:fs/promises'
import { openSite } from '#tests/support/site.ts'
import type { Choice } from './choice.ts'
import { demoData } from '#tests/support/demo/demo-data.ts'
import { makeToken, rename } from './edits.ts'
import { spreadOf, spreadText } from './figures.ts'
import type { Section } from './report.ts'

const EDITS = 20
const PRODUCT = '805'
const PAGE = '/en/pu-foam/805'
const OTHER_PAGE = '/en/about'

/** An edit of a product by a call, and the pages that are asked for right after its answer. */
export async function benchEdit({ runs }: Choice): Promise<Section> {
  const count = runs ?? EDITS
  const folder = await demoData()
  const site = await openSite({ DATA_DIR: folder })
  try {
    const writer = { origin: site.origin, token: await makeToken(folder) }
    const edits: number[] = []
    const first: number[] = []
    const others: number[] = []
    let stale = 0
    for (let index = 0; index < count; index++) {
      const name = `PU foam ${index}`
      edits.push(await milliseconds(() => rename(writer, PRODUCT, name)))
      let html = ''
      first.push(await milliseconds(async () => (html = await textOf(site.origin + PAGE))))
      others.push(await milliseconds(() => textOf(site.origin + OTHER_PAGE)))
      if (!html.includes(name)) stale += 1
    }
    const row = (what: string, figures: number[]) => [what, spreadText(spreadOf(figures), 1)]
    return {
      title: 'Freshness after an edit',
      text: `${count} edits of one product by a call, each followed at once by its page. Pages with old content: ${stale}.`,
      tables: [
        {
          title: 'Time until the answer, in ms',
          head: ['request', 'median (least–most)'],
          rows: [row('the edit', edits), row('its page right after', first), row('another page', others)],
        },
      ],
    }
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text()
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
