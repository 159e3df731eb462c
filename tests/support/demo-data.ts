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
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { renditionName } from '../../domain/site/picture.ts'
import type { Rendition } from '../../domain/site/stored-file.ts'
import { openDatabase } from '../../server/data/engine/database.ts'
import { saveRenditions } from '../../server/data/site/files-store.ts'
import { encodeRenditions, type EncoderSettings } from '../../server/files/picture-encoder.ts'
import { storedNames } from '../../server/files/stored-name.ts'
import { openSite, ROOT, type Site } from './site.ts'

const PICTURES = 'seed/media/**/*.webp'
/** What renditions of the demo's pictures come from. */
const SOURCES = [
  PICTURES,
  'server/files/picture-encoder.ts',
  'domain/site/picture.ts',
  'node_modules/sharp/package.json',
]

/** As pictures look well enough to be laid out and loaded, in a quarter of the time that a site's own take. */
const QUICK: EncoderSettings = { avif: { quality: 62, effort: 0 }, webp: { quality: 82, effort: 0 } }

/**
 * A data folder of its own with the demo content and all its pictures rendered, as a site has them after some minutes:
 * in every width and format, quickly encoded unless a measurement needs their true weight. They are rendered once for
 * as long as what they come from stays the same, and copied for whoever asks.
 */
export async function demoData(settings = QUICK): Promise<string> {
  const kept = await keptRenditions(settings)
  const folder = mkdtempSync(join(tmpdir(), 'demo-'))
  const site = await openSite({ DATA_DIR: folder })
  await site.stop()
  await takeRenditions(folder, kept)
  return folder
}

/** The built site with the demo content and its pictures. */
export async function openDemoSite(): Promise<Site> {
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

type KeptRendition = Rendition & { file: string }

const pathOf = (folder: string, { file, width, format }: KeptRendition) =>
  join(folder, 'uploads', renditionName(file, width, format))

/** Files are named after what is in them, so a picture has the renditions of its name. */
async function takeRenditions(folder: string, kept: string): Promise<void> {
  const db = openDatabase({ kind: 'sqlite', file: join(folder, 'site.db') }, (error) => {
    throw error
  })
  const all = JSON.parse(readFileSync(join(kept, 'renditions.json'), 'utf8')) as KeptRendition[]
  for (const [file, renditions = []] of Object.entries(Object.groupBy(all, ({ file }) => file))) {
    for (const each of renditions) copyFileSync(pathOf(kept, each), pathOf(folder, each))
    // The same picture may lie in two folders of the seed.
    const rows = renditions.map(({ width, format, bytes }) => [`${width}.${format}`, { width, format, bytes }] as const)
    await saveRenditions(db, file, [...new Map(rows).values()])
  }
  await db.destroy()
}

/** The folder with the renditions, which are made where there are none. */
async function keptRenditions(settings: EncoderSettings): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  const files = globSync(SOURCES, { cwd: ROOT }).toSorted()
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)))
  const folder = join(ROOT, '.cache', settings === QUICK ? 'quick-renditions' : 'renditions')
  const kept = join(folder, hash.digest('hex').slice(0, 16))
  if (!existsSync(kept)) {
    rmSync(folder, { recursive: true, force: true })
    await makeRenditions(kept, settings)
  }
  return kept
}

async function makeRenditions(kept: string, settings: EncoderSettings): Promise<void> {
  const unfinished = `${kept}-unfinished`
  mkdirSync(join(unfinished, 'uploads'), { recursive: true })
  const made: KeptRendition[] = []
  // Each hand takes the next picture, so that every processor has work until the last one.
  const pictures = globSync(PICTURES, { cwd: ROOT }).values()
  // The same picture may have two names in the seed.
  const known = new Set<string>()
  const hands = Array.from({ length: availableParallelism() }, async () => {
    for (const picture of pictures) {
      const source = readFileSync(join(ROOT, picture))
      const [file] = storedNames(source, 'webp').names
      if (known.has(file)) continue
      known.add(file)
      for (const { bytes, ...rendition } of await encodeRenditions(source, settings)) {
        const each = { file, ...rendition, bytes: bytes.length }
        writeFileSync(pathOf(unfinished, each), bytes)
        made.push(each)
      }
    }
  })
  await Promise.all(hands)
  writeFileSync(join(unfinished, 'renditions.json'), JSON.stringify(made))
  renameSync(unfinished, kept)
}
