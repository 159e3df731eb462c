import type { Services } from '#server/services/services.ts'
import { aCategory, aPost, aProduct, aVariant, valueOf } from './records.ts'

/** Two hundred characters without a blank, as a careless import brings them. */
const UNBROKEN = { ar: 'رغوةعازلة'.repeat(23).slice(0, 200), en: 'Polyurethane'.repeat(17).slice(0, 200) }

/** A whole description where a name belongs. */
export const WORDY = {
  ar: 'مواد لاصقة ورغاوي وسيليكون للنوافذ والأبواب والواجهات الزجاجية والمباني السكنية والتجارية',
  en: 'Adhesives, foams and sealants for windows, doors and glass fronts of homes and workshops',
}

/** About 20 kB in sentences. */
const LONG = { ar: 'تملأ الفراغات وتعزل. '.repeat(560), en: 'Fills voids and insulates them. '.repeat(640) }

/** From one that cards have room for to one of many parts. */
export const CODES = [
  'EXTRA-9000',
  'MASAR-EXTRA-9000-XL',
  'MASAR-EXTRA-9000-XL-WHITE-750ML',
  'POLYURETHANE9000WHITE750',
]

export const MANY = 5000

/** A catalogue as nobody should keep it, and as somebody will. */
export async function fillWithOddRecords(services: Services): Promise<void> {
  const { categories, products, posts } = services
  valueOf(await categories.create(aCategory({ slug: 'empty', name: { ar: 'فئة فارغة', en: 'Empty one' } })))
  valueOf(await categories.create(aCategory({ slug: 'alone', name: { ar: 'فئة وحيدة', en: 'Lonely one' } })))
  valueOf(await categories.create(aCategory({ slug: 'long', name: UNBROKEN, description: LONG })))
  valueOf(await categories.create(aCategory({ slug: 'wordy', name: WORDY })))
  valueOf(await categories.create(aCategory({ slug: 'many', name: { ar: 'فئة كبيرة', en: 'Large one' } })))
  for (let number = 1; number <= MANY; number++) {
    const name = { ar: `منتج ${number}`, en: `Product ${number}` }
    valueOf(await products.create(aProduct({ slug: `m${number}`, code: `M${number}`, categoryId: 'many', name })))
  }
  valueOf(await categories.create(aCategory({ slug: 'coded', name: { ar: 'رموز طويلة', en: 'Long codes' } })))
  for (const [number, code] of CODES.entries())
    valueOf(await products.create(aProduct({ slug: `coded-${number}`, code, categoryId: 'coded', name: WORDY })))
  valueOf(await products.create({ ...bare(), slug: 'bare', categoryId: 'alone' }))
  valueOf(await products.create({ ...bare(), slug: 'homeless' }))
  valueOf(await products.create({ ...long(), slug: 'long', categoryId: 'long' }))
  valueOf(await products.create({ ...ragged(), slug: 'ragged', categoryId: 'long' }))
  valueOf(await posts.create(hostile()))
  valueOf(await posts.create(aPost({ slug: 'long-post', title: UNBROKEN, snippet: LONG, category: UNBROKEN.en })))
}

/** Nothing but a name. */
function bare() {
  const nothing = { ar: '', en: '' }
  return aProduct({
    code: null,
    name: { ar: 'منتج بلا تفاصيل', en: 'Bare product' },
    description: nothing,
    properties: nothing,
    applicationAreas: nothing,
    brand: nothing,
    madeIn: nothing,
  })
}

function long() {
  return aProduct({
    code: UNBROKEN.en.slice(0, 60),
    name: UNBROKEN,
    description: LONG,
    properties: LONG,
    applicationAreas: { ar: UNBROKEN.ar, en: `${UNBROKEN.en}\n${LONG.en.slice(0, 900)}` },
    brand: UNBROKEN,
    madeIn: UNBROKEN,
    certifications: [UNBROKEN.en, UNBROKEN.en, 'EN 15651-1'],
    variants: [aVariant({ stockCode: UNBROKEN.en, productCode: UNBROKEN.en, type: UNBROKEN, volume: UNBROKEN })],
    specs: [spec('yield', UNBROKEN.en), spec('cut', UNBROKEN.en.slice(0, 40)), spec('cut', '20')],
  })
}

function spec(key: string, value: string) {
  return { key, label: UNBROKEN, value, unit: { ar: 'دقيقة', en: 'min' } }
}

/** Cells that are missing, videos that were pasted with half of their list. */
function ragged() {
  return aProduct({
    code: 'R-1',
    name: { ar: 'منتج ناقص', en: 'Ragged product' },
    variants: [
      aVariant({ stockCode: null, boxQuantity: null }),
      aVariant({ productCode: null, type: { ar: null, en: null }, volume: { ar: null, en: null } }),
    ],
    mainVideo: 'https://vimeo.com/1234',
    galleryVideos: ['not a link', 'https://www.youtube.com/watch?v=abcdefghijk', '', '[["'],
  })
}

/** What somebody pasted into the editor; `alert` is called by none of it. */
function hostile() {
  const html = [
    '<p onclick="alert(1)">Safe text</p><script>alert(2)</script><img src=x onerror="alert(3)">',
    '<a href="javascript:alert(4)">a link</a><iframe src="https://evil.example"></iframe><svg onload="alert(5)"></svg>',
    `<table><tr><td>${UNBROKEN.en}</td><td>${UNBROKEN.en}</td></tr></table><p style="position:fixed">${UNBROKEN.en}</p>`,
  ].join('')
  return aPost({
    slug: 'hostile',
    detail: { ar: html, en: html },
    gallery: [],
    videos: ['https://youtu.be/nope', 'https://evil.example/watch?v=abcdefghijk', 'nonsense'],
  })
}
