import type { PageHead } from '../page-head.ts'

export const addressesHead = {
  title: { ar: 'عناويني', en: 'My Addresses' },
  description: {
    ar: 'إدارة عناوين التوصيل المحفوظة في حسابك: إضافة عنوان جديد وتحديد موقعه على الخريطة أو تعديله أو حذفه.',
    en: 'Manage the delivery addresses saved in your account: add a new one, set its location on the map, edit or delete it.',
  },
  noindex: { ar: true, en: true },
} satisfies PageHead
