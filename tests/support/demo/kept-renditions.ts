import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { renditionName } from '../../../domain/site/picture.ts'
import type { Rendition } from '../../../domain/site/stored-file.ts'
import type { Db } from '../../../server/data/engine/database.ts'
import { listPendingFiles, saveRenditions } from '../../../server/data/site/files-store.ts'
import type { FileStorage } from '../../../server/files/file-storage.ts'
import { encodeRenditions, type EncoderSettings } from '../../../server/files/picture-encoder.ts'
import { storedNames } from '../../../server/files/stored-name.ts'
import { ROOT } from '../site.ts'

const PICTURES = 'seed/media/**/*.webp'
/** What renditions of the demo's pictures come from. */
const SOURCES = [
  PICTURES,
  'server/files/picture-encoder.ts',
  'domain/site/picture.ts',
  'node_modules/sharp/package.json',
]

/** More pictures than any site of a test has. */
const MOST = 10_000

/** As pictures look well enough to be laid out and loaded, in a quarter of the time that a site's own take. */
export const QUICK: EncoderSettings = { avif: { quality: 62, effort: 0 }, webp: { quality: 82, effort: 0 } }

type KeptRendition = Rendition & { file: string }

const pathOf = (folder: string, { file, width, format }: KeptRendition) =>
  join(folder, 'uploads', renditionName(file, width, format))

/**
 * Gives a site the renditions of its pictures; files are named after what is in them. A site that runs works on the first that
 * waits: that one it finishes itself.
 */
export async function takeRenditions(
  db: Db,
  storage: Pick<FileStorage, 'put'>,
  kept: string,
  isRunning: boolean,
): Promise<void> {
  const all = JSON.parse(readFileSync(join(kept, 'renditions.json'), 'utf8')) as KeptRendition[]
  const byFile = Map.groupBy(all, ({ file }) => file)
  const names = isRunning ? (await listPendingFiles(db, MOST)).slice(1).map(({ name }) => name) : byFile.keys()
  for (const name of names) {
    const renditions = byFile.get(name) ?? []
    if (renditions.length === 0) continue
    for (const each of renditions) {
      const rendition = renditionName(each.file, each.width, each.format)
      await storage.put(rendition, readFileSync(pathOf(kept, each)), `image/${each.format}`)
    }
    // The same picture may lie in two folders of the seed.
    const rows = renditions.map(({ width, format, bytes }) => [`${width}.${format}`, { width, format, bytes }] as const)
    await saveRenditions(db, name, [...new Map(rows).values()])
  }
}

/** The folder with the renditions, which are made where there are none. */
export async function keptRenditions(settings: EncoderSettings): Promise<string> {
  const { folder, kept } = keptPlace(settings)
  if (!existsSync(kept)) {
    rmSync(folder, { recursive: true, force: true })
    await makeRenditions(kept, settings)
  }
  return kept
}

/** The same where an earlier test has made them; a test of a site of its own is not worth the wait. */
export function knownRenditions(): string | null {
  const { kept } = keptPlace(QUICK)
  return existsSync(kept) ? kept : null
}

function keptPlace(settings: EncoderSettings): { folder: string; kept: string } {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  const files = globSync(SOURCES, { cwd: ROOT }).toSorted()
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)))
  const folder = join(ROOT, '.cache', settings === QUICK ? 'quick-renditions' : 'renditions')
  return { folder, kept: join(folder, hash.digest('hex').slice(0, 16)) }
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
