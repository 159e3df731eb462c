import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Db } from '#server/data/engine/database.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import { createSearch, type SearchService } from '#server/services/search/search.ts'
import { fillCatalogue } from './fill-catalogue.ts'

/**
 * What a search costs in a catalogue of 60, 6,000 and 60,000 products: processor time of the whole service, the
 * records that are shown included; in brackets what one in ten searches stays below, which a busy machine spoils least. What one or
 * two letters find is cached after the first search; blanks behind them have it found again each time.
 * `node tests/bench/search.ts [size …]`
 */
const SIZES = [60, 6000, 60_000]
const ROUNDS = 40

const QUERIES = {
  'a code': 'sl-1000',
  'half a code': 'pf10',
  'a stock code': 'RW4000004',
  'a word': 'سيليكون',
  'a folded word': 'رغوه',
  'half a word': 'المن',
  'part of a word': 'ليكو',
  'an English word': 'waterproof',
  'two words': 'سيليكون محايد',
  'three words': 'neutral silicone glass',
  'a phrase': 'fire-rated foam',
  'another form': 'السيليكونات',
  'a category': 'أشرطة للأثاث',
  'a brand': 'iberseal',
  'one typo': 'سيليكوون',
  'one letter': 'ا  ',
  'one letter again': 'ا',
  'one figure': '1  ',
  'two letters': 'al ',
  'a sign': '-  ',
  'nothing of ours': 'xyzzy',
}

/** Few products are shown: reading more of them costs the same however many there are. */
const POLITE = { page: 1, pageSize: 5, categoryId: null, counted: true, categories: 3, posts: 2, closest: 12 }

type Cost = { cpu: number; found: number }

for (const size of process.argv[2] ? process.argv.slice(2).map(Number) : SIZES) await measure(size)

async function measure(size: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const db = openDatabase({ kind: 'sqlite', file: join(folder, 'site.db') }, throwIt)
  try {
    await migrate(db)
    await fillCatalogue(db, size)
    await report(db, size)
  } finally {
    await db.destroy()
    rmSync(folder, { recursive: true })
  }
}

async function report(db: Db, size: number): Promise<void> {
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  const search = createSearch({ db })
  const started = process.cpuUsage()
  await search.prepare()
  const made = cpuSince(started)
  globalThis.gc?.()
  const megabytes = (process.memoryUsage().heapUsed - before) / 1e6
  print(`${size} products: made ready in ${made.toFixed(0)} ms, ${megabytes.toFixed(0)} MB`)
  for (let round = 0; round < ROUNDS; round += 1) await costsOf(search)
  const rounds: Record<string, Cost>[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await costsOf(search))
  const all: number[] = []
  for (const name of Object.keys(QUERIES)) {
    const costs = rounds.map((costs) => costs[name]!.cpu).toSorted((a, b) => a - b)
    all.push(...costs)
    print(`  ${name.padEnd(18)} ${at(costs, 0.5)} ms (${at(costs, 0.1)})  ${rounds[0]![name]!.found} found`)
  }
  all.sort((a, b) => a - b)
  print(`  ${'all'.padEnd(18)} ${at(all, 0.5)} ms (${at(all, 0.1)}), 95 of 100 within ${at(all, 0.95)} ms`)
}

async function costsOf(search: SearchService): Promise<Record<string, Cost>> {
  const costs: Record<string, Cost> = {}
  for (const [name, text] of Object.entries(QUERIES)) {
    const started = process.cpuUsage()
    const { total } = await search.find({ ...POLITE, text })
    costs[name] = { cpu: cpuSince(started), found: total }
  }
  return costs
}

function cpuSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

function at(sorted: number[], share: number): string {
  return sorted[Math.floor(share * sorted.length)]!.toFixed(2)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function throwIt(error: Error): never {
  throw error
}
