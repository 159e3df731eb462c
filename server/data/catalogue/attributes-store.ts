import type { AttributeValue, Attributes } from '#domain/catalogue/attribute.ts'
import { inChunks, toPair } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { ProductAttributesTable } from './attribute-tables.ts'
import { noteChanges } from '#server/data/search/search-changes-store.ts'

/** What each of these products is said to be, in the order of the keys. */
export async function findAttributes(db: Db, productIds: string[]): Promise<Map<string, AttributeValue[]>> {
  const rows = await inChunks(productIds, (chunk) =>
    db
      .selectFrom('product_attributes')
      .innerJoin('attribute_keys', 'attribute_keys.key', 'product_attributes.key')
      .leftJoin('attribute_values', (join) =>
        join
          .onRef('attribute_values.key', '=', 'product_attributes.key')
          .onRef('attribute_values.value', '=', 'product_attributes.value'),
      )
      .select(['product_attributes.product_id', 'product_attributes.key', 'product_attributes.value'])
      .select(['attribute_values.label_ar', 'attribute_values.label_en'])
      .where('product_attributes.product_id', 'in', chunk)
      .orderBy('attribute_keys.position')
      .orderBy('product_attributes.position')
      .execute(),
  )
  const values = Map.groupBy(rows, ({ product_id }) => product_id)
  return new Map(
    [...values].map(([id, own]) => [
      id,
      own.map(({ key, value, label_ar: ar, label_en: en }) => {
        return { key, value, label: ar === null || en === null ? null : toPair(ar, en) }
      }),
    ]),
  )
}

/** Says of a product what it is, in place of what was said before. */
export async function replaceAttributes(db: Db, productId: string, attributes: Attributes): Promise<void> {
  await db.deleteFrom('product_attributes').where('product_id', '=', productId).execute()
  const rows = Object.entries(attributes).flatMap(([key, values]) =>
    [values].flat().map((value: string | number, position) => ({
      product_id: productId,
      key,
      value: String(value),
      position,
      number: typeof value === 'number' ? value : null,
      source: 'staff' as const,
    })),
  )
  if (rows.length > 0) await db.insertInto('product_attributes').values(rows).execute()
  await noteChanges(db, 'product', [productId])
}

/** Everything that is said of a product, as it stands in its rows. */
export type AttributeRow = Omit<ProductAttributesTable, 'product_id'>

export async function listAttributeRows(db: Db, productId: string): Promise<AttributeRow[]> {
  return db
    .selectFrom('product_attributes')
    .select(['key', 'value', 'position', 'number', 'source'])
    .where('product_id', '=', productId)
    .orderBy('key')
    .orderBy('position')
    .execute()
}

/** Puts back what was said of a product; a key that is none any more is left out. */
export async function saveAttributeRows(db: Db, productId: string, rows: AttributeRow[]): Promise<void> {
  if (rows.length === 0) return
  const keys = new Set((await db.selectFrom('attribute_keys').select('key').execute()).map(({ key }) => key))
  const known = rows.filter(({ key }) => keys.has(key)).map((row) => ({ product_id: productId, ...row }))
  if (known.length > 0) await db.insertInto('product_attributes').values(known).execute()
}
