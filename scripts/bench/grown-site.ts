import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/data/engine/database.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import { fillCatalogue } from '#tests/bench/fill-catalogue.ts'
import { fillInbox } from '#tests/bench/fill-inbox.ts'
import { openSite, type Site } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'

/** Products of a small catalogue and of a large one. */
export const SIZES = [60, 60_000] as const

/** A site with a generated catalogue, and who may see its staff area. */
export type GrownSite = { site: Site; cookie: string }

/** A data folder with so many products and messages. All have as many categories: it is the products that grow. */
export async function grownData(count: number, messages = 0): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'grown-'))
  const db = openDatabase({ kind: 'sqlite', file: join(folder, 'site.db') }, (error) => {
    throw error
  })
  await migrate(db)
  await fillCatalogue(db, count, SIZES[0])
  await fillInbox(db, messages)
  await db.destroy()
  return folder
}

/** Every page is made again for each request. */
export const grownEnvironment = (folder: string) => ({ DATA_DIR: folder, DEMO_CONTENT: 'off', PAGE_CACHE_MB: '0' })

export async function openGrownSite(folder: string, more: Record<string, string> = {}): Promise<GrownSite> {
  const site = await openSite({ ...grownEnvironment(folder), ...more })
  const { cookie } = await signIn(site.origin)
  // The index of searches is built in the background, which would be counted for whatever is measured first.
  await fetch(`${site.origin}/en/search?q=RW4000004`)
  return { site, cookie }
}
