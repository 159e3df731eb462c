import { z } from 'zod'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { listTables, readRows, writeRows, type PlainRow } from '#server/data/engine/whole-database.ts'
import type { Entry } from './archive.ts'
import { TABLES_FOLDER } from './manifest.ts'
import { createHash } from 'node:crypto'

/** What tells the rows of a table from any others, in whatever order they come. */
export class TableDigest {
  #count = 0
  #sum = 0n

  add(row: PlainRow): void {
    const values = Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))
    const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex')
    this.#count += 1
    this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${hash}`))
  }

  get rows(): number {
    return this.#count
  }

  get text(): string {
    return `${this.#sum.toString(16).padStart(64, '0')} ${this.#count}`
  }
}

/** A table that was written, and whether all that was read back of it is what was given. */
export type WrittenTable = { table: string; rows: number; digest: string; isSame: boolean }

/** All rows of all tables in portions, and how many each table has, counted on the way. */
export async function* tableEntries(db: Db, counts: Record<string, number> = {}): AsyncGenerator<Entry> {
  for (const table of await listTables(db)) {
    counts[table] = 0
    let portion = 0
    for await (const rows of readRows(db, table)) {
      counts[table] += rows.length
      const name = `${TABLES_FOLDER}${table}/${String(portion++).padStart(6, '0')}.ndjson`
      yield { name, bytes: Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join('')) }
    }
  }
}

/** Writes such rows into empty tables, and compares every table with them. */
export async function writeTables(entries: AsyncIterable<Entry>, tx: Tx): Promise<WrittenTable[]> {
  const given = new Map<string, TableDigest>()
  for await (const { name, bytes } of entries) {
    const table = tableOf(name)
    if (table === null) continue
    const rows = rowsOf(bytes)
    const digest = given.get(table) ?? new TableDigest()
    for (const row of rows) digest.add(row)
    given.set(table, digest)
    await writeRows(tx, table, rows)
  }
  const written: WrittenTable[] = []
  for (const table of await listTables(tx)) {
    const { rows, text: digest } = await digestOf(tx, table)
    written.push({ table, rows, digest, isSame: digest === (given.get(table) ?? new TableDigest()).text })
  }
  return written
}

/** The tables of a database that holds the very rows of another; null where one row is not the same. */
export async function sameTables(db: Db, other: Db): Promise<WrittenTable[] | null> {
  const tables = await listTables(db)
  if (tables.join() !== (await listTables(other)).join()) return null
  const same: WrittenTable[] = []
  for (const table of tables) {
    const [here, there] = [await digestOf(db, table), await digestOf(other, table)]
    if (here.text !== there.text) return null
    same.push({ table, rows: there.rows, digest: there.text, isSame: true })
  }
  return same
}

/** Reads a table back: each kind of database keeps values in its own way. */
async function digestOf(db: Db, table: string): Promise<TableDigest> {
  const digest = new TableDigest()
  for await (const rows of readRows(db, table)) for (const row of rows) digest.add(row)
  return digest
}

function tableOf(name: string): string | null {
  if (!name.startsWith(TABLES_FOLDER)) return null
  return name.slice(TABLES_FOLDER.length).split('/')[0] ?? null
}

const rowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

function rowsOf(bytes: Buffer): PlainRow[] {
  const lines = bytes
    .toString()
    .split('\n')
    .filter((line) => line !== '')
  return lines.map((line) => rowSchema.parse(JSON.parse(line)))
}
