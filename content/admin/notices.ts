import type { Localized } from '../../domain/text/locale.ts'

export const NOTICE_PARAMETER = 'notice'

/** What a screen says of the step before it, by the name in its address. */
export const notices = {
  'signed-in': { ar: 'سُجّل دخولك.', en: 'You are signed in.' },
  'message-answered': {
    ar: 'حُفظ الرد، والبريد في طريقه.',
    en: 'The reply is saved and on its way by email.',
  },
  'message-removed': { ar: 'حُذف الطلب.', en: 'The request has been deleted.' },
  'messages-changed': { ar: 'تغيّرت حالة الطلبات المحددة.', en: 'The selected requests have been updated.' },
  'settings-saved': {
    ar: 'حُفظت الإعدادات، وهي ظاهرة في الموقع الآن.',
    en: 'Settings saved. They are live on the site.',
  },
  'blog-added': { ar: 'أُضيف المقال بنجاح!', en: 'Blog added successfully!' },
  'blog-updated': { ar: 'حُدّث المقال بنجاح!', en: 'Blog updated successfully!' },
  'blog-deleted': { ar: '✅ حُذف المقال', en: '✅ Blog deleted' },
  'category-added': { ar: 'أُضيفت الفئة.', en: 'Category added.' },
  'category-updated': { ar: 'حُدّثت الفئة.', en: 'Category updated.' },
  'category-deleted': { ar: 'حُذفت الفئة.', en: 'Category deleted.' },
  'product-added': { ar: '✅ أُضيف المنتج!', en: '✅ Product added!' },
  'product-updated': { ar: '✅ حُدّث المنتج!', en: '✅ Product updated!' },
  'product-deleted': { ar: '✅ حُذف المنتج بنجاح!', en: '✅ Product deleted successfully!' },
  'redirect-saved': { ar: 'حُفظ التحويل.', en: 'Redirect saved.' },
  'synonyms-saved': {
    ar: 'حُفظت المترادفات، والبحث يعمل بها الآن.',
    en: 'Synonyms saved. Search uses them now.',
  },
  'version-restored': { ar: 'استُرجع الإصدار كإصدار جديد.', en: 'Restored as a new version.' },
  'version-restored-slug': {
    ar: 'استُرجع الإصدار كإصدار جديد. معرّفه في الرابط لسجل آخر الآن، فبقي المعرّف الحالي.',
    en: 'Restored as a new version. Its slug belongs to another record now, so the present one stays.',
  },
  'seo-saved': { ar: 'حُفظت نصوص محركات البحث.', en: 'Search engine texts saved.' },
} satisfies Record<string, Localized>

export type NoticeName = keyof typeof notices

export function isNoticeName(text: string | null): text is NoticeName {
  return text !== null && Object.hasOwn(notices, text)
}
