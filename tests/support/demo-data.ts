import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, type Db } from '../../server/data/engine/database.ts'
import { listPendingFiles } from '../../server/data/site/files-store.ts'
import { openSite, ROOT, type Site } from './site.ts'

const KEPT = join(ROOT, '.cache/demo')
/** What the rows and pictures of the demo content come from. */
const SOURCES = ['seed/**/*.*', '{domain,server}/**/*.ts', 'package-lock.json']

/**
 * A data folder of its own with the demo content and all its pictures rendered, as a site has them after some minutes.
 * They are rendered once for as long as what they come from stays the same, and copied for whoever asks.
 */
export async function demoData(): Promise<string> {
  const kept = keptFolder()
  if (!existsSync(kept)) await render(kept)
  return copyOf(kept)
}

/** The built site with the demo content. Its pictures are rendered where that was done before: nobody waits for them. */
export async function openDemoSite(): Promise<Site> {
  const kept = keptFolder()
  if (!existsSync(kept)) return openSite()
  const folder = copyOf(kept)
  const site = await openSite({ DATA_DIR: folder })
  return {
    ...site,
    async stop() {
      const code = await site.stop()
      rmSync(folder, { recursive: true, force: true })
      return code
    },
  }
}

function copyOf(kept: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'))
  cpSync(kept, folder, { recursive: true })
  return folder
}

async function render(kept: string): Promise<void> {
  rmSync(KEPT, { recursive: true, force: true })
  const unfinished = `${kept}-unfinished`
  mkdirSync(unfinished, { recursive: true })
  const site = await openSite({ DATA_DIR: unfinished })
  const db = openDatabase({ kind: 'sqlite', file: join(unfinished, 'site.db') }, (error) => {
    throw error
  })
  while (await isRendering(db)) await sleep(200)
  await db.destroy()
  await site.stop()
  renameSync(unfinished, kept)
}

async function isRendering(db: Db): Promise<boolean> {
  return (await listPendingFiles(db, 1)).length > 0
}

function keptFolder(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: ROOT, exclude: ['**/*.test.ts'] }).toSorted()
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)))
  return join(KEPT, hash.digest('hex').slice(0, 16))
}
