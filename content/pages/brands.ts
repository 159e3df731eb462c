import type { Localized } from '#domain/text/locale.ts'
import type { PageHead } from '#content/seo/page-head.ts'

/** Where nobody has described the page. */
export const brandsHead = {
  title: { ar: 'علاماتنا', en: 'Our Brands' },
  description: {
    ar: 'العلامات التي يوفرها {site}: تخصصاتها وتطبيقاتها وشهاداتها ومنتجاتها.',
    en: 'The brands that {site} supplies: their specialties, applications, certifications and products.',
  },
  ofDemo: true,
} satisfies PageHead

export const brandsPage: {
  select: Localized
  selected: Localized
  /** Told to screen readers when details appear. */
  shown: Localized<(brand: string) => string>
  tabsLabel: Localized
  tabs: { overview: Localized; products: Localized; applications: Localized; contact: Localized }
  coverage: Localized
  specialties: Localized
  products: Localized<(brand: string) => string>
  applications: Localized
  certifications: Localized
  contact: { website: Localized; email: Localized; phone: Localized }
  /** Of the page of one brand. */
  one: {
    head: Localized<(brand: string, site: string) => string>
    products: Localized
    allProducts: Localized<(products: string) => string>
    all: Localized
  }
  empty: { title: Localized; text: Localized }
  missing: { title: Localized; text: Localized }
  failed: Localized
  categoriesButton: Localized
  contactButton: Localized
} = {
  select: { ar: 'اعرض التفاصيل', en: 'View Details' },
  selected: { ar: 'مختارة', en: 'Selected' },
  shown: { ar: (brand) => `تفاصيل ${brand} بعد بطاقتها`, en: (brand) => `Details of ${brand} follow its card` },
  tabsLabel: { ar: 'تفاصيل العلامة', en: 'Brand details' },
  tabs: {
    overview: { ar: 'نظرة عامة', en: 'Overview' },
    products: { ar: 'المنتجات', en: 'Products' },
    applications: { ar: 'التطبيقات', en: 'Applications' },
    contact: { ar: 'التواصل', en: 'Contact' },
  },
  coverage: { ar: 'نطاق التغطية', en: 'Coverage' },
  specialties: { ar: 'التخصصات', en: 'Specialties' },
  products: { ar: (brand) => `منتجات ${brand}`, en: (brand) => `${brand} products` },
  applications: { ar: 'مجالات التطبيق', en: 'Applications' },
  certifications: { ar: 'الشهادات والمواصفات', en: 'Certifications' },
  contact: {
    website: { ar: 'الموقع الإلكتروني', en: 'Website' },
    email: { ar: 'البريد الإلكتروني', en: 'Email' },
    phone: { ar: 'الهاتف', en: 'Phone' },
  },
  one: {
    head: {
      ar: (brand, site) => `${brand} لدى ${site}: التخصصات والتطبيقات والشهادات والمنتجات.`,
      en: (brand, site) => `${brand} at ${site}: specialties, applications, certifications and products.`,
    },
    products: { ar: 'المنتجات', en: 'Products' },
    allProducts: { ar: (products) => `عرض الكل: ${products}`, en: (products) => `Show all: ${products}` },
    all: { ar: 'كل العلامات', en: 'All brands' },
  },
  empty: {
    title: { ar: 'لا توجد علامات بعد.', en: 'No brands yet.' },
    text: {
      ar: 'تظهر العلامات هنا فور إضافتها. المنتجات متاحة في الكتالوج.',
      en: 'Brands appear here as soon as they are added. The products are in the catalogue.',
    },
  },
  missing: {
    title: { ar: 'العلامة غير موجودة', en: 'Brand not found' },
    text: { ar: 'ربما تغيّر اسمها أو أُزيلت من الموقع.', en: 'It may have been renamed or taken off the site.' },
  },
  failed: { ar: 'تعذّر تحميل العلامات', en: 'Could not load the brands' },
  categoriesButton: { ar: 'تصفّح الفئات', en: 'Browse Categories' },
  contactButton: { ar: 'تواصل معنا', en: 'Contact Us' },
}
