import { pictureTexts, withPicturesByCode } from '#domain/imports/picture-cells.ts'
import { namedPictures } from '#domain/imports/picture-names.ts'
import type { ImportSheet, RowCells } from '#domain/imports/import-sheet.ts'
import { refusedCell, taken, type CellReading } from '#domain/sheets/cell-reading.ts'
import { isRemote } from '#domain/site/picture.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findFileKinds, findPicturesCalled } from '#server/data/site/files-store.ts'

/** Stores a picture of the archive, or says why it is refused. */
type StorePicture = (name: string) => Promise<CellReading<string>>

/** The pictures that the rows of an import name: of its archive, else those that are stored. */
export type Pictures = {
  /** Looks up what these rows name; only then they can be read. */
  prepare(db: Db, rows: readonly RowCells[], sheet: ImportSheet): Promise<void>
  find(text: string): CellReading<string>
  /** The rows of a product with the pictures that bear its codes. */
  withCodes<Row extends RowCells>(rows: readonly Row[], sheet: ImportSheet): Row[]
}

/** `names` are all of the archive; without `store` only those that were stored before are there. */
export function importPictures(names: readonly string[], store: StorePicture): Pictures {
  const archive = namedPictures(names)
  const known = new Map<string, CellReading<string>>()
  const unknown = refusedCell('unknown-picture')

  async function ofArchive(text: string): Promise<CellReading<string> | null> {
    const [name, ...others] = archive.find(text)
    if (name === undefined) return null
    return others.length > 0 ? refusedCell('ambiguous-picture') : store(name)
  }

  return {
    async prepare(db, rows, sheet) {
      const texts = [...new Set(pictureTexts(rows, sheet))].filter((text) => !known.has(text))
      const others: string[] = []
      for (const text of texts) {
        const found = isRemote(text) ? taken(text) : await ofArchive(text)
        if (found) known.set(text, found)
        else others.push(text)
      }
      const kinds = await findFileKinds(db, others)
      const called = await findPicturesCalled(
        db,
        others.filter((text) => !kinds.has(text)),
      )
      for (const text of others) {
        const stored = kinds.has(text) ? [text].filter((name) => kinds.get(name) === 'image') : (called.get(text) ?? [])
        known.set(text, stored.length > 1 ? refusedCell('ambiguous-picture') : stored[0] ? taken(stored[0]) : unknown)
      }
    },
    find: (text) => known.get(text) ?? unknown,
    withCodes: (rows, sheet) =>
      sheet.options.pictures_by_code === '1' ? withPicturesByCode(rows, sheet, archive) : [...rows],
  }
}
