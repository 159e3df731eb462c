import type { PageHead } from '#content/seo/page-head.ts'
import type { Grade } from '#domain/choice/equivalent-fields.ts'
import type { Localized } from '#domain/text/locale.ts'

export const equivalentsHead = {
  title: { ar: 'مكافئات المنتجات', en: 'Product equivalents' },
  description: {
    ar: 'اكتب اسم منتج شركة أخرى، واعرف ما يقابله لدى {site} وبمَ يختلف عنه.',
    en: 'Enter another maker’s product and see what {site} has for it, and where the two differ.',
  },
} satisfies PageHead

export const gradeNames: Record<Grade, Localized> = {
  equal: { ar: 'مكافئ', en: 'Equal' },
  close: { ar: 'قريب', en: 'Close' },
  ask: { ar: 'اسألنا', en: 'Ask us' },
}

export const equivalentsPage = {
  title: equivalentsHead.title,
  search: { ar: 'اسم المنتج أو الشركة', en: 'Product or maker' },
  submit: { ar: 'ابحث', en: 'Search' },
  theirs: { ar: 'منتج الشركة الأخرى', en: 'The other product' },
  ours: { ar: 'منتجنا', en: 'Ours' },
  grade: { ar: 'الدرجة', en: 'Grade' },
  differing: { ar: 'الفروق (عندهم ← عندنا)', en: 'Differences (theirs → ours)' },
  none: { ar: 'لا فروق مسجلة', en: 'None listed' },
  note: { ar: 'ملاحظة', en: 'Note' },
  checkedOn: { ar: 'روجع في', en: 'Checked on' },
  trademarks: {
    ar: 'الأسماء علامات لأصحابها، والمقارنة من قراءتنا للنشرات المنشورة.',
    en: 'Names are trademarks of their owners; the comparison is our reading of published data sheets.',
  },
  unknown: {
    ar: 'ليس لدينا مقابل مسجل لهذا الاسم. أرسله إلينا.',
    en: 'We have no equivalent listed for this name. Send it to us.',
  },
  whatsApp: { ar: 'اسألنا بالواتساب', en: 'Ask us on WhatsApp' },
} as const

/** The form that sends an unlisted name. */
export const equivalentForm = {
  title: { ar: 'لم تجد الاسم؟ أرسله إلينا', en: 'Not listed? Send us the name' },
  fields: {
    name: { ar: 'اسم المنتج', en: 'Name of the product' },
    contact: { ar: 'جوالك أو بريدك', en: 'Your mobile or email' },
  },
  send: { ar: 'أرسل الاسم', en: 'Send the name' },
  sent: { ar: 'وصلنا الاسم، وسنبحث عن مقابله.', en: 'Received. We will look for its equivalent.' },
  failed: { ar: 'حدث خطأ. الرجاء المحاولة مرة أخرى.', en: 'Something went wrong. Please try again.' },
} as const
