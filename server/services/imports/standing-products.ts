import type { FormFields } from '#domain/fields/form-values.ts'
import type { ColumnKey } from '#domain/sheets/products/column-names.ts'
import { checkReferences } from '#server/records/field-checks.ts'
import { productType } from '#server/services/catalogue/product-type.ts'
import type { StandingProduct } from '#domain/imports/evaluation.ts'
import type { Costs } from '#domain/prices/pack-price.ts'
import { toProductInput } from '#domain/products/product.ts'
import { stockKey } from '#domain/products/stock.ts'
import { findProducts } from '#server/data/catalogue/products-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findPackPrices } from '#server/data/prices/pack-prices-store.ts'
import type { Clock } from '#server/clock.ts'
import { findPresent } from '#server/records/present.ts'
import { ownOverrides } from '#server/services/sheets/product-rows.ts'

/** What is on the site of these products, else their drafts, by id. `hasSeo`: with their texts for search engines. */
export async function standingProducts(
  { db, clock }: { db: Db; clock: Clock },
  ids: string[],
  { hasSeo }: { hasSeo: boolean },
): Promise<Map<string, StandingProduct>> {
  const standing = new Map<string, StandingProduct>()
  for (const product of await findProducts(db, ids)) {
    standing.set(product.id, { id: product.id, product, input: toProductInput(product), state: 'published', seo: null })
  }
  for (const id of ids) {
    if (standing.has(id)) continue
    const present = await findPresent(db, productType({ clock }), id)
    if (!present) continue
    const { newest: product } = present
    standing.set(id, { id, product, input: toProductInput(product), state: 'draft', seo: null })
  }
  if (!hasSeo) return standing
  const overrides = await ownOverrides(
    db,
    Array.from(standing.values(), ({ id, product: { slug } }) => ({ id, slug })),
  )
  for (const [id, seo] of overrides) standing.get(id)!.seo = seo
  return standing
}

export async function standingPrices(db: Db, codes: Iterable<string>): Promise<ReadonlyMap<string, Costs>> {
  const keys = [...new Set([...codes].map(stockKey))].filter((code) => code !== '')
  return findPackPrices(db, keys)
}

const COLUMNS = { existing_pdf_ar: 'pdf_ar', existing_pdf_en: 'pdf_en' } as const

/** Columns that name a data sheet that is not stored. */
export async function unknownFiles(db: Db, fields: FormFields): Promise<ColumnKey[]> {
  const named = Object.entries(COLUMNS).flatMap(([name, column]) => {
    const source = fields[name]
    return typeof source === 'string' && source !== '' ? [{ field: column, source, kind: 'pdf' as const }] : []
  })
  if (named.length === 0) return []
  return Object.keys(await checkReferences(db, named)) as ColumnKey[]
}
