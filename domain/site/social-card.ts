import { accentOf } from '#domain/catalogue/accent.ts'
import { groundOf } from '#domain/catalogue/brand-colour.ts'
import type { Brand } from '#domain/catalogue/brand.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import type { SiteSign } from './identity-view.ts'
import { shownPicture, type Picture } from './picture.ts'
import type { Post } from '#domain/posts/post.ts'
import type { Product } from '#domain/products/product.ts'

const SOCIAL_KINDS = ['products', 'posts', 'categories', 'brands'] as const
export type SocialKind = (typeof SOCIAL_KINDS)[number]

/** Pixels that the platforms ask for. */
export const SOCIAL_SIZE = { width: 1200, height: 630 }

/** Goes up when they are drawn in another way, so that pictures in the old look are made again. */
export const SOCIAL_EDITION = 1

/** What stands on the picture of a shared link. */
export type SocialCard = {
  kind: SocialKind
  id: string
  locale: Locale
  /** The code on the pack, larger than all other words; null where there is none. */
  mark: string | null
  heading: string
  /** One quiet line under the heading; may be empty. */
  line: string
  /** A stored file; pictures of other hosts are never fetched. */
  picture: string | null
  /** Packs stand on the ground of their category, scenes fill their half. */
  ground: 'pack' | 'scene'
  /** The category's colours, as `#rrggbb`. */
  accent: SocialAccent
  /** Whose it is; without it, the demo content's. */
  sign?: SiteSign
  /** Of the line at the foot; without it, the demo content's. */
  colour?: string
}

/** For words, and for the ground under a pack. */
type SocialAccent = { deep: string; tint: string }

export type SocialSubject =
  | { kind: 'products'; record: Product }
  | { kind: 'posts'; record: Post }
  | { kind: 'categories'; record: Category }
  | { kind: 'brands'; record: Brand }

/** The card of a record in one language. `coloursOf` knows the colours behind the number that a category has. */
export function toSocialCard(
  subject: SocialSubject,
  locale: Locale,
  coloursOf: (accent: number | undefined) => SocialAccent,
): SocialCard {
  const { kind, record } = subject
  const picture = storedPicture(record.image)
  const shared = (ground: SocialCard['ground'], own?: number) => {
    const { deep, tint } = coloursOf(own)
    return { kind, id: record.id, locale, picture, ground, accent: { deep, tint } }
  }
  if (kind === 'products') {
    const { code, name, brand, category } = record
    const line = [brand[locale], category?.name[locale] ?? ''].filter((text) => text !== '').join(' · ')
    return { ...shared('pack', category?.accent), mark: code?.toUpperCase() ?? null, heading: name[locale], line }
  }
  if (kind === 'posts') {
    return { ...shared('scene'), mark: null, heading: record.title[locale], line: record.snippet[locale] }
  }
  if (kind === 'brands') {
    const card = { ...shared('scene'), mark: null, heading: record.name[locale], line: record.description[locale] }
    const ground = groundOf(record.colour)
    return ground?.text === 'white' ? { ...card, accent: { ...card.accent, deep: ground.colour } } : card
  }
  return {
    ...shared('scene', accentOf(record)),
    mark: null,
    heading: record.name[locale],
    line: record.description[locale],
  }
}

function storedPicture(picture: Picture | null): string | null {
  return shownPicture(picture)?.file ?? null
}

const FILE = /^\/social\/(?<kind>\w+)\/(?<locale>\w+)\/(?<id>[^/]+)\/(?<fingerprint>[0-9a-f]+)\.jpg$/

/** Where the picture of a record is served: `/social/products/ar/805/3fa91c2b….jpg`. */
export function socialPath(
  { kind, locale, id }: Pick<SocialCard, 'kind' | 'locale' | 'id'>,
  fingerprint: string,
): string {
  return `/social/${kind}/${locale}/${encodeURIComponent(id)}/${fingerprint}.jpg`
}

/** What such an address asks for; null for every other. */
export function readSocialPath(path: string) {
  const { kind, locale, id, fingerprint } = FILE.exec(path)?.groups ?? {}
  const known = SOCIAL_KINDS.find((one) => one === kind)
  const language = LOCALES.find((one) => one === locale)
  if (!known || !language || !id || !fingerprint) return null
  return { kind: known, locale: language, id: decodeURIComponent(id), fingerprint }
}
