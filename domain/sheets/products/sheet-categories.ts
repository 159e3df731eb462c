import { lettersApart } from '#domain/text/fold.ts'
import type { Localized } from '#domain/text/locale.ts'
import { type CellReading, refusedCell, taken } from '#domain/sheets/cell-reading.ts'
import { foldCode } from '#domain/sheets/known-codes.ts'

type Named = { id: string; slug: string; name: Localized }

/** The categories as cells name them: by id, slug or name in either language. */
export type SheetCategories = {
  /** The name; the id, where the name could be another's, too. */
  written(id: string): Localized | null
  find(text: string): CellReading<string>
  /** Whether it is on the site, and not a draft. */
  isOnSite(id: string): boolean
}

/** A draft is found by a name that none on the site has. */
export function sheetCategories(onSite: readonly Named[], drafts: readonly Named[] = []): SheetCategories {
  const categories = [...onSite, ...drafts]
  const known = new Map(categories.map((category) => [category.id, category]))
  const present = new Set(onSite.map(({ id }) => id))
  const lookUps = [onSite, drafts].map(idsByText)
  const unknown = new Map<string, CellReading<string>>()
  function find(text: string): CellReading<string> {
    const folded = foldCode(text)
    const found = lookUps.map((idsOf) => idsOf(folded)).find((some) => some !== undefined)
    if (!found) return unknownAs(folded)
    return found.length === 1 ? taken(found[0]!) : refusedCell('ambiguous-category')
  }
  /** Of many rows with the same name each would look for what is near it. */
  function unknownAs(folded: string): CellReading<string> {
    const known = unknown.get(folded)
    if (known) return known
    const reading = refusedCell('unknown-category', nearest(folded))
    unknown.set(folded, reading)
    return reading
  }
  /** The one name that begins like it, else the one that was typed almost like it. */
  function nearest(folded: string): string | undefined {
    const names = folded.length > 2 ? categories.flatMap(({ name }) => [name.ar, name.en]) : []
    const begun = names.filter((text) => isBegun(foldCode(text), folded))
    if (begun.length > 0) return begun.length === 1 ? begun[0] : undefined
    const most = folded.length > 6 ? 2 : 1
    const almost = names.filter((text) => text !== '' && lettersApart(foldCode(text), folded) <= most)
    return almost.length === 1 ? almost[0] : undefined
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
    isOnSite: (id) => present.has(id),
  }
}

/** The categories that a folded text means: by id, else by slug, else by name. */
function idsByText(categories: readonly Named[]): (folded: string) => string[] | undefined {
  const [ids, slugs, names] = [new Map<string, string[]>(), new Map<string, string[]>(), new Map<string, string[]>()]
  for (const { id, slug, name } of categories) {
    add(ids, id, id)
    add(slugs, slug, id)
    for (const text of new Set([foldCode(name.ar), foldCode(name.en)])) add(names, text, id)
  }
  return (folded) => [ids, slugs, names].map((by) => by.get(folded)).find((some) => some !== undefined)
}

function add(map: Map<string, string[]>, key: string, id: string) {
  const some = map.get(key)
  if (some) some.push(id)
  else map.set(key, [id])
}

function isBegun(one: string, other: string): boolean {
  return one !== '' && (one.startsWith(other) || other.startsWith(one))
}
