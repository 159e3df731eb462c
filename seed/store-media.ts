import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Outcome } from '#domain/records/errors.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import type { Services } from '#server/services/services.ts'
import type { SeedMedia } from './seed-files.ts'
import type { StoredNameOf } from './seed-inputs.ts'
import { DemoContentError } from './seed-reading.ts'
import { buffer } from 'node:stream/consumers'
import { extract } from 'tar-stream'
import type { Rendition } from '#domain/site/stored-file.ts'
import { saveRenditions } from '#server/data/site/files-store.ts'
import { readStoredName } from '#server/files/stored-name.ts'

export type DemoContentDeps = {
  db: Db
  storage: FileStorage
  /** The services that staff work with, over the given database and clock. */
  servicesOn: (db: Db, clock: Clock) => Pick<Services, 'categories' | 'brands' | 'products' | 'posts' | 'uploads'>
  clock: Clock
  /** Told as files are stored, from none to all of them. */
  onProgress?: (stored: number, files: number) => void
  /** The folder with `content` and `media`. */
  directory: string
}

/** Stores files of the seed with the renditions that come with them, and answers their stored names. */
export async function storeMedia(
  services: Pick<Services, 'uploads'>,
  { db, storage, directory, onProgress }: DemoContentDeps,
  media: SeedMedia[],
  stored: Set<string>,
): Promise<StoredNameOf> {
  const names = new Map<string, string>()
  onProgress?.(0, media.length)
  const stores = media.map(async ({ folder, name }) => {
    const path = `${folder}/${name}`
    const bytes = await readFile(join(directory, 'media', path))
    const file = expectSuccess(path, await services.uploads.store(bytes, { kind: 'image', originalName: name }))
    stored.add(file.name)
    names.set(path, file.name)
    onProgress?.(names.size, media.length)
  })
  // All of them end before the first failure is heard of: nothing may write while everything is undone.
  const results = await Promise.allSettled(stores)
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  await storeRenditions({ db, storage, directory }, names.values(), stored)
  return (folder, name) => names.get(`${folder}/${name}`) ?? name
}

export function expectSuccess<T>(what: string, outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new DemoContentError(`${what} is refused: ${reasonOf(outcome.failure)}`)
}

function reasonOf(failure: Extract<Outcome<never>, { ok: false }>['failure']): string {
  if (failure.kind === 'not-found') return 'it was not found.'
  if (failure.kind === 'conflict') return failure.message.en
  return Object.entries(failure.fields)
    .map(([field, message]) => `${field}: ${message.en}`)
    .join(' ')
}

/**
 * Gives stored pictures the renditions that come with the demo content (`scripts/demo-renditions.ts`), and notes what it
 * stores. A picture that was changed since has another name, and is rendered like any other.
 */
export async function storeRenditions(
  { db, storage, directory }: { db: Db; storage: Pick<FileStorage, 'put'>; directory: string },
  pictures: Iterable<string>,
  stored = new Set<string>(),
): Promise<void> {
  const wanted = new Map([...new Set(pictures)].map((picture) => [readStoredName(picture)?.stem, picture]))
  const made = new Map<string, Rendition[]>()
  const archive = extract()
  archive.end(await readFile(join(directory, 'renditions.tar')))
  for await (const entry of archive) {
    const { stem, rendition } = readStoredName(entry.header.name) ?? {}
    const picture = wanted.get(stem)
    if (picture === undefined || !rendition) {
      entry.resume()
      continue
    }
    const bytes = await buffer(entry)
    stored.add(entry.header.name)
    await storage.put(entry.header.name, bytes, `image/${rendition.format}`)
    made.set(picture, [...(made.get(picture) ?? []), { ...rendition, bytes: bytes.length }])
  }
  for (const [picture, renditions] of made) await saveRenditions(db, picture, renditions)
}
