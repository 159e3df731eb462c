/** Addresses are written without language; links add the prefix. `label` keeps the specified texts. */
export const headerLinks = [
  { path: '/', label: { ar: 'الرئيسية', en: 'Home' } },
  { path: '/categories', label: { ar: 'الفئات', en: 'Categories' } },
  { path: '/brands', label: { ar: 'علاماتنا', en: 'Brands' } },
  { path: '/catalogue', label: { ar: 'الكتالوج', en: 'Catalogue' } },
  { path: '/blogs', label: { ar: 'المدونة', en: 'Blog' } },
  { path: '/about', label: { ar: 'من نحن', en: 'About' } },
  { path: '/contact', label: { ar: 'تواصل معنا', en: 'Contact' } },
]

export const quickLinks = [
  { path: '/', label: { ar: 'الرئيسية', en: 'Home' } },
  { path: '/categories', label: { ar: 'الفئات', en: 'Categories' } },
  { path: '/brands', label: { ar: 'علاماتنا', en: 'Brands' } },
  { path: '/contact', label: { ar: 'تواصل معنا', en: 'Contact' } },
]

export const informationLinks = [
  { path: '/policy', label: { ar: 'سياسة الشركة', en: 'Company Policy' } },
  { path: '/terms-of-service', label: { ar: 'شروط الخدمة', en: 'Terms of Service' } },
  { path: '/privacy-policy', label: { ar: 'سياسة الخصوصية', en: 'Privacy Policy' } },
  { path: '/faq', label: { ar: 'الأسئلة الشائعة', en: 'FAQ' } },
]

export const footer = {
  quickLinks: { ar: 'روابط سريعة', en: 'Quick links' },
  information: { ar: 'معلومات', en: 'Information' },
  contact: { ar: 'تواصل', en: 'Contact' },
  callLine: {
    ar: 'أرسل قائمتك ونعيدها إليك بالأسعار والكميات المقترحة.',
    en: 'Send your list and we return it with prices and suggested quantities.',
  },
  copyright: {
    ar: (year: number, name: string) => `© ${year} ${name}. جميع الحقوق محفوظة.`,
    en: (year: number, name: string) => `© ${year} ${name}. All rights reserved.`,
  },
  /** In English in both languages (docs/specification 2.3). */
  developerCredit: (site: string) => `Website developed by the ${site} web team`,
}
