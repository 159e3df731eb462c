import type { PageNames } from '#domain/search/search-view.ts'
import type { Localized } from '#domain/text/locale.ts'

/** A page that a search finds by its name, and by words for what stands on it. */
export type SitePage = { path: string; name: Localized; words: string }

export const sitePages: readonly SitePage[] = [
  {
    path: '/catalogue',
    name: { ar: 'الكتالوج', en: 'Catalogue' },
    words: 'كتالوج كاتالوج catalog brochure PDF تحميل تنزيل download',
  },
  {
    path: '/contact',
    name: { ar: 'تواصل معنا', en: 'Contact us' },
    words:
      'اتصل بنا الاتصال اتصال هاتف رقم جوال واتساب بريد عنوان موقعكم طلب عرض سعر عرض أسعار تسعيرة ' +
      'call phone telephone whatsapp email address location request a quote quotation price offer',
  },
  {
    path: '/policy',
    name: { ar: 'سياسة الشركة', en: 'Company policy' },
    words:
      'توصيل التوصيل شحن الشحن إرجاع استرجاع استبدال ضمان الضمان الدفع طرق الدفع الطلب ' +
      'delivery shipping returns refund exchange warranty guarantee payment order',
  },
  {
    path: '/terms-of-service',
    name: { ar: 'شروط الخدمة', en: 'Terms of service' },
    words: 'الشروط والأحكام conditions',
  },
  { path: '/privacy-policy', name: { ar: 'سياسة الخصوصية', en: 'Privacy policy' }, words: 'بياناتي خصوصية cookies' },
  { path: '/faq', name: { ar: 'الأسئلة الشائعة', en: 'FAQ' }, words: 'أسئلة سؤال questions help مساعدة' },
  {
    path: '/calculator',
    name: { ar: 'حاسبة الكميات', en: 'Quantity calculator' },
    words: 'حساب كمية كميات كم عبوة calculate quantity how many',
  },
  {
    path: '/finder',
    name: { ar: 'اختر المنتج المناسب', en: 'Find the right product' },
    words: 'اختيار أي منتج يناسب finder choose which product selector',
  },
  {
    path: '/equivalents',
    name: { ar: 'مكافئات المنتجات', en: 'Product equivalents' },
    words: 'بديل بدائل مكافئ مقابل alternative equivalent instead',
  },
  { path: '/about', name: { ar: 'من نحن', en: 'About us' }, words: 'عن الشركة company' },
  { path: '/brands', name: { ar: 'علاماتنا', en: 'Our brands' }, words: 'علامات ماركات العلامات التجارية partners' },
  { path: '/blogs', name: { ar: 'الأخبار والمقالات', en: 'News and articles' }, words: 'المدونة مدونة مقالات blog' },
]

/** The page that tells of the company is found by what that is called, too. */
export const NAMED_AFTER_COMPANY = '/about'

/** What a page is called, by its path. */
function sitePageName(path: string): Localized {
  return sitePages.find((page) => page.path === path)?.name ?? { ar: path, en: path }
}

/** What a search calls the pages that it finds. */
export const pageNames: PageNames = { page: sitePageName }
