import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { extract } from 'tar-stream'
import type { Rendition } from '#domain/site/stored-file.ts'
import type { Db } from '#server/data/engine/database.ts'
import { saveRenditions } from '#server/data/site/files-store.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { readStoredName } from '#server/files/stored-name.ts'

type Deps = { db: Db; storage: Pick<FileStorage, 'put'>; directory: string }

/**
 * Gives stored pictures the renditions that come with the demo content (`scripts/demo-renditions.ts`), and notes what it
 * stores. A picture that was changed since has another name, and is rendered like any other.
 */
export async function storeRenditions(
  { db, storage, directory }: Deps,
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
