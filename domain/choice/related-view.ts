import type { AttributeValue } from '#domain/catalogue/attribute.ts'
import { type PostSummary } from '#domain/posts/post.ts'
import type { ProductSummary } from '#domain/products/product.ts'
import { toProductCards, type ProductCard } from '#domain/products/product-view.ts'
import { postPath } from '#domain/site/paths.ts'
import { inLanguage, type Locale } from '#domain/text/locale.ts'

/** The most products in one section of related ones. */
export const MOST_RELATED = 4

/** Points for what two products of a kind share; those with fewer than `LEAST` are no alternative. */
export const SHARED_POINTS = { base: 3, job: 2, place: 1 } as const
const LEAST = 4
/** Movement of joints that counts as alike, in percent. */
const NEAR = 5

type Candidate = { id: string; score: number; attributes: readonly AttributeValue[] }

/** The best of those that share something, by their points with one more where both move nearly alike. */
export function bestAlternatives(candidates: readonly Candidate[], own: readonly AttributeValue[]): string[] {
  const movementOf = (attributes: readonly AttributeValue[]) =>
    Number(attributes.find(({ key }) => key === 'movement')?.value)
  const movement = movementOf(own)
  const isNear = (attributes: readonly AttributeValue[]) => Math.abs(movementOf(attributes) - movement) <= NEAR
  return candidates
    .map(({ id, score, attributes }) => ({ id, score: score + (isNear(attributes) ? 1 : 0) }))
    .filter(({ score }) => score >= LEAST)
    .toSorted((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
    .slice(0, MOST_RELATED)
    .map(({ id }) => id)
}

/** Whether a text names a product by its code, as a word of its own. */
export function namesCode(text: string, code: string): boolean {
  const at = text.toLowerCase().indexOf(code.toLowerCase())
  if (at < 0) return false
  const isPart = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}-]/u.test(letter)
  return !isPart(text[at - 1]) && !isPart(text[at + code.length])
}

/** What a product's page shows of others, in one language. */
export type RelatedView = {
  usedWith: ProductCard[]
  alternatives: ProductCard[]
  posts: { path: string; title: string }[]
}

type Related = { usedWith: ProductSummary[]; alternatives: ProductSummary[]; posts: readonly PostSummary[] }

export function toRelatedView({ usedWith, alternatives, posts }: Related, locale: Locale): RelatedView {
  return {
    usedWith: toProductCards(usedWith, locale),
    alternatives: toProductCards(alternatives, locale),
    posts: posts.map(({ slug, title }) => ({ path: postPath(slug), title: inLanguage(title, locale) })),
  }
}
