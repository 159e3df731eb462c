import type { Localized } from './locale.ts'
import { slugify } from './slug.ts'

/** What an override can be found by. */
export type SeoSubject = { id: string; slug: string; name: Localized }

/**
 * The key of the override that belongs to a product, or null: its own id or slug first, then the longest key whose
 * words stand together in the id, the slug or a name. `702` is no word of `7020` (decision 32).
 */
export function findSeoKey(keys: string[], { id, slug, name }: SeoSubject): string | null {
  const exact = [id, slug].map((text) => keys.find((key) => key.toLowerCase() === text.toLowerCase()))
  const texts = [id, slug, name.en, name.ar].map((text) => `-${slugify(text)}-`)
  const holds = (key: string) => slugify(key) !== '' && texts.some((text) => text.includes(`-${slugify(key)}-`))
  const longestFirst = keys.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))
  return exact.find((key) => key !== undefined) ?? longestFirst.find(holds) ?? null
}
