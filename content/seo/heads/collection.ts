import type { PageHead } from '../page-head.ts'

export const collectionHead = {
  title: { ar: 'المجموعة', en: 'Collection' },
  description: {
    ar: 'مجموعة مختارة من أحدث منتجات {site} وأكثرها طلباً في اللصق والسد والعزل، جاهزة لطلب عرض سعر مباشر.',
    en: 'A selected collection of the newest and most requested {site} products for bonding, sealing and insulating, ready for a direct quote.',
  },
} satisfies PageHead
