import { ownSeoKey, type SeoSubject } from '#domain/records/seo-lookup.ts'
import type { SeoOverride } from '#domain/records/seo-override.ts'
import { slugify } from '#domain/records/slug.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findSeoOverridesByWords } from '#server/data/site/seo-store.ts'

type OwnOverride = { key: string; override: SeoOverride }

/** The overrides that have the id or slug of these products for a key, by the products' ids. */
export async function ownOverrides(
  db: Db,
  products: readonly Pick<SeoSubject, 'id' | 'slug'>[],
): Promise<Map<string, OwnOverride>> {
  const words = products.flatMap(({ id, slug }) => [slugify(id), slugify(slug)]).filter((word) => word !== '')
  const found = await findSeoOverridesByWords(db, [...new Set(words)])
  const byWords = Map.groupBy(found.keys(), slugify)
  const own = new Map<string, OwnOverride>()
  for (const { id, slug } of products) {
    const key = ownSeoKey(
      [slugify(id), slugify(slug)].flatMap((word) => byWords.get(word) ?? []),
      { id, slug },
    )
    if (key !== null) own.set(id, { key, override: found.get(key)! })
  }
  return own
}
