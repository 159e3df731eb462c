import type { Localized } from '#domain/text/locale.ts'
import type { PageHead } from '#content/seo/page-head.ts'

export const searchHead = {
  title: { ar: 'نتائج البحث', en: 'Search Results' },
  description: {
    ar: 'ابحث في منتجات {site} بالاسم أو الرمز أو الفئة، بالعربية أو الإنجليزية، واعثر على اللاصق أو مانع التسرب المناسب.',
    en: 'Search {site} products by name, code or category, in Arabic or English, and find the right adhesive or sealant.',
  },
  noindex: { ar: true, en: true },
  ofDemo: true,
} satisfies PageHead

export const searchPage: {
  title: Localized
  quoted: Localized<(query: string) => string>
  fieldLabel: Localized
  placeholder: Localized
  submit: Localized
  allCategories: Localized
  categoriesLabel: Localized
  start: { title: Localized; text: Localized; button: Localized }
  /** Over codes that lead to their results, and over categories. */
  popular: Localized
  byCategory: Localized
  none: Record<'title' | 'text' | 'categories' | 'home' | 'equivalents' | 'finder', Localized>
  /** Over what there is for another maker's product. */
  equivalents: Localized
  /** Over results that hold not quite what was typed. */
  corrected: Localized
  /** Over products that answer by what is known of them. */
  closest: Localized
  /** What of such a product answers. */
  matches: Localized<(labels: string) => string>
  noName: Localized
  without: Localized<(words: string) => string>
  separator: Localized
  beside: Localized
  pages: Localized
  posts: Localized
  error: Localized
} = {
  title: { ar: 'نتائج البحث', en: 'Search Results' },
  quoted: { ar: (query) => `«${query}»`, en: (query) => `“${query}”` },
  fieldLabel: { ar: 'ابحث مرة أخرى', en: 'Search again' },
  placeholder: { ar: 'مثل 806 أو MS-55 أو «سيليكون محايد»', en: 'For example 806, MS-55 or “neutral silicone”' },
  submit: { ar: 'بحث', en: 'Search' },
  allCategories: { ar: 'الكل', en: 'All' },
  categoriesLabel: { ar: 'تصفية النتائج بحسب الفئة', en: 'Filter the results by category' },
  start: {
    title: { ar: 'ابدأ البحث', en: 'Start searching' },
    text: { ar: 'اكتب اسم المنتج أو رمزه أو فئته.', en: 'Type a product’s name, code or category.' },
    button: { ar: 'الرئيسية', en: 'Home' },
  },
  popular: { ar: 'رموز يكثر البحث عنها', en: 'Popular codes' },
  byCategory: { ar: 'تصفّح بحسب الفئة', en: 'Browse by category' },
  none: {
    title: { ar: 'لم نعثر على نتائج', en: 'No Results Found' },
    text: { ar: 'جرّب رمز المنتج مثل MS-55 أو كلمة أقصر.', en: 'Try a product code such as MS-55, or a shorter word.' },
    categories: { ar: 'الفئات', en: 'Categories' },
    home: { ar: 'الرئيسية', en: 'Home' },
    equivalents: { ar: 'ابحث باسم منتج شركة أخرى', en: 'Look it up by another maker’s product' },
    finder: { ar: 'اختر المنتج المناسب', en: 'Find the right product' },
  },
  equivalents: { ar: 'ما يقابل منتجات أخرى', en: 'Equivalents of other products' },
  corrected: {
    ar: 'لم نجد الكلمة كما كُتبت، وهذه أقرب النتائج إليها.',
    en: 'Nothing matches this spelling. These are the closest results.',
  },
  closest: { ar: 'أقرب النتائج', en: 'Closest matches' },
  matches: { ar: (labels) => `يطابق: ${labels}`, en: (labels) => `Matches: ${labels}` },
  noName: { ar: 'لا يوجد اسم أو رمز مطابق. هذه أقرب النتائج:', en: 'No name or code matches. These come closest:' },
  without: {
    ar: (words) => `لا نتيجة تجمع كل الكلمات. استُثني: ${words}`,
    en: (words) => `Nothing holds all the words. These leave out: ${words}`,
  },
  separator: { ar: '، ', en: ', ' },
  beside: { ar: 'نتائج أخرى', en: 'Other results' },
  pages: { ar: 'صفحات', en: 'Pages' },
  posts: { ar: 'مقالات', en: 'Articles' },
  error: { ar: 'خطأ في تحميل نتائج البحث', en: 'Error loading search results' },
}
