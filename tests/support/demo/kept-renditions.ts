import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { renditionName } from '#domain/site/picture.ts'
import type { Rendition, StoredFile } from '#domain/site/stored-file.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findFiles, insertFile, listPendingFiles, saveRenditions } from '#server/data/site/files-store.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { encodeRenditions, type EncoderSettings } from '#server/files/picture-encoder.ts'
import { storedNames } from '#server/files/stored-name.ts'
import { ROOT } from '#tests/support/site.ts'

const PICTURES = 'seed/media/**/*.webp'
const PICTURES_OF_TEXTS = 'seed/media/{site,brands}/*.webp'
const RENDITIONS = 'renditions.json'
const PICTURES_FILE = 'pictures-of-texts.json'
/** What renditions of the demo's pictures come from. */
const SOURCES = [
  PICTURES,
  'server/files/picture-encoder.ts',
  'server/files/picture-inspection.ts',
  'domain/site/picture.ts',
  'domain/site/stored-file.ts',
  'node_modules/sharp/package.json',
]

/** More pictures than any site of a test has. */
const MOST = 10_000

/** As pictures look well enough to be laid out and loaded, in a quarter of the time that a site's own take. */
export const QUICK: EncoderSettings = { avif: { quality: 62, effort: 0 }, webp: { quality: 82, effort: 0 } }

type KeptRendition = Rendition & { file: string }

const pathOf = (folder: string, { file, width, format }: KeptRendition) =>
  join(folder, 'uploads', renditionName(file, width, format))

/** Gives a site the renditions of its pictures, or of those named; files are named after what is in them. */
export async function takeRenditions(
  db: Db,
  storage: Pick<FileStorage, 'put'>,
  kept: string,
  names?: readonly string[],
): Promise<void> {
  const all = JSON.parse(readFileSync(join(kept, RENDITIONS), 'utf8')) as KeptRendition[]
  const byFile = Map.groupBy(all, ({ file }) => file)
  for (const name of names ?? byFile.keys()) {
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

/** Keeps what the demo site knows of the pictures of its texts, for sites that are given them before they start. */
export async function keepPicturesOfTexts(db: Db, kept: string): Promise<void> {
  const names = globSync(PICTURES_OF_TEXTS, { cwd: ROOT }).map((picture) => {
    return storedNames(readFileSync(join(ROOT, picture)), 'webp').names[0]
  })
  const unfinished = join(kept, `${PICTURES_FILE}-${process.pid}`)
  writeFileSync(unfinished, JSON.stringify(await findFiles(db, names)))
  renameSync(unfinished, join(kept, PICTURES_FILE))
}

/**
 * Gives a site that has not started the pictures that it will store with its texts, and all its pictures their
 * renditions: the record that is there first stays, and nothing is left to render.
 */
export async function takePicturesOfTexts(db: Db, storage: FileStorage, kept: string): Promise<void> {
  const pictures = JSON.parse(readFileSync(join(kept, PICTURES_FILE), 'utf8')) as StoredFile[]
  for (const picture of pictures) await insertFile(db, picture)
  const pending = (await listPendingFiles(db, MOST)).map(({ name }) => name)
  await takeRenditions(db, storage, kept, pending)
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
  return existsSync(join(kept, PICTURES_FILE)) ? kept : null
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
  writeFileSync(join(unfinished, RENDITIONS), JSON.stringify(made))
  renameSync(unfinished, kept)
}
