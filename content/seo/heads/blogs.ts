import type { PageHead } from '../page-head.ts'

export const blogsHead = {
  title: { ar: 'الأخبار والمقالات', en: 'News and Articles' },
  description: {
    ar: 'مقالات عملية وأخبار وفعاليات من {site}: اختيار الرغوة ومانع التسرب، والعمل في الصيف، وفواصل الحريق، ونصائح للورش والمنازل.',
    en: 'Practical articles, news and events from {site}: choosing foam and sealants, working in summer, fire joints and tips for workshops and homes.',
  },
} satisfies PageHead
