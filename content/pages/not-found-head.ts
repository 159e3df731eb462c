import type { PageHead } from '#content/seo/page-head.ts'

export const notFoundHead = {
  title: { ar: 'الصفحة غير موجودة', en: 'Page Not Found' },
  description: {
    ar: 'عذراً، الصفحة التي تبحث عنها غير موجودة. عد إلى الرئيسية أو تصفّح فئات المنتجات.',
    en: 'Sorry, the page you are looking for does not exist. Return to the home page or browse the product categories.',
  },
  noindex: { ar: true, en: true },
} satisfies PageHead
