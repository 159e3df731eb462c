import type { PageHead } from '../page-head.ts'

export const privacyPolicyHead = {
  title: { ar: 'سياسة الخصوصية', en: 'Privacy Policy' },
  description: {
    ar: 'كيف تجمع {site} بياناتك وتستخدمها وتحميها، وما حقوقك في الاطلاع والتحديث والحذف. لا نبيع بياناتك ولا نشاركها.',
    en: 'How {site} collects, uses and protects your data, and your rights to access, update and delete it. We never sell or share your data.',
  },
  noindex: { ar: false, en: true },
} satisfies PageHead
