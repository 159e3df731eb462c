import { sql } from 'kysely'
import { effectiveAttributes, type AttributeKey, type AttributeValue } from '#domain/catalogue/attribute.ts'
import type { AttributeInput } from '#domain/catalogue/attribute-fields.ts'
import type { DerivedAttributes } from '#domain/catalogue/derive-attributes.ts'
import { fromFlag, fromJson, inChunks, toCount, toFlag, toJson, toPair } from '#server/data/engine/codec.ts'
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
      .select(({ fn }) =>
        fn.min(sql<number>`coalesce(pack_position, 0) * 100 + product_attributes.position`).as('place'),
      )
      .select(['attribute_values.label_ar', 'attribute_values.label_en'])
      .where('product_attributes.product_id', 'in', chunk)
      .groupBy(['product_attributes.product_id', 'product_attributes.key', 'product_attributes.value'])
      .groupBy(['attribute_values.label_ar', 'attribute_values.label_en', 'attribute_keys.position'])
      .orderBy('attribute_keys.position')
      .orderBy('place')
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

/** All keys in their order, with their values in theirs. */
export async function listAttributeKeys(db: Db): Promise<AttributeKey[]> {
  const [keys, values] = await Promise.all([
    db.selectFrom('attribute_keys').selectAll().orderBy('position').orderBy('key').execute(),
    db.selectFrom('attribute_values').selectAll().orderBy('position').orderBy('value').execute(),
  ])
  const valuesOf = Map.groupBy(values, ({ key }) => key)
  return keys.map(({ key, label_ar, label_en, type, holds, unit, facet, at_least, ignored, position, version }) => ({
    key,
    label: toPair(label_ar, label_en),
    type,
    isMany: holds === 'many',
    unit,
    isFacet: fromFlag(facet),
    steps: at_least === null ? [] : fromJson<number[]>(at_least),
    values: (valuesOf.get(key) ?? []).map((one) => ({
      value: one.value,
      label: toPair(one.label_ar, one.label_en),
      words: fromJson<string[]>(one.words),
    })),
    ignored: fromJson<string[]>(ignored),
    place: position,
    version,
  }))
}

type Shared = {
  id: string
  kind: string
  shared: readonly AttributeValue[]
  /** By the key of the attribute. */
  points: Readonly<Record<string, number>>
  most: number
}

/** Other products of a kind that share some of these values, by the points of what they share. */
export async function countShared(
  db: Db,
  { id, kind, shared, points, most }: Shared,
): Promise<{ id: string; score: number }[]> {
  if (shared.length === 0) return []
  const ofKind = db
    .selectFrom('product_attributes')
    .select('product_id')
    .where('key', '=', 'kind')
    .where('value', '=', kind)
  const score = sql<number | string>`sum(${sql.join(
    [
      sql`case product_attributes.key`,
      ...Object.entries(points).map(([key, worth]) => sql`when ${key} then ${worth}`),
      sql`else 0 end`,
    ],
    sql` `,
  )})`
  const rows = await db
    .selectFrom('product_attributes')
    .select(['product_id', score.as('score')])
    .where((where) => where.or(shared.map(({ key, value }) => where.and({ key, value }))))
    .where('product_id', 'in', ofKind)
    .where('product_id', '!=', id)
    .groupBy('product_id')
    .orderBy('score', 'desc')
    .orderBy('product_id')
    .limit(most)
    .execute()
  return rows.map(({ product_id, score: sum }) => ({ id: product_id, score: Number(sum) }))
}

/** Keeps what was read of a product, in place of what was read before. */
export async function saveAttributes(db: Db, productId: string, read: DerivedAttributes): Promise<void> {
  await db.updateTable('products').set(toAttributeColumns(read)).where('id', '=', productId).execute()
  await db.deleteFrom('product_attributes').where('product_id', '=', productId).execute()
  const rows = toAttributeRows(productId, read)
  if (rows.length > 0) await db.insertInto('product_attributes').values(rows).execute()
  await noteChanges(db, 'product', [productId])
}

export function toAttributeColumns({ typed, derived, facets, unread }: DerivedAttributes) {
  return {
    attributes: toJson({ typed, derived }),
    facets: toJson(facets),
    attributes_due: 0,
    attributes_unread: toFlag(unread.length > 0),
  }
}

export function toAttributeRows(productId: string, read: DerivedAttributes): ProductAttributesTable[] {
  const { typed, facets } = read
  const keys = Object.keys(effectiveAttributes(read))
  const parts = [{ pack: null, values: facets.own }, ...facets.packs.map((values, pack) => ({ pack, values }))]
  return parts.flatMap(({ pack, values }) =>
    Object.entries(values)
      .filter(([key]) => keys.includes(key))
      .flatMap(([key, list]) =>
        list.map((value, position) => ({
          product_id: productId,
          pack_position: pack,
          key,
          value: String(value),
          position,
          number: typeof value === 'number' ? value : null,
          source: typed[key] !== undefined ? ('staff' as const) : ('derived' as const),
        })),
      ),
  )
}

/** Products whose attributes are to be read again, some of them. */
export async function listDueProducts(db: Db, most: number): Promise<string[]> {
  const rows = db
    .selectFrom('products')
    .select('id')
    .where(sql<boolean>`attributes_due = 1`)
    .limit(most)
  return (await rows.execute()).map(({ id }) => id)
}

/** How many products have each value of a key; under null, how many have any. */
export async function countValues(db: Db, key: string): Promise<Map<string | null, number>> {
  const count = sql<number | string>`count(distinct product_id)`.as('count')
  const of = db.selectFrom('product_attributes').where('key', '=', key)
  const [rows, all] = await Promise.all([
    of.groupBy('value').select(['value', count]).execute(),
    of.select(count).executeTakeFirstOrThrow(),
  ])
  return new Map<string | null, number>([
    [null, toCount(all.count)],
    ...rows.map(({ value, count: number }) => [value, toCount(number)] as const),
  ])
}

/** The products that are said to have a value. */
export async function productsWith(db: Db, key: string, value: string): Promise<string[]> {
  const rows = db
    .selectFrom('product_attributes')
    .select('product_id')
    .distinct()
    .where('key', '=', key)
    .where('value', '=', value)
  return (await rows.execute()).map(({ product_id }) => product_id)
}

/** Writes a key with its values, and gives all keys their places. */
export async function saveAttributeKey(db: Db, input: AttributeInput, at: string): Promise<void> {
  const { key, label, type, isMany, unit, isFacet, place, steps, values, ignored } = input
  const others = (await listAttributeKeys(db)).map((one) => one.key).filter((one) => one !== key)
  const columns = {
    type,
    holds: isMany ? ('many' as const) : ('one' as const),
    facet: toFlag(isFacet),
    label_ar: label.ar,
    label_en: label.en,
    unit: unit || null,
    at_least: steps.length === 0 ? null : toJson(steps.map(Number)),
    ignored: toJson(ignored),
    updated_at: at,
  }
  await db
    .insertInto('attribute_keys')
    .values({ key, position: 0, ...columns })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ ...columns, version: eb('attribute_keys.version', '+', 1) })),
    )
    .execute()
  const order = others.toSpliced(place < 1 ? others.length : place - 1, 0, key)
  for (const [position, one] of order.entries()) {
    await db.updateTable('attribute_keys').set({ position }).where('key', '=', one).execute()
  }
  await db.deleteFrom('attribute_values').where('key', '=', key).execute()
  const rows = values.map(({ value, label: name, words }, position) => ({
    key,
    value,
    position,
    label_ar: name.ar,
    label_en: name.en,
    words: toJson(
      words
        .split(/[,،]/)
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    ),
  }))
  if (rows.length > 0) await db.insertInto('attribute_values').values(rows).execute()
}

/** False where there is no such key. */
export async function deleteAttributeKey(db: Db, key: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('attribute_keys').where('key', '=', key).executeTakeFirst()
  return numDeletedRows > 0n
}

/** What is read of products, and what the search knows of them, is to be made again with the words of a key. */
export async function makeAttributesDue(db: Db, key: string): Promise<void> {
  const due = db.updateTable('products').set({ attributes_due: 1 })
  const isReadByWords = READ_BY_WORDS.includes(key)
  const ofKey = db.selectFrom('product_attributes').select('product_id').where('key', '=', key)
  await (isReadByWords ? due : due.where('id', 'in', ofKey)).execute()
}

/** Any product may say one of their words. */
const READ_BY_WORDS = ['colour', 'pack', 'base', 'fire']
