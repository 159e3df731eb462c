import type { PageHead } from '../page-head.ts'

export const termsOfServiceHead = {
  title: { ar: 'شروط الخدمة', en: 'Terms of Service' },
  description: {
    ar: 'شروط استخدام موقع {site} وخدماته: الطلبات والمدفوعات والشحن والإرجاع وحدود المسؤولية وتعديل الشروط.',
    en: 'Terms for using the {site} website and services: orders, payments, shipping, returns, limitation of liability and changes.',
  },
  noindex: { ar: true, en: true },
} satisfies PageHead
