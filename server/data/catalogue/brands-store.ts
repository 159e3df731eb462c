import { BRAND_FIELDS } from '#domain/catalogue/brand-fields.ts'
import type { Brand, BrandInput } from '#domain/catalogue/brand.ts'
import type { NamedBrand } from '#domain/catalogue/brand-names.ts'
import type { Localized } from '#domain/text/locale.ts'
import { fromJson, toPair, toCount } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { fromColumns, toColumns, type ColumnsOf } from '#server/data/engine/record-columns.ts'
import type { BrandRow } from '#server/data/engine/schema.ts'
import { compareInOrder } from './categories-store.ts'
import { loadPictures, type PictureOf } from './pictures-store.ts'

export async function listBrands(db: Db): Promise<Brand[]> {
  return (await toBrands(db, await brands(db).execute())).toSorted(compareInOrder)
}

/** What brands are found by; the earlier made ones first, which have the better right to a name. */
export async function listNamedBrands(db: Db): Promise<NamedBrand[]> {
  const rows = await db
    .selectFrom('brands')
    .select(['id', 'slug', 'name_ar', 'name_en', 'aliases'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, slug, name_ar, name_en, aliases }) => {
    return { id, slug, name: toPair(name_ar, name_en), aliases: fromJson<string[]>(aliases) }
  })
}

export async function findBrandNames(db: Db, ids: string[]): Promise<{ id: string; slug: string; name: Localized }[]> {
  if (ids.length === 0) return []
  const named = new Map((await listNamedBrands(db)).map(({ id, slug, name }) => [id, { id, slug, name }]))
  return ids.flatMap((id) => named.get(id) ?? [])
}

export async function findBrand(db: Db, by: { id: string } | { slug: string }): Promise<Brand | null> {
  const query = 'id' in by ? brands(db).where('id', '=', by.id) : brands(db).where('slug', '=', by.slug)
  const [brand] = await toBrands(db, await query.execute())
  return brand ?? null
}

async function toBrands(db: Db, rows: CountedBrandRow[]): Promise<Brand[]> {
  const pictureOf = await loadPictures(
    db,
    rows.flatMap(({ logo, logo_white, image }) => [logo, logo_white, image]),
  )
  return rows.map((row) => toBrand(row, pictureOf))
}

function brands(db: Db) {
  return db
    .selectFrom('brands')
    .selectAll('brands')
    .select((build) =>
      build
        .selectFrom('products')
        .select(build.fn.countAll<string | number>().as('count'))
        .whereRef('products.brand_id', '=', 'brands.id')
        .as('product_count'),
    )
}

type CountedBrandRow = BrandRow & { product_count: string | number | null }

function toBrand(row: CountedBrandRow, pictureOf: PictureOf): Brand {
  const { logo, logoWhite, image, ...fields } = fromColumns<typeof BRAND_FIELDS, BrandInput>(BRAND_FIELDS, row)
  return {
    ...fields,
    id: row.id,
    version: row.version,
    logo: pictureOf(logo),
    logoWhite: pictureOf(logoWhite),
    image: pictureOf(image),
    productCount: toCount(row.product_count ?? 0),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

type BrandColumns = ColumnsOf<typeof BRAND_FIELDS, BrandInput>

/** The columns of what is given; the others are not there and stay as they are. */
export function toBrandColumns(input: BrandInput): BrandColumns
export function toBrandColumns(input: Partial<BrandInput>): Partial<BrandColumns>
export function toBrandColumns(input: Partial<BrandInput>): Partial<BrandColumns> {
  return toColumns(BRAND_FIELDS, input)
}
