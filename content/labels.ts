import { nouns, counted } from '#domain/text/format.ts'

/** A no-break space keeps a number and its word together. */
const productForms = nouns(['منتج واحد', 'منتجان', 'منتجات', 'منتجاً', 'منتج'], ['product', 'products'], {
  ar: 'لا منتجات',
})

/** Words of every page, and of what may stand on any: actions, names of parts, states. */
export const labels = {
  skipToContent: { ar: 'تخطَّ إلى المحتوى', en: 'Skip to content' },
  mainNavigation: { ar: 'التنقل الرئيسي', en: 'Main navigation' },
  breadcrumb: { ar: 'مسار الصفحة', en: 'Breadcrumb' },
  openMenu: { ar: 'القائمة', en: 'Menu' },
  closeMenu: { ar: 'إغلاق القائمة', en: 'Close menu' },
  /** The name of the other language in its own script, for whoever cannot read this one. */
  otherLanguage: { ar: 'English', en: 'العربية' },

  home: { ar: 'الرئيسية', en: 'Home' },
  categories: { ar: 'الفئات', en: 'Categories' },
  allCategories: { ar: 'كل الفئات', en: 'All categories' },
  allProducts: { ar: 'جميع المنتجات', en: 'All Products' },
  callUs: { ar: 'اتصل بنا', en: 'Call us' },
  commercialRegistration: { ar: 'السجل التجاري', en: 'CR' },
  vatNumber: { ar: 'الرقم الضريبي', en: 'VAT' },

  search: { ar: 'بحث', en: 'Search' },
  searchPlaceholder: { ar: 'ابحث بالاسم أو الرمز', en: 'Search name or code' },
  quoteList: { ar: 'قائمة الطلب', en: 'Quote list' },
  searchProducts: { ar: 'البحث في المنتجات', en: 'Search products' },

  loading: { ar: 'جارٍ التحميل...', en: 'Loading...' },
  offline: {
    ar: 'لا يوجد اتصال بالإنترنت. تحقق من اتصالك ثم أعد المحاولة.',
    en: 'You are offline. Check your connection, then try again.',
  },
  retry: { ar: 'إعادة المحاولة', en: 'Retry' },
  categoriesFailed: { ar: 'خطأ في التحميل', en: 'Error loading' },
  noCategories: { ar: 'لا توجد فئات', en: 'No categories' },
  uncategorized: { ar: 'غير مصنف', en: 'Uncategorized' },

  close: { ar: 'إغلاق', en: 'Close' },
  readMore: { ar: 'اقرأ المزيد', en: 'Read More' },

  products: counted(productForms),
  /** How screen readers call what moves. */
  carouselRole: { ar: 'عارض شرائح', en: 'carousel' },
  slideRole: { ar: 'شريحة', en: 'slide' },
  slide: {
    ar: (index: number, count: number) => `${index} من ${count}`,
    en: (index: number, count: number) => `${index} of ${count}`,
  },
  ratingOutOf: { ar: (value: string) => `التقييم ${value} من 5`, en: (value: string) => `Rated ${value} out of 5` },
}
