import { type CategoryInput, BLANK_CATEGORY } from '#domain/catalogue/category.ts'
import type { Localized } from '#domain/text/locale.ts'
import { BLANK_PACK } from '#domain/products/pack-fields.ts'
import { BLANK_PRODUCT } from '#domain/products/product-record.ts'
import type { ProductInput, Variant } from '#domain/products/product.ts'

/**
 * A catalogue of any size that looks like a real one and is the same every time: names in both languages, codes,
 * packs, figures and texts. Products come newest first.
 */
export type BenchProduct = ProductInput & { id: string; createdAt: string }
export type BenchCategory = CategoryInput & { id: string }

export function benchCategories(count: number): BenchCategory[] {
  const size = count < 1000 ? 8 : count < 10_000 ? 24 : 40
  return FAMILIES.flatMap((family) => FIELDS.map((field) => ({ family, field })))
    .slice(0, size)
    .map(({ family, field }, index) => ({
      ...BLANK_CATEGORY,
      id: `bench-${index}`,
      slug: `bench-${index}`,
      name: both(`${family.plural.ar} ${field.ar}`, `${family.plural.en} for ${field.en}`),
      description: SENTENCES[index % SENTENCES.length]!,
      sortId: index,
    }))
}

/** The last category has products of the first `range` alone, so that it holds as many in every catalogue. */
export function* benchProducts(count: number, categories: number, range = count): Generator<BenchProduct> {
  for (let index = 0; index < count; index += 1) {
    const place = index % categories
    yield benchProduct(index, index >= range && place === categories - 1 ? 0 : place)
  }
}

const NEWEST = Date.UTC(2026, 5, 1)

function benchProduct(index: number, place: number): BenchProduct {
  const pick = picker(index)
  const family = FAMILIES[Math.floor(place / FIELDS.length)]!
  const [kind, use, size, brand] = [pick(KINDS), pick(USES), pick(SIZES), pick(BRANDS)]
  const code = `${family.code}-${1000 + index}`
  const texts = { ar: [0, 1, 2].map(() => pick(SENTENCES).ar), en: [0, 1, 2].map(() => pick(SENTENCES).en) }
  return {
    ...BLANK_PRODUCT,
    id: code.toLowerCase(),
    slug: code.toLowerCase(),
    createdAt: new Date(NEWEST - index * 60_000).toISOString(),
    code,
    categoryId: `bench-${place}`,
    name: both(
      `${family.one.ar} ${kind.ar} ${code} ${use.ar} ${size.ar}`,
      `${code} ${kind.en} ${family.one.en} ${use.en} ${size.en}`,
    ),
    description: both(texts.ar.join(' '), texts.en.join(' ')),
    properties: both(texts.ar.join('\n'), texts.en.join('\n')),
    applicationAreas: both(texts.ar.slice(1).join('\n'), texts.en.slice(1).join('\n')),
    brand,
    madeIn: both('تركيا', 'Turkey'),
    rating: 4 + (index % 10) / 10,
    variants: benchVariants(index, code, pick),
    attributes: {
      typed: {
        kind: pick(ATTRIBUTES.kind),
        base: pick(ATTRIBUTES.base),
        paintable: pick(ATTRIBUTES.paintable),
        job: [pick(ATTRIBUTES.job)],
        place: ['indoor', pick(ATTRIBUTES.place)],
        tool: [pick(ATTRIBUTES.tool)],
      },
      derived: {},
    },
    specs: [
      { key: 'move', label: both('الحركة', 'Movement'), value: pick(ATTRIBUTES.movement), unit: both('%', '%') },
      { key: 'skin', label: both('القشرة', 'Skin'), value: String(5 + (index % 20)), unit: both('دقيقة', 'min') },
    ],
  }
}

function benchVariants(index: number, code: string, pick: <T>(from: T[]) => T): Variant[] {
  return Array.from({ length: 1 + (index % 3) }, (_, position) => ({
    ...BLANK_PACK,
    stockCode: `RW${4_000_000 + index * 4 + position}`,
    productCode: `${code.replace('-', '')}-${pick(SUFFIXES)}${position}`,
    type: pick(KINDS),
    volume: pick(SIZES),
    boxQuantity: '12',
  }))
}

/** Picks the same for the same index, and for neighbours something else. */
function picker(seed: number): <T>(from: T[]) => T {
  let state = (seed + 1) * 2654435761
  return (from) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0
    return from[state % from.length]!
  }
}

function both<T>(ar: T, en: T): Localized<T> {
  return { ar, en }
}

const ATTRIBUTES = {
  kind: ['sealant', 'foam', 'adhesive', 'tape'],
  base: ['pu', 'ms', 'acrylic', 'silicone-neutral', 'epoxy'],
  paintable: ['yes', 'no'],
  job: ['seal', 'fill', 'bond', 'fix'],
  place: ['outdoor', 'wet'],
  tool: ['foam-gun', 'cartridge-gun', 'brush'],
  movement: ['7.5', '12.5', '20', '25'],
}

const FAMILIES = [
  { code: 'SL', one: both('سيليكون', 'Silicone'), plural: both('سيليكون', 'Silicones') },
  { code: 'PF', one: both('رغوة', 'Foam'), plural: both('رغوات', 'Foams') },
  { code: 'AD', one: both('لاصق', 'Adhesive'), plural: both('لواصق', 'Adhesives') },
  { code: 'GL', one: both('غراء', 'Glue'), plural: both('أغرية', 'Glues') },
  { code: 'MS', one: both('مانع تسرب هجين', 'Hybrid Sealant'), plural: both('موانع تسرب', 'Sealants') },
  { code: 'TP', one: both('شريط', 'Tape'), plural: both('أشرطة', 'Tapes') },
  { code: 'SP', one: both('بخاخ', 'Spray'), plural: both('بخاخات', 'Sprays') },
  { code: 'CM', one: both('مونة', 'Mortar'), plural: both('مواد بناء', 'Construction Materials') },
]

const FIELDS = [
  both('للواجهات', 'Façades'),
  both('للأبواب والنوافذ', 'Doors and Windows'),
  both('للأثاث', 'Furniture'),
  both('للسيارات', 'Vehicles'),
  both('للأرضيات', 'Floors'),
]

const KINDS = [
  both('محايد', 'Neutral'),
  both('سريع', 'Fast'),
  both('شفاف', 'Clear'),
  both('مقاوم للحريق', 'Fire-Rated'),
  both('مقاوم للماء', 'Waterproof'),
  both('مرن', 'Flexible'),
  both('إنشائي', 'Structural'),
  both('صحي', 'Sanitary'),
  both('بحري', 'Marine'),
  both('أبيض', 'White'),
  both('عالي الحرارة', 'High-Temperature'),
  both('متعدد الاستخدام', 'Multipurpose'),
]

const USES = [
  both('للزجاج', 'for Glass'),
  both('للمرايا', 'for Mirrors'),
  both('للخشب', 'for Timber'),
  both('للألمنيوم', 'for Aluminium'),
  both('للرخام والحجر', 'for Marble and Stone'),
  both('للخرسانة', 'for Concrete'),
  both('للحمامات والمطابخ', 'for Bathrooms and Kitchens'),
  both('لمجاري التكييف', 'for Air-Conditioning Ducts'),
  both('لألواح العزل', 'for Insulation Boards'),
  both('للباركيه', 'for Parquet'),
  both('للأسقف المعدنية', 'for Metal Roofs'),
  both('لأحواض الأسماك', 'for Aquariums'),
]

const SIZES = [
  both('280 مل', '280 ml'),
  both('310 مل', '310 ml'),
  both('500 مل', '500 ml'),
  both('600 مل', '600 ml'),
  both('750 مل', '750 ml'),
  both('20 كجم', '20 kg'),
]

const BRANDS = [
  both('أنادول بوند', 'ANADOL BOND'),
  both('إيبرسيل', 'IBERSEAL'),
  both('مسار', 'MASAR'),
  both('نجدفكس', 'NAJDFIX'),
  both('خليج سيل', 'GULFSEAL'),
  both('تيكنو بوند', 'TECHNOBOND'),
]

const SUFFIXES = ['WH', 'CL', 'GR', 'BK', 'BR']

const SENTENCES = [
  both(
    'يلتصق بالخرسانة والحجر والخشب والمعادن من دون أساس، ويبقى مرناً سنوات في الفواصل المتحركة.',
    'It bonds to concrete, stone, timber and metals without a primer, and stays elastic in moving joints for years.',
  ),
  both(
    'تجف القشرة خلال دقائق ويكتمل التصلب في يوم واحد عند حرارة الغرفة.',
    'The skin dries within minutes and the cure is complete in one day at room temperature.',
  ),
  both(
    'يتحمل أشعة الشمس والأمطار وحرارة الصيف في الخليج بعد تمام التصلب.',
    'Once cured it withstands sunlight, rain and the summer heat of the Gulf.',
  ),
  both(
    'لا يحتوي على مذيبات ولا يسبب تآكل الأسطح المعدنية والمرايا.',
    'It holds no solvents and corrodes neither metal surfaces nor mirrors.',
  ),
  both(
    'يُنصح بتنظيف السطح من الغبار والزيوت وتجربته على مساحة صغيرة قبل العمل.',
    'Clean the surface of dust and oil, and try it on a small area before work begins.',
  ),
]
