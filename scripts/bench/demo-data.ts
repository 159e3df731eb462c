import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, type Db } from '../../server/data/engine/database.ts'
import { listPendingFiles } from '../../server/data/site/files-store.ts'
import { openSite } from '../../tests/support/site.ts'
import { ROOT } from '../site-build.ts'

const KEPT = join(ROOT, '.cache/bench')
const STAMP = join(KEPT, 'made-from')
const SOURCES = ['seed/**/*', 'server/data/engine/migrations/*', 'server/files/**/*']

/**
 * A data folder of its own with the demo content and all its pictures drawn, as a site has them after some minutes.
 * They are drawn once, and copied for each part that measures.
 */
export async function demoData(): Promise<string> {
  const state = stateOfSources()
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== state) {
    rmSync(KEPT, { recursive: true, force: true })
    await draw(join(KEPT, 'data'))
    writeFileSync(STAMP, state)
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-data-'))
  cpSync(join(KEPT, 'data'), folder, { recursive: true })
  return folder
}

async function draw(folder: string): Promise<void> {
  console.log('Drawing the pictures of the demo content, once…')
  mkdirSync(folder, { recursive: true })
  const site = await openSite({ DATA_DIR: folder })
  const db = openDatabase({ kind: 'sqlite', file: join(folder, 'site.db') }, (error) => console.error(error))
  while (await isDrawing(db)) await sleep(1000)
  await db.destroy()
  await site.stop()
}

async function isDrawing(db: Db): Promise<boolean> {
  return (await listPendingFiles(db, 1)).length > 0
}

/** Names and sizes tell a change well enough. */
function stateOfSources(): string {
  const files = globSync(SOURCES, { cwd: ROOT }).toSorted()
  const lines = files.map((file) => `${file} ${statSync(join(ROOT, file)).size}\n`)
  return createHash('sha256').update(lines.join('')).digest('hex')
}
