import { toProductDetails } from '#domain/search/closest/read-details.ts'
import type { ProductDetails } from '#domain/search/closest/product-details.ts'
import { slugify } from '#domain/records/slug.ts'
import { findAttributes } from '#server/data/catalogue/attributes-store.ts'
import { inChunks } from '#server/data/engine/chunks.ts'
import { fromJson, toPair } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { ProductRow, VariantRow } from '#server/data/engine/schema.ts'
import { findSeoOverridesByWords } from '#server/data/site/seo-store.ts'

/** What closest matches are looked for in, of each of these products. */
export async function findProductDetails(
  db: Db,
  ids: string[],
  packsOf: ReadonlyMap<string, VariantRow[]>,
): Promise<Map<string, ProductDetails>> {
  const rows = await inChunks(ids, (chunk) => db.selectFrom('products').selectAll().where('id', 'in', chunk).execute())
  const attributes = await findAttributes(db, ids)
  const overrides = await findSeoOverridesByWords(db, [
    ...new Set(rows.flatMap(({ id, slug }) => [id, slug].map(slugify))),
  ])
  const overrideOf = ({ id, slug }: ProductRow) => overrides.get(id) ?? overrides.get(slug) ?? null
  return new Map(
    rows.map((row) => [
      row.id,
      toProductDetails({
        description: toPair(row.description_ar, row.description_en),
        properties: toPair(row.properties_ar, row.properties_en),
        applicationAreas: toPair(row.application_areas_ar, row.application_areas_en),
        madeIn: toPair(row.made_in_ar, row.made_in_en),
        packs: (packsOf.get(row.id) ?? []).map((pack) => ({
          type: toPair(pack.type_ar, pack.type_en),
          volume: toPair(pack.volume_ar, pack.volume_en),
        })),
        specs: fromJson(row.specs),
        certifications: fromJson(row.certifications),
        attributes: attributes.get(row.id) ?? [],
        override: overrideOf(row),
      }),
    ]),
  )
}
