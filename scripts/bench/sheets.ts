import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Site } from '#tests/support/site.ts'
import type { Choice } from './choice.ts'
import { residentMegabytes } from './cpu.ts'
import { withDemoSite } from './demo-site.ts'
import { drain } from './drain.ts'
import { inTurns, spreadOf, spreadText } from './figures.ts'
import { benchGrid } from './grid.ts'
import { grownData, openGrownSite, type GrownSite } from './grown-site.ts'
import type { Section } from './report.ts'
import { importTable } from './sheets-import.ts'
import type { Table } from './table.ts'

const ROUNDS = 5
/** Products with their packs, so that an export has about 20,000 rows. */
const PRODUCTS = 10_000
const LOOK_MS = 50
const KEPT_RUNS = 300

/** What spreadsheets cost, out and in, and what others wait for meanwhile. */
export async function benchSheets({ runs }: Choice): Promise<Section> {
  const rounds = runs ?? ROUNDS
  return {
    title: 'Spreadsheets',
    text: `Exports of a catalogue of ${PRODUCTS} products, and what a page needs beside them; an import into one of 2,000, with how long it holds the event loop and what a cached page needs meanwhile; the range for customers of the demo, beside a cached page; the grid.`,
    tables: [
      await exported(rounds),
      await importTable(runs ?? undefined),
      await withDemoSite(kept),
      await benchGrid(rounds),
    ],
  }
}

async function exported(rounds: number): Promise<Table> {
  const folder = await grownData(PRODUCTS)
  try {
    const grown = await openGrownSite(folder)
    try {
      const works = ['xlsx', 'csv'].map((format) => () => exportOnce(grown, format))
      const measured = await inTurns(rounds, works)
      const spread = (of: Exported[], part: keyof Exported, places: number) =>
        spreadText(spreadOf(of.map((one) => one[part])), places)
      return {
        title: 'All products as a spreadsheet: median (least–most)',
        head: ['', 'seconds', 'memory more, in MB', 'a page beside it, in ms'],
        rows: measured.map((of, index) => [
          ['XLSX', 'CSV'][index]!,
          spread(of, 'seconds', 1),
          spread(of, 'megabytes', 0),
          spread(of, 'page', 0),
        ]),
      }
    } finally {
      await grown.site.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** `page`: the longest that somebody else waited meanwhile. */
type Exported = { seconds: number; megabytes: number; page: number }

async function exportOnce({ site, cookie }: GrownSite, format: string): Promise<Exported> {
  const before = residentMegabytes(site.pid)
  const begun = performance.now()
  const working = { ended: 0 }
  const work = drain(site.origin, { path: `/api/products/export.php?format=${format}`, cookie }).finally(() => {
    working.ended = performance.now()
  })
  let [most, page] = [before, 0]
  while (working.ended === 0) {
    most = Math.max(most, residentMegabytes(site.pid))
    const asked = performance.now()
    await (await fetch(`${site.origin}/en/bench-0/sl-1000`)).arrayBuffer()
    page = Math.max(page, performance.now() - asked)
    await sleep(LOOK_MS)
  }
  await work
  return { seconds: (working.ended - begun) / 1000, megabytes: most - before, page }
}

/** The range as a file beside a page, both in memory. */
async function kept(site: Site): Promise<Table> {
  const paths = ['/en/about', '/en/catalogue.xlsx', '/en/catalogue.csv']
  const times = paths.map((): number[] => [])
  for (let run = 0; run < KEPT_RUNS; run++) {
    for (const [index, path] of paths.entries()) {
      const asked = performance.now()
      await (await fetch(site.origin + path)).arrayBuffer()
      if (run > KEPT_RUNS / 10) times[index]!.push(performance.now() - asked)
    }
  }
  const spreads = times.map((of) => spreadOf(of))
  return {
    title: 'From memory, in ms: median (least–most)',
    head: ['', 'ms', 'times a page'],
    rows: paths.map((path, index) => [
      path,
      spreadText(spreads[index]!, 2),
      (spreads[index]!.median / spreads[0]!.median).toFixed(1),
    ]),
  }
}
