import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { renditionName } from '../../domain/site/picture.ts'
import type { Rendition } from '../../domain/site/stored-file.ts'
import { openDatabase, type Db } from '../../server/data/engine/database.ts'
import { listAllRenditions, listPendingFiles, saveRenditions } from '../../server/data/site/files-store.ts'
import { openSite, ROOT, type Site } from './site.ts'

const KEPT = join(ROOT, '.cache/renditions')
/** What renditions of the demo's pictures come from. */
const SOURCES = [
  'seed/media/**/*.webp',
  'server/files/picture-{encoder,worker}.ts',
  'domain/site/picture.ts',
  'node_modules/sharp/package.json',
]

/**
 * A data folder of its own with the demo content and all its pictures rendered, as a site has them after some minutes.
 * They are rendered once for as long as what they come from stays the same, and copied for whoever asks.
 */
export async function demoData(): Promise<string> {
  const kept = keptRenditions()
  const folder = mkdtempSync(join(tmpdir(), 'demo-'))
  const site = await openSite({ DATA_DIR: folder })
  if (!existsSync(kept)) await withDatabase(folder, untilRendered)
  await site.stop()
  await withDatabase(folder, (db) =>
    existsSync(kept) ? takeRenditions(db, folder, kept) : keepRenditions(db, folder, kept),
  )
  return folder
}

/** The built site with the demo content. Its pictures are rendered where that was done before: nobody waits for them. */
export async function openDemoSite(): Promise<Site> {
  if (!existsSync(keptRenditions())) return openSite()
  const folder = await demoData()
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

async function withDatabase(folder: string, work: (db: Db) => Promise<void>): Promise<void> {
  const db = openDatabase({ kind: 'sqlite', file: join(folder, 'site.db') }, (error) => {
    throw error
  })
  await work(db)
  await db.destroy()
}

async function untilRendered(db: Db): Promise<void> {
  while ((await listPendingFiles(db, 1)).length > 0) await sleep(200)
}

type KeptRendition = Rendition & { file: string }

const pathOf = (folder: string, { file, width, format }: KeptRendition) =>
  join(folder, 'uploads', renditionName(file, width, format))

async function keepRenditions(db: Db, folder: string, kept: string): Promise<void> {
  const ofState = db.selectFrom('files').select('original_name').where('renditions_state', '!=', 'ready')
  const failed = await ofState.where('kind', '=', 'image').execute()
  if (failed.length > 0) throw new Error(`Not rendered: ${failed.map((file) => file.original_name).join(', ')}`)
  const unfinished = `${kept}-unfinished`
  rmSync(KEPT, { recursive: true, force: true })
  mkdirSync(join(unfinished, 'uploads'), { recursive: true })
  const renditions = await listAllRenditions(db)
  for (const each of renditions) copyFileSync(pathOf(folder, each), pathOf(unfinished, each))
  writeFileSync(join(unfinished, 'renditions.json'), JSON.stringify(renditions))
  renameSync(unfinished, kept)
}

/** Files are named after what is in them, so a picture has the renditions of its name. */
async function takeRenditions(db: Db, folder: string, kept: string): Promise<void> {
  const all = JSON.parse(readFileSync(join(kept, 'renditions.json'), 'utf8')) as KeptRendition[]
  for (const [file, renditions = []] of Object.entries(Object.groupBy(all, ({ file }) => file))) {
    for (const each of renditions) copyFileSync(pathOf(kept, each), pathOf(folder, each))
    const rows = renditions.map(({ width, format, bytes }) => ({ width, format, bytes }))
    await saveRenditions(db, file, rows)
  }
}

function keptRenditions(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: ROOT, exclude: ['**/*.test.ts'] }).toSorted()
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)))
  return join(KEPT, hash.digest('hex').slice(0, 16))
}
