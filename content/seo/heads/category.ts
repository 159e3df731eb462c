import type { PageHead } from '../page-head.ts'

export const categoryHead = {
  title: { ar: '{name}', en: '{name}' },
  description: {
    ar: 'منتجات {name} من روابط مع البيانات الفنية وخيارات التعبئة وطلب عرض السعر في السعودية والخليج.',
    en: '{name} from Rawabit with technical data, packaging options and price quotes in Saudi Arabia and the Gulf.',
  },
} satisfies PageHead
