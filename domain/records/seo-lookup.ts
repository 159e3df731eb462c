import type { Localized } from '#domain/text/locale.ts'
import { slugify } from './slug.ts'

/** What an override can be found by. */
export type SeoSubject = { id: string; slug: string; name: Localized }

/** Every group of words that stand together in the id, the slug or a name: a key that fits is one of them. */
export function seoWords({ id, slug, name }: SeoSubject): string[] {
  const groups = new Set<string>()
  for (const text of new Set([id, slug, name.en, name.ar].map(slugify))) {
    const words = text.split('-').filter((word) => word !== '')
    for (const first of words.keys()) {
      for (let end = first + 1; end <= words.length; end++) groups.add(words.slice(first, end).join('-'))
    }
  }
  return [...groups]
}

/**
 * The key of the override that belongs to a product, or null: its own id or slug first, then the longest key whose
 * words stand together in the id, the slug or a name. `702` is no word of `7020` (docs/specification S32).
 */
export function findSeoKey(keys: string[], subject: SeoSubject): string | null {
  const words = new Set(seoWords(subject))
  const longestFirst = keys.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))
  return ownSeoKey(keys, subject) ?? longestFirst.find((key) => words.has(slugify(key))) ?? null
}

/** The key of the override that is a product's alone: its id, else its slug. */
export function ownSeoKey(keys: readonly string[], { id, slug }: Pick<SeoSubject, 'id' | 'slug'>): string | null {
  const named = [id, slug].map((text) => keys.find((key) => key.toLowerCase() === text.toLowerCase()))
  return named.find((key) => key !== undefined) ?? null
}
