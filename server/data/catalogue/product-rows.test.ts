import { expect, it } from 'vitest'
import { aProduct, aVariant } from '#tests/support/records.ts'
import { BLANK_PACK, PACK_FIELDS } from '#domain/products/pack-fields.ts'
import { toColumns } from '#server/data/engine/record-columns.ts'
import { toBarePicture } from '#server/data/site/file-rows.ts'
import { toImageRows, toProduct, toProductSummary, toProductColumns, toVariantRows } from './product-rows.ts'

const input = aProduct({
  categoryId: 'foam',
  image: 'https://img.example/a.webp',
  gallery: ['https://img.example/a.webp', 'https://img.example/b.webp'],
  galleryVideos: ['https://youtu.be/abcdefghijk'],
  variants: [aVariant(), aVariant({ type: { ar: null, en: 'Gun' } })],
  specs: [{ key: 'cure', label: { ar: 'التصلب', en: 'Cure' }, value: '24', unit: { ar: 'ساعة', en: 'h' } }],
  certifications: ['EN 15651-1'],
  jointYield: { kind: 'foam', litres: 45 },
  hasSafetySheet: true,
})
const row = {
  id: '805',
  version: 1,
  creation_key: null,
  created_at: 'then',
  updated_at: 'now',
  ...toProductColumns(input),
  image_file: null,
  pdf_ar_file: null,
  pdf_en_file: null,
  category_name_ar: 'رغوة',
  category_name_en: 'Foam',
  category_sort_id: 3,
} as Parameters<typeof toProduct>[0]
const variants = toVariantRows('805', input.variants)
const images = toImageRows('805', input.gallery).map(({ source }) => source)
const pictureOf = (source: string | null) => (source === null ? null : toBarePicture(source))

it('makes a product of its rows, as it was when its rows were made', () => {
  const { categoryId, image, gallery, ...same } = input
  expect(toProduct(row, { variants, images }, pictureOf)).toEqual({
    ...same,
    id: '805',
    category: { id: categoryId, name: { ar: 'رغوة', en: 'Foam' }, accent: 3 },
    image: toBarePicture(image ?? ''),
    gallery: gallery.map(toBarePicture),
    version: 1,
    createdAt: 'then',
    updatedAt: 'now',
  })
})

it('makes a product without a category, pictures, packs or quantities', () => {
  const bare = {
    ...row,
    ...toProductColumns(aProduct()),
    category_name_ar: null,
    category_name_en: null,
    category_sort_id: null,
  }
  expect(toProduct(bare as typeof row, { variants: [], images: [] }, pictureOf)).toMatchObject({
    category: null,
    image: null,
    gallery: [],
    variants: [],
    jointYield: null,
    hasSafetySheet: false,
  })
})

it('leaves pictures out whose file is unknown', () =>
  expect(toProduct(row, { variants, images }, () => null)).toMatchObject({ image: null, gallery: [] }))

it('makes a card of a product and its first pack, where it has one', () => {
  const without = { ...row, ...toColumns(PACK_FIELDS, BLANK_PACK), product_id: null, position: null }
  expect(toProductSummary(without, pictureOf).firstVariant).toBeNull()
  const [first] = variants
  expect(toProductSummary({ ...without, ...(first as object) }, pictureOf).firstVariant).toEqual(input.variants[0])
})

it('keeps what is sent empty apart from what is not sent', () => {
  const set = Object.entries(toProductColumns({ jointYield: null, specs: [], hasSafetySheet: false, categoryId: null }))
  expect(Object.fromEntries(set.filter(([, value]) => value !== undefined))).toEqual({
    joint_yield: null,
    specs: '[]',
    has_safety_sheet: 0,
    category_id: null,
  })
})
