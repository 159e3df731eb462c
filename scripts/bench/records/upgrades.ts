import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/data/engine/database.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import { oldProducts } from '#tests/support/old-products.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import type { DatabaseConfig } from '#server/config.ts'

/** How long the change of the tables takes that brought versions, in seconds. */
export async function upgradeRows(products: number): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'upgrades-'))
  const server = startPostgres()
  try {
    const places: DatabaseConfig[] = [
      { kind: 'sqlite', file: join(folder, 'site.db') },
      { kind: 'postgres', url: server.createDatabase('upgrade') },
    ]
    const rows: string[][] = []
    for (const place of places) rows.push([place.kind, (await upgrade(place, products)).toFixed(1)])
    return rows
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function upgrade(place: DatabaseConfig, products: number): Promise<number> {
  const db = openDatabase(place, (error) => {
    throw error
  })
  try {
    await oldProducts(db, place.kind, products)
    const begun = performance.now()
    await migrate(db)
    return (performance.now() - begun) / 1000
  } finally {
    await db.destroy()
  }
}
