import type { PageHead } from '../seo/page-head.ts'

export const homeHead = {
  title: { ar: 'الرئيسية', en: 'Home' },
  description: {
    ar: 'روابط موزع سعودي للواصق وموانع التسرب ورغوة البولي يوريثان ومواد البناء. أكثر من 60 منتجاً مع دعم فني وعرض سعر خلال يوم عمل.',
    en: 'Rawabit is a Saudi distributor of adhesives, sealants, PU foam and construction materials. Over 60 products, technical support and quotes in one day.',
  },
} satisfies PageHead
