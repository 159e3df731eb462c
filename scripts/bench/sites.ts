import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/data/engine/database.ts'
import { checkpoint } from '#server/data/engine/dialect.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import { fillCatalogue } from '#tests/bench/fill-catalogue.ts'
import { fillInbox } from '#tests/bench/fill-inbox.ts'
import { demoData } from '#tests/support/demo/demo-data.ts'
import { openSite, type Site } from '#tests/support/site.ts'

type Environment = Record<string, string>

/** The built site with its demo content, all pictures drawn, for as long as the measuring takes. */
export async function withDemoSite<T>(measure: (site: Site) => Promise<T>, environment: Environment = {}): Promise<T> {
  return within(await demoData(), environment, measure)
}

/** The built site with a generated catalogue and inbox. */
export async function withGrownSite<T>(
  { products, messages = 0, environment = {} }: { products: number; messages?: number; environment?: Environment },
  measure: (site: Site, folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'grown-'))
  const db = openDatabase({ kind: 'sqlite', file: join(folder, 'site.db') }, (error) => {
    throw error
  })
  await migrate(db)
  await fillCatalogue(db, products, 60)
  await fillInbox(db, messages)
  await checkpoint(db)
  await db.destroy()
  return within(folder, { DEMO_CONTENT: 'off', ...environment }, measure)
}

async function within<T>(
  folder: string,
  environment: Environment,
  measure: (site: Site, folder: string) => Promise<T>,
): Promise<T> {
  try {
    const site = await openSite({ DATA_DIR: folder, BACKUP_DIR: 'off', ...environment })
    try {
      return await measure(site, folder)
    } finally {
      await site.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
