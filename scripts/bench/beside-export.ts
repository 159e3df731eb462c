import { setTimeout as sleep } from 'node:timers/promises'
import { drain } from './drain.ts'
import { inTurns, spreadOf, spreadText } from './figures.ts'
import type { GrownSite } from './grown-site.ts'
import { requestQuote } from './quote.ts'
import type { Table } from './table.ts'

const ROUNDS = 5
const ALONE_MS = 3000
const FORMATS = ['csv', 'json']

/** What somebody else wants of the site, again and again. */
type Visit = { name: string; go: () => Promise<Response> }

/** For each visit how long it took, in ms; and how long the work beside it took. */
type Beside = { times: number[][]; lasted: number }

/** What others wait for while the whole inbox is exported, beside what they need alone in the same round. */
export async function besideExport({ site, cookie }: GrownSite, rounds = ROUNDS): Promise<Table> {
  const visits = visitsOf(site.origin)
  const exported = (format: string) =>
    drain(site.origin, { path: '/admin/inbox/export', cookie, form: `format=${format}` })
  const works = [() => sleep(ALONE_MS), ...FORMATS.map((format) => () => exported(format))]
  const measured = await inTurns(
    rounds,
    works.map((work) => () => beside(visits, work)),
  )
  const rows = visits.map(({ name }, index) => {
    const [alone, ...exporting] = measured.map((of) => spreadOf(of.flatMap(({ times }) => times[index]!)))
    const late = Math.max(...exporting.map(({ most }) => most)) - alone!.median
    return [name, ...[alone!, ...exporting].map((spread) => spreadText(spread, 1)), late.toFixed(1)]
  })
  const lasted = measured.slice(1).map((of) => spreadText(spreadOf(of.map((one) => one.lasted)), 0))
  rows.push(['the export itself', '', ...lasted, ''])
  return {
    title: 'Others while all 30,000 messages are exported, in ms',
    head: ['', 'alone', 'beside CSV', 'beside JSON', 'the longest, more than alone'],
    rows,
  }
}

let senders = 0

function visitsOf(origin: string): Visit[] {
  return [
    { name: 'a page', go: () => fetch(`${origin}/en/bench-0/sl-1000`) },
    { name: 'a quote request', go: () => requestQuote(origin, ++senders) },
    { name: '`/readyz`', go: () => fetch(`${origin}/readyz`) },
  ]
}

/** Visits one after the other until the work has ended. */
async function beside(visits: Visit[], work: () => Promise<unknown>): Promise<Beside> {
  const times: number[][] = visits.map(() => [])
  const begun = performance.now()
  const working = { lasted: 0, done: work() }
  working.done = working.done.finally(() => (working.lasted = performance.now() - begun))
  while (working.lasted === 0) {
    for (const [index, { name, go }] of visits.entries()) {
      const asked = performance.now()
      const answer = await go()
      await answer.arrayBuffer()
      times[index]!.push(performance.now() - asked)
      if (!answer.ok) throw new Error(`${name} is answered with ${answer.status}`)
    }
  }
  await working.done
  return { times, lasted: working.lasted }
}
