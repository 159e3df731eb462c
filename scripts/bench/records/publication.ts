import { setTimeout as sleep } from 'node:timers/promises'
import { OWNER } from '#tests/support/site.ts'
import { openTwoSites, type TwoSites } from '#tests/support/two-sites.ts'
import { spreadOf, spreadText } from '#scripts/bench/figures.ts'

const TIMES = 10
/** Time to plan all of them, and between one and the next. */
const HEAD_START_MS = 15_000
const APART_MS = 2_000
/** A page has to be right so long after its time. */
const WITHIN_MS = 5_000

/** Planned publications on two servers over one PostgreSQL: when each began, and whether the first request found it. */
export async function publicationRows(): Promise<string[][]> {
  const two = await openTwoSites()
  try {
    const call = await caller(two)
    await call('/api/categories/add.php', { category_slug: 'foam', name_en: 'Foam', name_ar: 'رغوة' })
    const first = Math.ceil(Date.now() / 1000) * 1000 + HEAD_START_MS
    const planned = Array.from({ length: TIMES }, (_, index) => ({ id: `p-${index}`, at: first + index * APART_MS }))
    for (const { id, at } of planned) {
      const names = { product_slug: id, product_name_en: `Foam ${id}`, product_name_ar: 'رغوة', category_id: 'foam' }
      await call('/api/products/add.php', { ...names, publish_at: new Date(at).toISOString() })
    }
    const found = await Promise.all(planned.map((plan) => look(two, plan)))
    const begun: number[] = []
    for (const { id, at } of planned) {
      const [newest] = (await call(`/api/versions/getall.php?kind=product&id=${id}`)) as { at: string }[]
      begun.push(Date.parse(newest!.at) - at)
    }
    const right = (server: 0 | 1) => `${found.filter((both) => both[server]).length} of ${TIMES}`
    return [
      ['begun after its time, in ms', spreadText(spreadOf(begun), 0)],
      ...([0, 1] as const).map((server) => [`first requests that were right, server ${server + 1}`, right(server)]),
    ]
  } finally {
    await two.close()
  }
}

type Plan = { id: string; at: number }

/** Both servers keep the pages of before; whether the first that is asked for after the time is the new one. */
async function look(two: TwoSites, { id, at }: Plan): Promise<boolean[]> {
  const pages = [`/en/foam/${id}`, '/en/categories/foam']
  // The product's own page, and the list that leads to it.
  const signs = [`<title>Foam ${id} `, `href="/en/foam/${id}"`]
  const read = async (page: string, server: 0 | 1) => (await two.askOne(two.sites[server], page)).text()
  await sleep(at - Date.now() - 1_000)
  for (const server of [0, 1] as const) for (const page of pages) await read(page, server)
  await sleep(at - Date.now() + WITHIN_MS)
  const isRight = async (server: 0 | 1) => {
    const texts = await Promise.all(pages.map((page) => read(page, server)))
    return texts.every((text, page) => text.includes(signs[page]!))
  }
  return Promise.all([isRight(0), isRight(1)])
}

async function caller(two: TwoSites) {
  const answer = await two.ask('/admin/login', { method: 'POST', body: new URLSearchParams(OWNER) })
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
  return async (path: string, fields?: Record<string, string>): Promise<unknown> => {
    const body = fields && { method: 'POST', body: new URLSearchParams(fields) }
    const told = await two.ask(path, { ...body, headers: { cookie } })
    const { data, message } = (await told.json()) as { data: unknown; message?: string }
    if (!told.ok) throw new Error(`${path} was refused: ${message}`)
    return data
  }
}
