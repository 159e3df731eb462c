import { foldText } from '#domain/text/fold.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Brand } from './brand.ts'

export type NamedBrand = Pick<Brand, 'id' | 'slug' | 'name' | 'aliases'>

/** Names that readers take for the same have the same key: `Anadol-Bond` is `ANADOL BOND`. */
export function brandKey(name: string): string {
  return foldText(name)
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
}

export function namesOfBrand({ name, aliases }: Pick<NamedBrand, 'name' | 'aliases'>): string[] {
  return [...new Set([name.ar, name.en, ...aliases].filter((one) => one !== ''))]
}

/** Finds the brand of which a name is written; the present names come before aliases, and earlier brands before later. */
export function brandFinder<One extends NamedBrand>(brands: readonly One[]): (written: Localized) => One | null {
  const byKey = new Map<string, One>()
  const add = (brand: One, names: string[]) => {
    for (const key of names.map(brandKey)) if (key !== '' && !byKey.has(key)) byKey.set(key, brand)
  }
  for (const brand of brands) add(brand, [brand.name.en, brand.name.ar])
  for (const brand of brands) add(brand, brand.aliases)
  return ({ ar, en }) => byKey.get(brandKey(en)) ?? byKey.get(brandKey(ar)) ?? null
}

/** The aliases of a brand that gets another name: the old one is among them, and the new one is none of them. */
export function aliasesAfter(
  before: Pick<NamedBrand, 'name' | 'aliases'>,
  after: Pick<NamedBrand, 'name' | 'aliases'>,
) {
  const present = new Set([after.name.ar, after.name.en].map(brandKey))
  const former = (['ar', 'en'] as const)
    .filter((locale) => before.name[locale] !== after.name[locale])
    .map((locale) => before.name[locale])
  const all = [...after.aliases, ...former].filter((name) => name !== '' && !present.has(brandKey(name)))
  return [...new Map(all.map((name) => [brandKey(name), name])).values()]
}
