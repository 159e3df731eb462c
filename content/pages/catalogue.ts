import type { Localized } from '../../domain/text/locale.ts'
import type { PageHead } from '../seo/page-head.ts'

export const catalogueHead = {
  title: { ar: 'الكتالوج', en: 'Catalogue' },
  description: {
    ar: 'نزّل كتالوج {site} بصيغة PDF أو تصفّحه مباشرة: المنتجات والتعبئة والبيانات الفنية لجميع الفئات والعلامات.',
    en: 'Download the {site} catalogue as a PDF or view it online: products, packaging and technical data for every category and brand.',
  },
} satisfies PageHead

export const catalogue: {
  hero: { title: Localized; subtitle: Localized }
  file: Localized
  frame: Localized
  download: Localized
  smallScreen: { title: Localized; text: Localized }
} = {
  hero: {
    title: { ar: 'الكتالوج', en: 'Catalogue' },
    subtitle: {
      ar: 'المنتجات والتعبئة والبيانات الفنية لجميع الفئات والعلامات في ملف واحد.',
      en: 'Products, packaging and technical data for every category and brand in one file.',
    },
  },
  file: { ar: '/catalogue/rawabit-catalogue-ar.pdf', en: '/catalogue/rawabit-catalogue-en.pdf' },
  frame: { ar: 'كتالوج {site} بصيغة PDF', en: '{site} catalogue as a PDF' },
  download: { ar: 'تنزيل الكتالوج', en: 'Download Catalogue' },
  smallScreen: {
    title: { ar: 'الكتالوج أوضح على شاشة أكبر', en: 'The catalogue reads best on a larger screen' },
    text: {
      ar: 'لتصفّح الصفحات كاملة افتحه من جهاز لوحي أو حاسوب، أو نزّله الآن واحتفظ به على هاتفك.',
      en: 'To leaf through full pages, open it on a larger device such as a tablet or computer, or download it now and keep it on your phone.',
    },
  },
}
