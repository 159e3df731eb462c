import { shared } from '#content/staff-labels.ts'
import { countText, formatNumber, nouns, type PluralForms } from '#domain/text/format.ts'
import { contentKindNames } from './site/content-kind-names.ts'
import type { RecordKindName } from '#domain/kinds.ts'
import { isolate } from '#domain/text/isolate.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { WriteWords } from '#content/record-messages.ts'
import { recordCount } from './record-count.ts'

const productForms: Localized<PluralForms> = {
  ar: {
    one: 'منتجها',
    two: 'منتجيها',
    few: 'منتجاتها ({count})',
    many: 'منتجاتها ({count})',
    other: 'منتجاتها ({count})',
  },
  en: { one: '{count}\u00a0product', other: '{count}\u00a0products' },
}

/** What was deleted, until it goes for good. */
export const binWords = {
  title: shared.bin,
  text: {
    ar: 'هنا ما حُذف. يمكن استرجاعه كما كان حتى اليوم المذكور بجانبه.',
    en: 'Deleted records stay here until the day beside them. Until then each can be restored as it was.',
  },
  search: { ar: 'ابحث في السلة', en: 'Search the bin' },
  searchButton: shared.search,
  kind: shared.kind,
  all: shared.all,
  kinds: {
    file: shared.media,
    category: shared.categories,
    brand: shared.brands,
    product: shared.products,
    post: shared.articles,
    document: shared.documents,
    seo: shared.searchTexts,
    synonyms: shared.synonyms,
    alias: shared.aliases,
    customer: shared.customers,
    webhook: shared.webhooks,
    redirect: shared.redirects,
    attribute: shared.attributes,
    price: shared.prices,
    order: shared.orderOfProducts,
    settings: shared.settings,
    ...contentKindNames,
  } satisfies Record<RecordKindName, Localized>,
  mark: { ar: (name: string) => `تحديد ${isolate(name, 'ar')}`, en: (name: string) => `Select ${name}` },
  deleted: {
    ar: (when: string, who: string) => `حُذف ${when}، بواسطة ${isolate(who, 'ar')}`,
    en: (when: string, who: string) => `Deleted ${when} by ${who}`,
  },
  purgedOn: { ar: (day: string) => `يُحذف نهائياً في ${day}`, en: (day: string) => `Will be deleted for good on ${day}` },
  restore: shared.restore,
  restoreNamed: { ar: (name: string) => `استرجاع ${isolate(name, 'ar')}`, en: (name: string) => `Restore ${name}` },
  restoreMarked: { ar: 'استرجاع المحدد', en: 'Restore selected' },
  purge: { ar: 'حذف نهائي', en: 'Delete for good' },
  purgeNamed: {
    ar: (name: string) => `حذف نهائي: ${isolate(name, 'ar')}`,
    en: (name: string) => `Delete for good: ${name}`,
  },
  purgeMarked: { ar: 'حذف المحدد نهائياً', en: 'Delete selected for good' },
  empty: { ar: 'إفراغ السلة', en: 'Empty the bin' },
  none: { ar: 'السلة فارغة.', en: 'The bin is empty.' },
  noneFound: { ar: 'لا شيء في السلة يطابق ذلك', en: 'Nothing in the bin matches' },
  showAll: shared.showAll,
  failed: { ar: 'تعذّر تحميل السلة', en: 'The bin could not be loaded' },
  tryAgain: shared.tryAgain,
  gone: { ar: 'لم يعد في السلة.', en: 'It is no longer in the bin.' },
  nothingMarked: shared.noneSelected,
}

const dayForms = nouns(['يوم', 'يومين', 'أيام', 'يوماً', 'يوم'], ['day', 'days'])

/** Said below the question before something is deleted. */
export const goesToBin = {
  ar: (days: number) => `ينتقل إلى السلة ويمكن استرجاعه خلال ${countText(days, dayForms, 'ar')}.`,
  en: (days: number) => `It goes to the bin and can be brought back for ${countText(days, dayForms, 'en')}.`,
}

/** The same of several records. */
export const manyGoToBin = {
  ar: (days: number) => `تنتقل إلى السلة ويمكن استرجاعها خلال ${countText(days, dayForms, 'ar')}.`,
  en: (days: number) => `They go to the bin and can be brought back for ${countText(days, dayForms, 'en')}.`,
}

/** Asked before something comes back or goes for good. */
export const binQuestions = {
  restore: {
    title: { ar: (count: string) => `استرجاع ${count}`, en: (count: string) => `Restore ${count}` },
    text: { ar: 'يعود كما كان عند حذفه.', en: 'It comes back as it was when it was deleted.' },
  },
  purge: {
    title: { ar: (count: string) => `حذف ${count} نهائياً`, en: (count: string) => `Delete ${count} for good` },
    text: {
      ar: 'تُحذف كل إصداراته معه، ولا يمكن استرجاعه بعد ذلك.',
      en: 'All its versions go with it, and it cannot be brought back.',
    },
  },
  empty: {
    title: { ar: (count: string) => `إفراغ السلة من ${count}`, en: (count: string) => `Empty the bin of ${count}` },
    text: {
      ar: 'تُحذف كل إصداراتها معها، ولا يمكن استرجاعها بعد ذلك.',
      en: 'All their versions go with them, and they cannot be brought back.',
    },
  },
  records: recordCount,
  products: {
    ar: (count: number) => `إعادة ${countText(count, productForms, 'ar')} إليها`,
    en: (count: number) => `Put its ${countText(count, productForms, 'en')} back`,
  },
  productsHint: {
    ar: 'لا تعود إليها إلا المنتجات التي لم تُنقل بعد الحذف.',
    en: 'Only products that have not been moved since.',
  },
  category: { ar: 'الفئة بدلاً منها', en: 'Category in its place' },
  noCategory: { ar: 'بلا فئة', en: 'No category' },
  name: {
    ar: (site: string) => `اكتب اسم الموقع للتأكيد: ${site}`,
    en: (site: string) => `Type the site's name to confirm: ${site}`,
  },
  nameWrong: { ar: 'اكتب اسم الموقع كما هو مكتوب.', en: "Type the site's name exactly as shown." },
}

/** What came of it. */
export const binResults = {
  restored: { ar: (name: string) => `تم استرجاع ${isolate(name, 'ar')}.`, en: (name: string) => `“${name}” restored.` },
  renamed: {
    ar: (id: string, before: string) =>
      `استُرجع باسم ${isolate(id, 'ar')}: المعرّف ${isolate(before, 'ar')} صار لسجل آخر.`,
    en: (id: string, before: string) => `Restored as ${id}: ${before} belongs to another record now.`,
  },
  addressKept: { ar: 'عنوانه السابق صار لسجل آخر.', en: 'Its address belongs to another record now.' },
  taken: {
    ar: (addresses: string) => `بقيت هذه العناوين لسجلات أخرى: ${addresses}`,
    en: (addresses: string) => `These addresses stay with other records: ${addresses}`,
  },
  productsBack: {
    ar: (count: number) => `عدد المنتجات التي عادت إليها: ${count}.`,
    en: (count: number) => (count === 1 ? '1 product is in it again.' : `${count} products are in it again.`),
  },
  refused: {
    ar: (name: string, reason: string) => `${isolate(name, 'ar')}: ${reason}`,
    en: (name: string, reason: string) => `${name}: ${reason}`,
  },
  purged: {
    ar: (count: number) => `حُذف نهائياً: ${recordCount.ar(count)}.`,
    en: (count: number) => `Deleted for good: ${recordCount.en(count)}.`,
  },
}

/** What programs are told. */
export const binCalls = {
  restore: {
    done: { ar: 'استُرجع السجل من السلة.', en: 'Brought back from the bin.' },
    failed: { ar: 'تعذّر الاسترجاع من السلة', en: 'Failed to restore from the bin' },
  },
  remove: {
    done: { ar: 'حُذف نهائياً.', en: 'Deleted for good.' },
    failed: { ar: 'تعذّر الحذف النهائي', en: 'Failed to delete for good' },
  },
} satisfies Record<string, WriteWords>

const redirectForms = nouns(['تحويل واحد', 'تحويلين', 'تحويلات', 'تحويلاً', 'تحويل'], ['redirect', 'redirects'])

/** What links to a record, listed below the question before it is deleted. */
export const referrerWords = {
  title: { ar: 'ما يشير إليه', en: 'What refers to it' },
  records: { ar: (records: string) => `في ${records}:`, en: (records: string) => `In ${records}:` },
  more: {
    ar: (count: number) => `و${formatNumber(count, 'ar')} غيرها`,
    en: (count: number) => `and ${formatNumber(count, 'en')} more`,
  },
  redirects: {
    ar: (count: number) => `في ${countText(count, redirectForms, 'ar')}`,
    en: (count: number) => `In ${countText(count, redirectForms, 'en')}`,
  },
  /** What becomes of them. */
  outcome: {
    ar: 'لا تؤدي هذه الروابط إلى صفحة ما دام في السلة.',
    en: 'These links lead nowhere while it is in the bin.',
  },
}
