import { z } from 'zod'
import type { Tx } from '../data/database.ts'
import { listTables, type PlainRow, readRows, writeRows } from '../data/whole-database.ts'
import type { Entry } from './archive.ts'
import { TABLES_FOLDER } from './manifest.ts'
import { TableDigest } from './table-digest.ts'

/** Writes the rows of an archive into empty tables and answers the tables that hold others afterwards. */
export async function writeTables(entries: AsyncIterable<Entry>, tx: Tx): Promise<string[]> {
  const archived = new Map<string, TableDigest>()
  for await (const { name, bytes } of entries) {
    const table = tableOf(name)
    if (table === null) continue
    const rows = rowsOf(bytes)
    const digest = archived.get(table) ?? new TableDigest()
    for (const row of rows) digest.add(row)
    archived.set(table, digest)
    await writeRows(tx, table, rows)
  }
  const tables = await listTables(tx)
  const others: string[] = []
  for (const table of tables) {
    const expected = archived.get(table) ?? new TableDigest()
    if ((await digestOf(tx, table)).text !== expected.text) others.push(table)
  }
  return others
}

/** Reads a table back: each kind of database keeps values in its own way. */
async function digestOf(tx: Tx, table: string): Promise<TableDigest> {
  const digest = new TableDigest()
  for await (const rows of readRows(tx, table)) for (const row of rows) digest.add(row)
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
