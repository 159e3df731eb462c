import type { Import } from '#domain/imports/import.ts'
import { refusedCell, taken, type CellReading } from '#domain/sheets/cell-reading.ts'
import { PICTURES_LIMITS } from '#domain/sheets/sheet-file.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findFileKinds } from '#server/data/site/files-store.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { MAX_PICTURE_BYTES } from '#server/files/file-type.ts'
import { withFileOnDisk } from '#server/files/private/incoming.ts'
import { openArchive, type Archive } from '#server/sheets/archive.ts'
import type { UploadsService } from '#server/services/media/uploads.ts'
import { FileRefusal } from '#server/sheets/file-kind.ts'
import { importPictures, type Pictures } from './pictures.ts'

type PictureDeps = {
  db: Db
  storage: Pick<FileStorage, 'open'>
  folder: string
  uploads: Pick<UploadsService, 'store'>
}

/**
 * The pictures of an import that is checked. Each that a row names is inspected and stored as any upload, which goes again when nothing
 * shows it in the end; `stored` says under which name. Null where the archive is gone; throws a `FileRefusal` where it is none.
 */
export async function withPictures<Result>(
  deps: PictureDeps,
  one: Import,
  take: (pictures: Pictures, stored: Record<string, string>) => Promise<Result>,
): Promise<Result | null> {
  const stored: Record<string, string> = {}
  if (one.picturesKey === null || one.kind !== 'products') return take(importPictures([], neverStored), stored)
  return withArchive(deps, one.picturesKey, async (archive) => {
    // Whoever has the file checked anew waits for no picture twice.
    const readings = new Map((await storedOf(deps, one)).map(([name, file]) => [name, taken(file)]))
    const store = async (name: string) => {
      const reading = readings.get(name) ?? (await storePicture(deps, one, archive, name))
      readings.set(name, reading)
      if (reading.ok && reading.value !== null) stored[name] = reading.value
      return reading
    }
    return take(importPictures(archive.spelled, store), stored)
  })
}

/** The pictures of an import that is run. Those that were removed as unused since it was checked are stored once more. */
export async function storedPictures(deps: PictureDeps, one: Import): Promise<Pictures> {
  const { storedPictures: stored, picturesKey } = one
  const present = new Map(await storedOf(deps, one))
  const lost = Object.keys(stored).filter((name) => !present.has(name))
  if (lost.length > 0 && picturesKey !== null) {
    await withArchive(deps, picturesKey, async (archive) => {
      for (const name of lost) await storePicture(deps, one, archive, name)
    })
  }
  return importPictures(Object.keys(stored), async (name) => taken(stored[name]!))
}

async function storedOf({ db }: PictureDeps, { storedPictures: stored }: Import): Promise<[string, string][]> {
  const kinds = await findFileKinds(db, Object.values(stored))
  return Object.entries(stored).filter(([, file]) => kinds.has(file))
}

function withArchive<Result>(deps: PictureDeps, key: string, take: (archive: Archive) => Promise<Result>) {
  return withFileOnDisk(deps, key, async (path) => {
    const archive = await openArchive(path, PICTURES_LIMITS).catch((error: unknown) => {
      throw error instanceof FileRefusal ? error : new FileRefusal({ code: 'unreadable' })
    })
    try {
      return await take(archive)
    } finally {
      archive.close()
    }
  })
}

async function neverStored(): Promise<CellReading<string>> {
  return refusedCell('unknown-picture')
}

async function storePicture(
  { uploads }: PictureDeps,
  { by }: Import,
  archive: Archive,
  name: string,
): Promise<CellReading<string>> {
  const originalName = name.slice(name.lastIndexOf('/') + 1)
  const outcome = await uploads.store(await bytesOf(archive, name), { kind: 'image', originalName, by })
  if (outcome.ok) return taken(outcome.value.name)
  const told = outcome.failure.kind === 'invalid' ? outcome.failure.fields['file'] : undefined
  return { ...refusedCell('bad-picture'), ...(told && { told }) }
}

/** As much of it as the inspection needs to refuse it for its size. */
async function bytesOf(archive: Archive, name: string): Promise<Buffer> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of (await archive.open(name)) as AsyncIterable<Buffer>) {
    pieces.push(piece)
    bytes += piece.length
    if (bytes > MAX_PICTURE_BYTES) break
  }
  return Buffer.concat(pieces)
}
