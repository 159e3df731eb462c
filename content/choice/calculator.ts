import type { CalculatorWords } from '#domain/calculator/answer.ts'
import type { InputName, Job } from '#domain/calculator/inputs.ts'
import { type PluralForms, counted } from '#domain/text/format.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { PageHead } from '#content/seo/page-head.ts'

export const calculatorHead = {
  title: { ar: 'حاسبة الكميات', en: 'Quantity calculator' },
  description: {
    ar: 'احسب كم عبوة وكم كرتوناً تحتاج: فواصل وحشو وبلاط وطلاء وأشرطة، بأرقام نشرات {site}.',
    en: 'How many packs and cartons a job takes: joints, gaps, tiles, coats and tapes, by the figures of {site} data sheets.',
  },
} satisfies PageHead

const packs: Localized<PluralForms> = {
  ar: { one: 'عبوة واحدة', two: 'عبوتان', few: '{count} عبوات', many: '{count} عبوة', other: '{count} عبوة' },
  en: { one: '{count} pack', other: '{count} packs' },
}
const cartons: Localized<PluralForms> = {
  ar: { one: 'كرتون واحد', two: 'كرتونان', few: '{count} كراتين', many: '{count} كرتوناً', other: '{count} كرتون' },
  en: { one: '{count} carton', other: '{count} cartons' },
}

export const packCount = counted(packs)
export const cartonCount = counted(cartons)

export const calculatorPage = {
  title: calculatorHead.title,
  subtitle: {
    ar: 'اختر العمل والمنتج، واكتب المقاسات، فتظهر العبوات مع نسبة الهدر.',
    en: 'Choose the job and the product, enter the sizes, and see the packs with an allowance for waste.',
  },
  job: { ar: 'العمل', en: 'Job' },
  product: { ar: 'المنتج', en: 'Product' },
  seal: { ar: 'مانع التسرب حول الإطار', en: 'Sealant along the frame' },
  noSeal: { ar: 'بدون مانع تسرب', en: 'Without sealant' },
  chooseProduct: { ar: 'اختر المنتج', en: 'Choose a product' },
  count: { ar: 'احسب', en: 'Calculate' },
  butter: { ar: 'طبقة على ظهر البلاطة أيضاً', en: 'Also spread on the back of the tile' },
  sill: { ar: 'بدون الحافة السفلية', en: 'Without the bottom edge' },
  result: { ar: 'الكمية', en: 'Quantity' },
  amount: { ar: 'الحاجة الصافية', en: 'Needed, without waste' },
  length: { ar: 'طول الحواف', en: 'Length of the edges' },
  type: { ar: 'النوع', en: 'Type' },
  formula: { ar: 'طريقة الحساب', en: 'How this is calculated' },
  source: { ar: 'المصدر', en: 'Source' },
  inCartons: { ar: '{packs} {size} ({cartons} من {box})', en: '{packs} of {size} ({cartons} of {box})' },
  inPacks: { ar: '{packs} {size}', en: '{packs} of {size}' },
  leftOver: { ar: 'يبقى {amount}', en: '{amount} left over' },
  error: { ar: 'تعذّر تحميل الحاسبة', en: 'The calculator could not be loaded' },
} as const

export const jobNames: Record<Job, Localized> = {
  joint: { ar: 'سد فاصل', en: 'Seal a joint' },
  fillet: { ar: 'زاوية مثلثة', en: 'Seal a corner (fillet)' },
  foam: { ar: 'حشو فراغ بالرغوة', en: 'Fill a gap with foam' },
  openings: { ar: 'أبواب ونوافذ', en: 'Doors and windows' },
  tile: { ar: 'لصق بلاط', en: 'Fix tiles' },
  grout: { ar: 'ترويب بلاط', en: 'Grout tiles' },
  coat: { ar: 'دهن لاصق على سطح', en: 'Spread glue on a surface' },
  layer: { ar: 'طبقة عزل أو مونة', en: 'Apply a layer' },
  coverage: { ar: 'تغطية مساحة بالبخاخ أو الرغوة', en: 'Cover an area by spray or foam' },
  length: { ar: 'شريط بالمتر', en: 'Tape by the metre' },
}

const width = { ar: 'العرض (ملم)', en: 'Width (mm)' }
const depth = { ar: 'العمق (ملم)', en: 'Depth (mm)' }

export const inputLabels: Record<InputName | 'waste', Localized> = {
  w: width,
  d: depth,
  a: { ar: 'ضلع الزاوية (ملم)', en: 'Side of the corner (mm)' },
  l: { ar: 'الطول (م)', en: 'Length (m)' },
  area: { ar: 'المساحة (م²)', en: 'Area (m²)' },
  notch: { ar: 'أسنان المالج (ملم)', en: 'Notch of the trowel (mm)' },
  tw: { ar: 'عرض البلاطة (ملم)', en: 'Tile width (mm)' },
  th: { ar: 'ارتفاع البلاطة (ملم)', en: 'Tile height (mm)' },
  tt: { ar: 'سماكة البلاطة (ملم)', en: 'Tile thickness (mm)' },
  faces: { ar: 'عدد الأوجه', en: 'Faces' },
  rate: { ar: 'غرام لكل م²', en: 'Grams per m²' },
  thick: { ar: 'السماكة (ملم)', en: 'Thickness (mm)' },
  n: { ar: 'عدد الفتحات', en: 'Number of openings' },
  ow: { ar: 'عرض الفتحة (سم)', en: 'Opening width (cm)' },
  oh: { ar: 'ارتفاع الفتحة (سم)', en: 'Opening height (cm)' },
  sw: { ar: 'عرض مانع التسرب (ملم)', en: 'Sealant width (mm)' },
  sd: { ar: 'عمق مانع التسرب (ملم)', en: 'Sealant depth (mm)' },
  sides: { ar: 'عدد الجهات', en: 'Sides' },
  waste: { ar: 'الهدر (%)', en: 'Waste (%)' },
}

const amountUnits: CalculatorWords['amountUnits'] = {
  ml: { ar: 'مل', en: 'ml' },
  l: { ar: 'لتر', en: 'L' },
  kg: { ar: 'كجم', en: 'kg' },
  m2: { ar: 'م²', en: 'm²' },
  m: { ar: 'م', en: 'm' },
}

const factorUnits: CalculatorWords['factorUnits'] = {
  mm: { ar: 'ملم', en: 'mm' },
  m: amountUnits.m,
  m2: amountUnits.m2,
  'kg/m2': { ar: 'كجم/م²', en: 'kg/m²' },
  'kg/m2/mm': { ar: 'كجم/م²/ملم', en: 'kg/m²/mm' },
  'g/m2': { ar: 'جم/م²', en: 'g/m²' },
  '': { ar: '', en: '' },
}

export const calculatorWords: CalculatorWords = {
  estimate: { ar: 'تقدير', en: 'Estimate' },
  layers: { ar: 'عدد الطبقات: {count}', en: 'Layers: {count}' },
  between: { ar: 'اكتب رقماً بين {min} و{max}', en: 'Write a number between {min} and {max}' },
  noFigures: { ar: 'لا توجد بيانات استهلاك لهذا المنتج.', en: 'There are no consumption figures for this product.' },
  of: { foam: { ar: 'هذه الرغوة', en: 'This foam' }, other: { ar: 'هذا المنتج', en: 'This product' } },
  suits: {
    joints: { ar: '{product} {verb} فواصل {range}.', en: '{product} suits joints {range}.' },
    layers: { ar: '{product} {verb} طبقات {range}.', en: '{product} suits layers {range}.' },
  },
  verb: { foam: 'تناسب', other: 'يناسب' },
  range: {
    both: { ar: '{least}–{most} ملم', en: 'of {least}–{most} mm' },
    least: { ar: 'من {least} ملم فأكثر', en: 'of {least} mm and more' },
    most: { ar: 'حتى {most} ملم', en: 'of up to {most} mm' },
  },
  amountUnits,
  factorUnits,
}
