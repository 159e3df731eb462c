import type { PageHead } from '../page-head.ts'

export const policyHead = {
  title: { ar: 'سياسة الشركة', en: 'Company Policy' },
  description: {
    ar: 'سياسة {site} في الطلب والدفع والشحن والإرجاع خلال 30 يوماً والضمان والتواصل، بنصوص واضحة قبل أي تعامل.',
    en: "{site}'s policy on orders, payment, shipping, 30-day returns, warranty and contact, in clear terms before any transaction.",
  },
  noindex: { ar: true, en: true },
} satisfies PageHead
