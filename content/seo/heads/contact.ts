import type { PageHead } from '../page-head.ts'

export const contactHead = {
  title: { ar: 'تواصل معنا', en: 'Contact Us' },
  description: {
    ar: 'تواصل مع فريق {site} في الرياض هاتفياً أو بالبريد أو عبر النموذج، من الأحد إلى الخميس. أرسل قائمة المواد واحصل على عرض سعر واضح.',
    en: 'Contact the {site} team in Riyadh by phone, email or form, Sunday to Thursday. Send your material list and receive a clear price quote.',
  },
} satisfies PageHead
