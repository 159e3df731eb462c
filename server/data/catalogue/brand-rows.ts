import type { Brand, BrandInput } from '#domain/catalogue/brand.ts'
import { BRAND_FIELDS } from '#domain/catalogue/brand-fields.ts'
import { toCount } from '#server/data/engine/codec.ts'
import { fromColumns, toColumns, type ColumnsOf } from '#server/data/engine/record-columns.ts'
import type { BrandRow } from '#server/data/engine/schema.ts'
import type { PictureOf } from './pictures-store.ts'

export type CountedBrandRow = BrandRow & { product_count: string | number | null }

export function toBrand(row: CountedBrandRow, pictureOf: PictureOf): Brand {
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
