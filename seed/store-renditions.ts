import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
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
  const folder = join(directory, 'renditions')
  const shipped = Map.groupBy(await readdir(folder), (name) => readStoredName(name)?.stem)
  for (const picture of new Set(pictures)) {
    const renditions: Rendition[] = []
    for (const name of shipped.get(readStoredName(picture)?.stem) ?? []) {
      const rendition = readStoredName(name)?.rendition
      if (!rendition) continue
      const bytes = await readFile(join(folder, name))
      stored.add(name)
      await storage.put(name, bytes, `image/${rendition.format}`)
      renditions.push({ ...rendition, bytes: bytes.length })
    }
    if (renditions.length > 0) await saveRenditions(db, picture, renditions)
  }
}
