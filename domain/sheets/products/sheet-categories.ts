import type { Localized } from '../../text/locale.ts'
import { type CellReading, refusedCell, taken } from '../cell-reading.ts'
import { foldCode } from '../known-codes.ts'

type Named = { id: string; slug: string; name: Localized }

/** The categories as cells name them: by id, slug or name in either language. */
export type SheetCategories = {
  /** The name; the id, where the name could be another's, too. */
  written(id: string): Localized | null
  find(text: string): CellReading<string>
}

export function sheetCategories(categories: readonly Named[]): SheetCategories {
  const known = new Map(categories.map((category) => [category.id, category]))
  const [ids, slugs, names] = [new Map<string, string[]>(), new Map<string, string[]>(), new Map<string, string[]>()]
  for (const { id, slug, name } of categories) {
    add(ids, id, id)
    add(slugs, slug, id)
    for (const text of new Set([foldCode(name.ar), foldCode(name.en)])) add(names, text, id)
  }
  function find(text: string): CellReading<string> {
    const folded = foldCode(text)
    const found = [ids, slugs, names].map((by) => by.get(folded)).find((some) => some !== undefined)
    if (!found) return refusedCell('unknown-category', nearest(folded))
    return found.length === 1 ? taken(found[0]!) : refusedCell('ambiguous-category')
  }
  /** The one name that begins like it. */
  function nearest(folded: string): string | undefined {
    const begun = categories.flatMap(({ name }) =>
      [name.ar, name.en].filter((text) => folded.length > 2 && isBegun(foldCode(text), folded)),
    )
    return begun.length === 1 ? begun[0] : undefined
  }
  return {
    written(id) {
      const category = known.get(id)
      if (!category) return null
      const sure = (name: string) => {
        const reading = name.trim() === '' ? null : find(name)
        return reading?.ok && reading.value === id ? name : id
      }
      return { ar: sure(category.name.ar), en: sure(category.name.en) }
    },
    find,
  }
}

function add(map: Map<string, string[]>, key: string, id: string) {
  const some = map.get(key)
  if (some) some.push(id)
  else map.set(key, [id])
}

function isBegun(one: string, other: string): boolean {
  return one !== '' && (one.startsWith(other) || other.startsWith(one))
}
