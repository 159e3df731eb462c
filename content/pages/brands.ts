import type { Localized } from '../../domain/text/locale.ts'
import type { PageHead } from '../seo/page-head.ts'

export const brandsHead = {
  title: { ar: 'علاماتنا', en: 'Our Brands' },
  description: {
    ar: 'ثلاث علامات شريكة: أنادول بوند من تركيا، وإيبرسيل من إسبانيا، ومجموعة مسار الإقليمية. تعرّف إلى تخصصاتها وتغطيتها وشهاداتها.',
    en: 'Three partner brands: ANADOL BOND from Turkey, IBERSEAL from Spain and the regional MASAR group. See their specialties, coverage and certifications.',
  },
} satisfies PageHead

export const brandsPage: {
  hero: { title: Localized; subtitle: Localized }
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
  categoriesButton: Localized
  contactButton: Localized
} = {
  hero: {
    title: { ar: 'علاماتنا', en: 'Our Brands' },
    subtitle: {
      ar: 'ثلاث علامات يكمل بعضها بعضاً: واحدة للتركيب والورش، وواحدة لمشاريع الواجهات، وواحدة لمواد البناء والأدوات.',
      en: 'Three brands that complement one another: one for installation and workshops, one for façade projects, one for construction materials and tools.',
    },
  },
  select: { ar: 'اعرض التفاصيل', en: 'View Details' },
  selected: { ar: 'مختارة', en: 'Selected' },
  shown: { ar: (brand) => `تفاصيل ${brand} أسفل البطاقات`, en: (brand) => `Details of ${brand} are below the cards` },
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
  categoriesButton: { ar: 'تصفّح الفئات', en: 'Browse Categories' },
  contactButton: { ar: 'تواصل معنا', en: 'Contact Us' },
}
