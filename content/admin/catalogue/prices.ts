import { shared } from '#content/staff-labels.ts'
import { MOST_PRICES, type PriceProblem } from '#domain/prices/prices-form.ts'
import { countText, type PluralForms } from '#domain/text/format.ts'
import { isolate } from '#domain/text/isolate.ts'
import type { Localized } from '#domain/text/locale.ts'
import { amountProblems } from '#content/amount-problems.ts'

const lineForms: Localized<PluralForms> = {
  ar: { one: 'سطر واحد', two: 'سطران', few: '{count}\u00a0أسطر', many: '{count}\u00a0سطراً', other: '{count}\u00a0سطر' },
  en: { one: '1\u00a0line', other: '{count}\u00a0lines' },
}

/** The price list. */
export const priceWords = {
  title: shared.priceList,
  text: {
    ar: 'سعر الحبة بالريال، غير شامل ضريبة القيمة المضافة. يبقى السعر مع رمز المخزون مهما تغيّر المنتج. الإعدادات وحدها تحدد ما يراه الزوار منه.',
    en: 'The price of a piece in SAR, excluding VAT. It stays with its stock code whatever happens to the product. The settings alone say what visitors see of it.',
  },
  columns: {
    product: shared.product,
    pack: shared.pack,
    code: shared.stockCode,
    box: { ar: 'العدد في الكرتون', en: 'Carton quantity' },
    price: shared.priceSar,
    history: shared.history,
  },
  search: { ar: 'ابحث بالاسم أو الرمز', en: 'Search by name or code' },
  searchButton: shared.search,
  filter: { ar: 'ما يُعرض', en: 'What is shown' },
  all: shared.all,
  unpriced: { ar: 'بلا سعر', en: 'Without a price' },
  priceOf: { ar: (code: string) => `السعر: ${isolate(code, 'ar')}`, en: (code: string) => `Price: ${code}` },
  terms: {
    title: { ar: 'أسعار الكميات والفئات', en: 'Quantity and group prices' },
    breaks: { ar: 'سعر الحبة حسب الكمية', en: 'Price of a piece by quantity' },
    groups: { ar: 'سعر الحبة لفئات العملاء', en: 'Price of a piece for groups' },
    breaksOf: {
      ar: (code: string) => `أسعار الكميات: ${isolate(code, 'ar')}`,
      en: (code: string) => `Quantity prices: ${code}`,
    },
    groupsOf: {
      ar: (code: string) => `أسعار الفئات: ${isolate(code, 'ar')}`,
      en: (code: string) => `Group prices: ${code}`,
    },
  },
  historyOf: {
    ar: (code: string) => `سجل السعر: ${isolate(code, 'ar')}`,
    en: (code: string) => `Price history: ${code}`,
  },
  noCode: { ar: 'بلا رمز مخزون', en: 'No stock code' },
  save: { ar: 'حفظ الأسعار', en: 'Save prices' },
  refused: { ar: 'لم يُحفظ شيء. راجع الأسعار المعلّمة.', en: 'Nothing was saved. Please check the highlighted prices.' },
  failed: shared.notSaved,
  listFailed: { ar: 'تعذّر تحميل قائمة الأسعار', en: 'The price list could not be loaded' },
  empty: {
    title: { ar: 'لا عبوات بعد', en: 'No packs yet' },
    text: { ar: 'تظهر هنا عبوات المنتجات المنشورة.', en: 'Packs of published products appear here.' },
  },
  noneFound: { title: { ar: 'لا عبوة تطابق البحث', en: 'No pack matches' }, all: shared.showAll },
  paste: {
    title: { ar: 'لصق أسعار', en: 'Paste prices' },
    text: {
      ar: 'عمودان من Excel: رمز المخزون والسعر، سطر لكل عبوة.',
      en: 'Two columns from Excel: stock code and price, one line for each pack.',
    },
    lines: { ar: 'الرموز والأسعار', en: 'Codes and prices' },
    submit: { ar: 'حفظ الأسعار الملصوقة', en: 'Save pasted prices' },
    rest: { ar: 'حفظ الباقي دون هذه الأسطر', en: 'Save the rest without these lines' },
    refused: {
      ar: (count: number) => `لم يُحفظ شيء. راجع ${countText(count, lineForms, 'ar')}:`,
      en: (count: number) => `Nothing was saved. Please check ${countText(count, lineForms, 'en')}:`,
    },
    left: {
      ar: (count: number) => `حُفظ الباقي. لم يُحفظ ${countText(count, lineForms, 'ar')}:`,
      en: (count: number) => `The rest was saved. Not saved: ${countText(count, lineForms, 'en')}:`,
    },
    line: { ar: (line: number) => `السطر ${line}`, en: (line: number) => `Line ${line}` },
    none: { ar: 'الصق سطراً واحداً على الأقل.', en: 'Paste at least one line.' },
  },
  tooMany: { ar: `أرسل ${MOST_PRICES} سعر على الأكثر في المرة.`, en: `Send at most ${MOST_PRICES} prices at a time.` },
}

/** Why a price cannot be saved. */
export const priceProblems: Record<PriceProblem, Localized> = {
  ...amountProblems,
  'code-unknown': { ar: 'لا عبوة بهذا الرمز.', en: 'No pack has this code.' },
  'code-twice': { ar: 'لهذا الرمز سعران مختلفان هنا.', en: 'This code has two different prices here.' },
  'price-missing': { ar: 'لا سعر في هذا السطر.', en: 'There is no price on this line.' },
  'price-stale': {
    ar: 'حفظ شخص آخر سعراً غيره بعد أن فتحت القائمة.',
    en: 'Someone else saved another price since you opened the list.',
  },
}

/** What the price is now that somebody else has saved. */
export const savedMeanwhile = {
  ar: (price: string) => (price === '' ? 'صار بلا سعر.' : `صار ${price}.`),
  en: (price: string) => (price === '' ? 'It has no price now.' : `It is ${price} now.`),
}

export const priceCalls = {
  invalid: { ar: 'لم يُحفظ شيء. راجع الحقول المعلّمة.', en: 'Nothing was saved. Please check the highlighted fields.' },
  malformed: { ar: 'أرسل قائمة من الرموز والأسعار.', en: 'Send a list of stock codes and prices.' },
  unknownGroups: {
    ar: (ids: string) => `فئات أسعار ليست في الإعدادات: ${ids}`,
    en: (ids: string) => `Price groups that are not in the settings: ${ids}`,
  },
  done: shared.pricesSaved,
}
