import type { Localized } from '#domain/text/locale.ts'
import type { PluralForms } from '#domain/text/format.ts'

/** What is said of a category. `{name}` is its own, `{site}` what staff call the site. */
export const categoryHead = {
  description: {
    ar: 'منتجات {name} من {site} مع البيانات الفنية وخيارات التعبئة وطلب عرض السعر في السعودية والخليج.',
    en: '{name} from {site} with technical data, packaging options and price quotes in Saudi Arabia and the Gulf.',
  },
}

/** «عُثر على 7 منتجات»; the styles keep it on one line. */
export const foundProducts: Localized<PluralForms> = {
  ar: {
    zero: 'لم يُعثر على منتجات',
    one: 'عُثر على منتج واحد',
    two: 'عُثر على منتجين',
    few: 'عُثر على {count} منتجات',
    many: 'عُثر على {count} منتجاً',
    other: 'عُثر على {count} منتج',
  },
  en: { one: 'Found {count} product', other: 'Found {count} products' },
}

export const categoryPage = {
  failed: { ar: 'خطأ في تحميل الفئة', en: 'Error loading category' },
  empty: {
    title: { ar: 'لا توجد منتجات في هذه الفئة', en: 'No Products in This Category' },
    text: { ar: 'ستُضاف منتجات جديدة قريباً.', en: 'New products will be added soon.' },
  },
  missing: {
    title: { ar: 'الفئة غير موجودة', en: 'Category Not Found' },
    text: {
      ar: 'ربما تغيّر الرابط أو حُذفت الفئة. تجد كل الفئات في صفحتها.',
      en: 'The link may have changed, or the category is gone. All categories are on their page.',
    },
  },
  back: { ar: 'العودة إلى الفئات', en: 'Back to Categories' },
}
