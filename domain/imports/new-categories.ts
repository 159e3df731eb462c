import { foldCode } from '#domain/sheets/known-codes.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { taken, type CellReading } from '#domain/sheets/cell-reading.ts'
import type { SheetCategories } from '#domain/sheets/products/sheet-categories.ts'

/** No id of a category has this sign. */
const NEW = 'new:'

/** Stands for a category that is to come into being, until it has an id of its own. */
export function isNewCategory(id: string | null): boolean {
  return id?.startsWith(NEW) ?? false
}

/** Categories as cells name them: one that nobody knows is a new one, of which the first spelling counts. */
export function withNewCategories(known: SheetCategories): SheetCategories {
  const names = new Map<string, string>()
  function find(text: string): CellReading<string> {
    const reading = known.find(text)
    if (reading.ok || reading.reason !== 'unknown-category' || text.length > RECORD_LIMITS.name) return reading
    const id = NEW + foldCode(text)
    if (!names.has(id)) names.set(id, text)
    return taken(id)
  }
  return {
    ...known,
    find,
    written(id) {
      const name = names.get(id)
      return name === undefined ? known.written(id) : { ar: name, en: name }
    },
  }
}

const ARABIC = /\p{Script=Arabic}/u

export function nameFields(name: string): Partial<Record<'name_ar' | 'name_en', string>> {
  return ARABIC.test(name) ? { name_ar: name } : { name_en: name }
}
