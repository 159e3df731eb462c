import type { PageHead } from '../page-head.ts'

export const faqHead = {
  title: { ar: 'الأسئلة الشائعة', en: 'FAQ' },
  description: {
    ar: 'إجابات مختصرة عن خدمات {site} وطرق الدفع ومتابعة الطلب والإرجاع والشحن الدولي والضمان.',
    en: "Short answers about {site}'s services, payment methods, order tracking, returns, international shipping and warranty.",
  },
} satisfies PageHead
