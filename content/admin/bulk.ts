import { shared } from '#content/staff-labels.ts'
import type { BulkAct } from '#domain/records/lists/bulk.ts'
import type { RequestProblem } from '#domain/records/lists/bulk-request.ts'
import type { PlanProblem } from '#domain/records/publication-plan.ts'
import { counted, formatNumber } from '#domain/text/format.ts'
import { isolate } from '#domain/text/isolate.ts'
import type { Localized, Words } from '#domain/text/locale.ts'
import { planProblems } from './plan-problems.ts'

/** Selecting records of a list. */
export const bulkWords = {
  mark: { ar: (name: string) => `تحديد ${isolate(name, 'ar')}`, en: (name: string) => `Select ${name}` },
  page: { ar: 'تحديد كل ما في الصفحة', en: 'Select all on this page' },
  all: {
    ar: (total: number) => `تحديد كل المطابق (${formatNumber(total, 'ar')})`,
    en: (total: number) => `Select all ${formatNumber(total, 'en')} that match`,
  },
  /** In place of it where more match than may be. */
  most: {
    ar: (most: number) => `المطابق أكثر من ${formatNumber(most, 'ar')}. ضيّق القائمة لتحديده كله.`,
    en: (most: number) => `More than ${formatNumber(most, 'en')} match. Narrow the list to select all of them.`,
  },
  selected: {
    ar: (count: number) => `المحدد ${formatNumber(count, 'ar')}`,
    en: (count: number) => `${formatNumber(count, 'en')} selected`,
  },
  none: { ar: 'لا شيء محدد', en: 'Nothing is selected' },
  actions: { ar: 'إجراءات على المحدد', en: 'Actions for the selected' },
  clear: { ar: 'إلغاء التحديد', en: 'Clear the selection' },
  intent: { ar: 'الإجراء', en: 'Action' },
  go: shared.continue,
  export: shared.export,
  labels: { ar: 'ملصقات العبوات', en: 'Pack labels' },
  acts: {
    category: { ar: 'تغيير الفئة', en: 'Change the category' },
    brand: { ar: 'تغيير العلامة', en: 'Change the brand' },
    set: { ar: 'تغيير حقل', en: 'Change a field' },
    price: { ar: 'تغيير السعر', en: 'Change the price' },
    add_products: { ar: 'إضافة منتجات', en: 'Add products' },
    remove_products: { ar: 'إزالة منتجات', en: 'Remove products' },
    pin: { ar: 'تثبيت في أحدث المنتجات', en: 'Pin to Latest Products' },
    unpin: { ar: 'إلغاء التثبيت', en: 'Unpin' },
    publish: shared.publish,
    unpublish: shared.takeOffTheSite,
    schedule: shared.schedule,
    bin: shared.moveToBin,
  } satisfies Record<BulkAct, Localized>,
}

/** Asked before an act on many. */
export const bulkQuestions = {
  title: {
    category: {
      ar: (records: string) => `تغيير الفئة: ${records}`,
      en: (records: string) => `Change the category of ${records}?`,
    },
    brand: {
      ar: (records: string) => `تغيير العلامة: ${records}`,
      en: (records: string) => `Change the brand of ${records}?`,
    },
    set: { ar: (records: string) => `تغيير حقل: ${records}`, en: (records: string) => `Change a field of ${records}?` },
    add_products: {
      ar: (records: string) => `إضافة منتجات إلى ${records}`,
      en: (records: string) => `Add products to ${records}?`,
    },
    remove_products: {
      ar: (records: string) => `إزالة منتجات من ${records}`,
      en: (records: string) => `Remove products from ${records}?`,
    },
    pin: {
      ar: (records: string) => `تثبيت ${records} في أحدث المنتجات؟`,
      en: (records: string) => `Pin ${records} to Latest Products?`,
    },
    unpin: { ar: (records: string) => `إلغاء تثبيت ${records}؟`, en: (records: string) => `Unpin ${records}?` },
    price: {
      ar: (records: string) => `تغيير السعر: ${records}`,
      en: (records: string) => `Change the prices of ${records}?`,
    },
    publish: { ar: (records: string) => `نشر ${records}؟`, en: (records: string) => `Publish ${records}?` },
    unpublish: {
      ar: (records: string) => `إخفاء ${records} من الموقع؟`,
      en: (records: string) => `Take ${records} off the site?`,
    },
    schedule: { ar: (records: string) => `جدولة ${records}؟`, en: (records: string) => `Schedule ${records}?` },
    bin: {
      ar: (records: string) => `نقل ${records} إلى السلة؟`,
      en: (records: string) => `Move ${records} to the bin?`,
    },
  } satisfies Record<BulkAct, Localized<(records: string) => string>>,
  nothing: {
    category: { ar: 'لن تتغير فئة أي من السجلات المحددة', en: 'None of the selected would get another category' },
    brand: { ar: 'لن تتغير علامة أي من السجلات المحددة', en: 'None of the selected would get another brand' },
    set: shared.noneWouldChange,
    add_products: shared.noneWouldChange,
    remove_products: shared.noneWouldChange,
    pin: { ar: 'لا يمكن تثبيت أي من السجلات المحددة', en: 'None of the selected can be pinned' },
    unpin: { ar: 'لا شيء من السجلات المحددة مثبت', en: 'None of the selected is pinned' },
    price: { ar: 'لن يتغير سعر أي من السجلات المحددة', en: 'No price of the selected would change' },
    publish: { ar: 'لا يمكن نشر أي من السجلات المحددة', en: 'None of the selected can be published' },
    unpublish: { ar: 'لا يمكن إخفاء أي من السجلات المحددة', en: 'None of the selected can be taken off the site' },
    schedule: { ar: 'لا يمكن جدولة أي من السجلات المحددة', en: 'None of the selected can be scheduled' },
    bin: { ar: 'لا يمكن نقل أي من السجلات المحددة', en: 'None of the selected can be moved' },
  } satisfies Record<BulkAct, Localized>,
  text: {
    category: { ar: 'يظهر ما هو منشور منها في فئته الجديدة فوراً.', en: 'What is on the site moves at once.' },
    brand: shared.changesAtOnce,
    set: shared.changesAtOnce,
    add_products: shared.changesAtOnce,
    remove_products: shared.changesAtOnce,
    pin: {
      ar: 'تظهر أولاً في أحدث المنتجات، وأقصاها ثمانية.',
      en: 'They come first in Latest Products, up to eight of them.',
    },
    unpin: { ar: 'تعود إلى مكانها بحسب تاريخها.', en: 'They go back to where their dates place them.' },
    price: {
      ar: 'الأسعار للعبوة غير شاملة الضريبة، وتُقرَّب إلى هللة.',
      en: 'Prices are for a pack, excluding VAT, rounded to the halala.',
    },
    publish: { ar: 'تظهر في الموقع فوراً.', en: 'They go on the site at once.' },
    unpublish: {
      ar: 'تختفي من الموقع، ويبقى محتواها هنا مسودةً.',
      en: 'They leave the site. Their content stays here as a draft.',
    },
    schedule: { ar: 'تظهر في الموقع في الوقت الذي تختاره.', en: 'They go on the site at the time that you choose.' },
  } satisfies Record<Exclude<BulkAct, 'bin'>, Localized>,
  publishAt: { ar: 'وقت النشر (بتوقيت الرياض)', en: 'Publish at (Riyadh time)' },
  more: {
    ar: (count: number) => `و${formatNumber(count, 'ar')} غيرها`,
    en: (count: number) => `and ${formatNumber(count, 'en')} more`,
  },
  left: { ar: (records: string) => `يُترك كما هو: ${records}`, en: (records: string) => `Left as they are: ${records}` },
  noneSelected: shared.noneSelected,
  tooMany: {
    ar: (most: number) => `الحد ${formatNumber(most, 'ar')} في المرة الواحدة. ضيّق القائمة بالتصفية.`,
    en: (most: number) => `The limit is ${formatNumber(most, 'en')} at once. Narrow the list with its filters.`,
  },
  hasChanged: {
    ar: (count: number) => `يطابق الآن ${formatNumber(count, 'ar')}. تحقق من جديد.`,
    en: (count: number) => `${formatNumber(count, 'en')} match now. Check again.`,
  },
  uncounted: { ar: 'تحقق من العدد ثم أكّد.', en: 'Check how many these are, then confirm.' },
  show: { ar: 'اعرض التغييرات', en: 'Show the changes' },
  changes: { ar: 'ما يتغير', en: 'What changes' },
  firstOf: counted({
    ar: {
      one: 'التغيير الأول',
      two: 'أول تغييرين',
      few: 'أول {count}\u00a0تغييرات',
      many: 'أول {count}\u00a0تغييراً',
      other: 'أول {count}\u00a0تغيير',
    },
    en: { one: 'The first change', other: 'The first {count}\u00a0changes' },
  }),
  category: shared.category,
  brand: { ar: 'العلامة بالإنجليزية', en: 'Brand in English' },
  brandAr: { ar: 'العلامة بالعربية', en: 'Brand in Arabic' },
  brandHint: { ar: 'اسم علامة معروفة بأي لغة يملأ الاسمين.', en: 'A known name in either language sets both.' },
  products: shared.productCodes,
  productsHint: shared.codesHint,
  field: { ar: 'الحقل', en: 'Field' },
  value: shared.value,
  valueAr: { ar: 'القيمة بالعربية', en: 'Value in Arabic' },
  valueEn: { ar: 'القيمة بالإنجليزية', en: 'Value in English' },
  emptyHint: {
    ar: 'ما تتركه فارغاً يبقى كما هو. إن تركت الاثنين فارغين مُسحا.',
    en: 'What you leave empty stays as it is. Leave both empty to clear them.',
  },
  clearHint: { ar: 'القيمة الفارغة تمسح الحقل.', en: 'An empty value clears the field.' },
  percent: { ar: 'نسبة التغيير (%)', en: 'Change in per cent' },
  percentHint: { ar: 'من ‎-90 إلى 500، مثل 7.5', en: '-90 to 500, such as 7.5' },
  amount: { ar: 'أو مبلغ يُضاف (ريال)', en: 'Or an amount to add (SAR)' },
  amountHint: { ar: 'مثل 2.50 أو ‎-2.50', en: 'Such as 2.50 or -2.50' },
  ending: { ar: 'كسر السعر بعد التقريب', en: 'Round prices to end in' },
  noEnding: { ar: 'بلا تقريب', en: 'No rounding' },
  /** Fields of search engines among those of products, whose own have the same names. */
  searchFields: {
    meta_title: { ar: 'عنوان محركات البحث', en: 'Search title' },
    meta_description: { ar: 'وصف محركات البحث', en: 'Search description' },
  },
  yes: shared.yes,
  no: shared.no,
  nothingDone: { ar: 'لم يتغير شيء.', en: 'Nothing was changed.' },
  failed: shared.tryAgain,
}

/** What is wrong with what the page of an act asks for. */
export const requestProblems = {
  ...planProblems,
  'time-wanted': { ar: 'اختر وقت النشر.', en: 'Choose when to publish.' },
  'category-wanted': { ar: 'اختر فئة.', en: 'Choose a category.' },
  'field-wanted': { ar: 'اختر حقلاً من القائمة.', en: 'Choose a field from the list.' },
  'products-wanted': { ar: 'اكتب رمز منتج.', en: 'Enter a product code.' },
  'step-wanted': { ar: 'اكتب نسبة أو مبلغاً.', en: 'Enter a percentage or an amount.' },
  'one-step': { ar: 'اكتب نسبة أو مبلغاً، لا كليهما.', en: 'Enter a percentage or an amount, not both.' },
  'percent-malformed': {
    ar: 'اكتب نسبة من ‎-90 إلى 500، بمنزلتين عشريتين على الأكثر.',
    en: 'Enter a percentage from -90 to 500 with at most two decimals.',
  },
  'amount-malformed': {
    ar: 'اكتب مبلغاً بمنزلتين عشريتين على الأكثر، مثل 2.50.',
    en: 'Enter an amount with at most two decimals, such as 2.50.',
  },
} satisfies Record<RequestProblem | PlanProblem, Localized>

/** Why prices of a product stay as they are. */
export const priceReasons = {
  none: { ar: 'لا سعر لأي من عبواته.', en: 'None of its packs has a price.' },
  outOfRange: {
    ar: 'السعر الناتج خارج الحدود: من 0 إلى 9,999,999.99.',
    en: 'The new price would be out of range: 0 to 9,999,999.99.',
  },
}

/** Shown while an act on many goes on. */
export const longActWords = {
  page: { ar: 'عملية جارية', en: 'In progress' },
  acts: {
    category: { ar: 'جارٍ تغيير الفئة', en: 'Changing the category' },
    brand: { ar: 'جارٍ تغيير العلامة', en: 'Changing the brand' },
    set: { ar: 'جارٍ التغيير', en: 'Changing' },
    add_products: { ar: 'جارية إضافة المنتجات', en: 'Adding products' },
    remove_products: { ar: 'جارية إزالة المنتجات', en: 'Removing products' },
    pin: { ar: 'جارٍ التثبيت', en: 'Pinning' },
    unpin: { ar: 'جارٍ إلغاء التثبيت', en: 'Unpinning' },
    price: { ar: 'جارٍ تغيير الأسعار', en: 'Changing prices' },
    publish: { ar: 'جارٍ النشر', en: 'Publishing' },
    unpublish: { ar: 'جارٍ الإخفاء من الموقع', en: 'Taking off the site' },
    schedule: { ar: 'جارية الجدولة', en: 'Scheduling' },
    bin: { ar: 'جارٍ النقل إلى السلة', en: 'Moving to the bin' },
    undo: { ar: 'جارٍ التراجع', en: 'Undoing' },
  } satisfies Record<BulkAct | 'undo', Localized>,
  progress: {
    ar: (done: number, total: number) => `${formatNumber(done, 'ar')} من ${formatNumber(total, 'ar')}`,
    en: (done: number, total: number) => `${formatNumber(done, 'en')} of ${formatNumber(total, 'en')}`,
  },
  text: {
    ar: 'يستمر العمل وإن غادرت هذه الصفحة. السجل يبيّن ما تم، ومنه يمكن التراجع.',
    en: 'It goes on if you leave this page. The log shows what was done and can undo it.',
  },
  look: shared.refresh,
  leave: { ar: 'متابعة العمل', en: 'Go on working' },
  ended: {
    ar: 'توقّف قبل أن يكتمل: لم يعد دور من طلبه يسمح بذلك.',
    en: 'This ended early: the person who started it may no longer do it.',
  },
}

/** Why a record is left out where nothing else says it. */
export const recordRefusals = {
  gone: shared.gone,
  refused: { ar: 'تغيّر في هذه الأثناء.', en: 'It has changed meanwhile.' },
} satisfies Words

/** What was done with many, in the notice above their list. */
export const bulkNotices = {
  'bulk-category': {
    ar: (records: string) => `تغيّرت الفئة: ${records}.`,
    en: (records: string) => `${records} moved to another category.`,
  },
  'bulk-brand': {
    ar: (records: string) => `تغيّرت العلامة: ${records}.`,
    en: (records: string) => `Brand changed: ${records}.`,
  },
  'bulk-set': { ar: (records: string) => `تم تغيير ${records}.`, en: (records: string) => `${records} changed.` },
  'bulk-add_products': {
    ar: (records: string) => `أُضيفت المنتجات: ${records}.`,
    en: (records: string) => `Products added: ${records}.`,
  },
  'bulk-remove_products': {
    ar: (records: string) => `أُزيلت المنتجات: ${records}.`,
    en: (records: string) => `Products removed: ${records}.`,
  },
  'bulk-pin': { ar: (records: string) => `تم تثبيت ${records}.`, en: (records: string) => `${records} pinned.` },
  'bulk-unpin': {
    ar: (records: string) => `تم إلغاء تثبيت ${records}.`,
    en: (records: string) => `${records} unpinned.`,
  },
  'bulk-price': {
    ar: (records: string) => `تغيّرت الأسعار: ${records}.`,
    en: (records: string) => `Prices changed: ${records}.`,
  },
  'bulk-publish': { ar: (records: string) => `تم نشر ${records}.`, en: (records: string) => `${records} published.` },
  'bulk-unpublish': {
    ar: (records: string) => `تم إخفاء ${records} من الموقع.`,
    en: (records: string) => `${records} taken off the site.`,
  },
  'bulk-schedule': {
    ar: (records: string) => `تمت جدولة ${records}.`,
    en: (records: string) => `${records} scheduled.`,
  },
  'bulk-bin': {
    ar: (records: string) => `تم نقل ${records} إلى السلة.`,
    en: (records: string) => `${records} moved to the bin.`,
  },
} satisfies Record<`bulk-${BulkAct}`, Localized<(records: string) => string>>

export type BulkNoticeName = keyof typeof bulkNotices

/** Said behind it where some were left out. */
export const leftOutNote = {
  ar: (count: string) => `تُرك كما هو: ${count}.`,
  en: (count: string) => `Left as they are: ${count}.`,
}
