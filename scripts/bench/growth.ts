import { rm } from 'node:fs/promises'
import { openSite } from '#tests/support/site.ts'
import type { Choice } from './choice.ts'
import { residentMegabytes } from './cpu.ts'
import { grownData, grownEnvironment, openGrownSite, SIZES, type GrownSite } from './grown-site.ts'
import { inTurns, ratioOf, spreadOf, spreadText } from './figures.ts'
import { cpuPerRequest } from './load.ts'
import type { Section } from './report.ts'

const ROUNDS = 5
const STARTS = 3

const ONE_SEARCH = '/en/search?q=RW4000004'
const FOAM = '%D8%B1%D8%BA%D9%88%D8%A9'
const ALEF = '%D8%A7'
const SILICONE = '%D8%B3%D9%8A%D9%84%D9%8A%D9%83%D9%88%D9%86'

type Case = { name: string; paths: string[]; asStaff?: boolean }

/** Each page shows as much of the small site as of the large one, but for those whose names say that they do not. */
const CASES: Case[] = [
  { name: 'home', paths: ['/', '/en'] },
  { name: 'category of 7 products', paths: ['/categories/bench-7', '/en/categories/bench-7'] },
  { name: 'category of 8, of 7,500', paths: ['/categories/bench-1', '/en/categories/bench-2'] },
  { name: 'product', paths: ['/en/bench-0/sl-1000', '/bench-1/sl-1001'] },
  { name: 'collection', paths: ['/collection', '/en/collection?sort=name', '/collection?sort=rating'] },
  { name: 'search that shows 7 or 1', paths: [`/search?q=${FOAM}&category=bench-7`, ONE_SEARCH] },
  { name: 'search that shows 39, 60', paths: [`/search?q=${SILICONE}`] },
  { name: 'suggestions', paths: ['/api/search/suggest?q=sl-10&lang=en', '/api/search/suggest?q=waterproof&lang=en'] },
  { name: 'suggestions for one letter, asked for again', paths: [`/api/search/suggest?q=${ALEF}&lang=ar`] },
  { name: 'sitemap', paths: ['/sitemap.xml'] },
  {
    name: '20 products by the API',
    paths: ['/api/products/getall.php?per_page=20', '/api/products/getall.php?page=2'],
  },
  {
    name: 'staff: items',
    paths: ['/admin/items', '/admin/items?sort=code'],
    asStaff: true,
  },
  {
    name: 'staff: items by category',
    paths: ['/admin/items?sort=category', '/admin/items?sort=-category'],
    asStaff: true,
  },
  {
    name: 'staff: items of a category of 7',
    paths: ['/admin/items?category=bench-7', '/admin/items?category=bench-7&sort=name-ar'],
    asStaff: true,
  },
  {
    name: 'staff: items of a category of 8, of 7,500',
    paths: ['/admin/items?category=bench-1', '/admin/items?category=bench-2&sort=name-ar'],
    asStaff: true,
  },
  { name: 'staff: one item searched', paths: ['/admin/items?q=sl-1000'], asStaff: true },
  { name: 'staff: categories', paths: ['/admin/categories'], asStaff: true },
  { name: 'staff: inbox', paths: ['/admin/inbox'], asStaff: true },
]

/** The same pages with 60 and with 60,000 products, rendered for each request, one site beside the other. */
export async function benchGrowth({ runs, pages }: Choice): Promise<Section> {
  const folders = await Promise.all(SIZES.map((size) => grownData(size)))
  const starts = await inTurns(
    STARTS,
    folders.map((folder) => () => startTime(folder)),
  )
  const [small, large] = (await Promise.all(folders.map((folder) => openGrownSite(folder)))) as [GrownSite, GrownSite]
  const cases = pages ? pages.map((path) => ({ name: path, paths: [path] })) : CASES
  const rows: string[][] = []
  let memory: number[] = []
  try {
    for (const one of cases) rows.push(await rowOf(one, small, large, runs ?? ROUNDS))
    memory = [small, large].map(({ site }) => residentMegabytes(site.pid))
  } finally {
    for (const { site } of [small, large]) await site.stop()
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }
  const [fast = [], slow = []] = starts
  return {
    title: 'Growth of the catalogue',
    text:
      'CPU in ms of pages that are rendered for each request, median (least–most); each round measures both sites. ' +
      'A start ends with the first answer. Memory is what each site holds after this load. A category shows up to 120 ' +
      'products, a search 60. Names say where the large site shows more than the small one.',
    tables: [
      {
        title: 'From 60 to 60,000 products',
        head: ['', '60', '60,000', 'ratio'],
        rows: [
          ...rows,
          ['start in s', seconds(fast), seconds(slow), spreadText(ratioOf(slow, fast), 2)],
          ['memory in MB', ...memory.map((size) => size.toFixed(0)), (memory[1]! / memory[0]!).toFixed(2)],
        ],
      },
    ],
  }
}

async function startTime(folder: string): Promise<number> {
  const begun = performance.now()
  const site = await openSite(grownEnvironment(folder))
  const milliseconds = performance.now() - begun
  await site.stop()
  return milliseconds
}

async function rowOf(
  { name, paths, asStaff }: Case,
  small: GrownSite,
  large: GrownSite,
  rounds: number,
): Promise<string[]> {
  const contenders = [small, large].map(({ site, cookie }) => {
    const headers: Record<string, string> = asStaff ? { Cookie: cookie } : {}
    const load = { paths, connections: 1, headers }
    return async () => (await cpuPerRequest({ origin: site.origin, pids: [site.pid] }, load)) / 1000
  })
  const [few = [], many = []] = await inTurns(rounds, contenders)
  return [name, spreadText(spreadOf(few), 2), spreadText(spreadOf(many), 2), spreadText(ratioOf(many, few), 2)]
}

function seconds(milliseconds: number[]): string {
  return spreadText(spreadOf(milliseconds.map((figure) => figure / 1000)), 2)
}
