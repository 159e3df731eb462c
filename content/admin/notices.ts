import { shared } from '#content/staff-labels.ts'
import type { ManyDone } from '#domain/records/lists/bulk.ts'
import { formatNumber } from '#domain/text/format.ts'
import type { Locale, Words } from '#domain/text/locale.ts'
import { leftOutNote, bulkNotices, type BulkNoticeName } from './bulk.ts'
import { kindObject } from './record-count.ts'
import { isolate } from '#domain/text/isolate.ts'

/** What is said of an act that is taken back, where a notice alone does not say it. */
export const undoWords = {
  verb: shared.undo,
  verbNamed: { ar: (name: string) => `تراجع: ${isolate(name, 'ar')}`, en: (name: string) => `Undo: ${name}` },
  except: {
    ar: (names: string) => `تم التراجع إلا عن ${names}: حُفظت بعد ذلك.`,
    en: (names: string) => `Done, except ${names}: saved since.`,
  },
  /** Between the names of those that were left alone. */
  comma: { ar: '، ', en: ', ' },
  /** After the last name where there are more. */
  more: '…',
}

export const NOTICE_PARAMETER = 'notice'
/** The act that the notice is of and that can be undone, and the names of what an undo left alone. */
export const UNDO_PARAMETER = 'undo'
export const LEFT_PARAMETER = 'left'
/** The record whose form was left for its list. */
export const ROW_PARAMETER = 'row'
/** Of an act on many: how many records it changed. */
export const DONE_PARAMETER = 'done'

/** What a screen says of the step before it, by the name in its address. */
export const notices = {
  'signed-in': { ar: 'سُجّل دخولك.', en: 'You are signed in.' },
  'mail-test-sent': {
    ar: 'قبل خادم البريد الرسالة. تحقق من وصولها.',
    en: 'The mail server accepted the email. Check that it arrives.',
  },
  'mail-test-off': { ar: 'لا يُرسل بريد: لم يُعيَّن SMTP_URL.', en: 'No email is sent: SMTP_URL is not set.' },
  'mail-test-refused': {
    ar: 'لم يقبل خادم البريد الرسالة. التفاصيل في صفحة التشغيل.',
    en: 'The mail server did not accept the email. The operations page says more.',
  },
  'mail-test-unaddressed': {
    ar: 'لا بريد مؤكد لحسابك. أضفه في صفحة الحساب ثم أعد المحاولة.',
    en: 'Your account has no confirmed email address. Add one on the account page and try again.',
  },
  'message-answered': { ar: 'حُفظ الرد، والبريد في طريقه.', en: 'The reply is saved and on its way by email.' },
  'quotation-saved': { ar: 'حُفظت المسودة.', en: 'Draft saved.' },
  'quotation-begun': { ar: 'أُنشئ العرض. راجع البنود والأسعار.', en: 'The quote is ready to be priced.' },
  'quotation-sent': { ar: 'أُرسل العرض بالبريد.', en: 'The quote was sent by email.' },
  'quotation-sent-both': {
    ar: 'أُرسل العرض بالبريد. أرسل الرابط أو نص واتساب إلى العميل.',
    en: 'The quote was sent by email. Now pass on the link or the WhatsApp text.',
  },
  'proforma-made': {
    ar: 'صدرت الفاتورة المبدئية. يجدها العميل في صفحة طلبه.',
    en: 'The proforma invoice is made. The customer finds it on the page of the request.',
  },
  'quotation-issued': {
    ar: 'صدر العرض. أرسل رابطه إلى العميل.',
    en: 'The quote is issued. Pass its link on to the customer.',
  },
  'quotation-revised': {
    ar: 'هذه نسخة معدّلة جديدة، ولم تُرسل بعد.',
    en: 'This is a new revision. It has not been sent yet.',
  },
  'quotation-copied': {
    ar: 'هذا عرض جديد بأسعار اليوم. ما تغيّر من الأسعار مذكور في الملاحظة الداخلية.',
    en: 'This is a new quote at today’s prices. Prices that changed are listed in the internal note.',
  },
  'quotation-approved': { ar: 'وافقت على العرض.', en: 'The quote has been approved.' },
  'quotation-returned': { ar: 'أُعيد العرض.', en: 'The quote has been sent back.' },
  'quotation-withdrawn': { ar: 'سُحب العرض.', en: 'The quote has been withdrawn.' },
  'quotations-assigned': { ar: 'أُسندت العروض المحددة.', en: 'The selected quotes have been assigned.' },
  'quotations-withdrawn': { ar: 'سُحبت العروض المحددة.', en: 'The selected quotes have been withdrawn.' },
  'request-added': { ar: 'أُضيف الطلب.', en: 'Request added.' },
  'message-removed': { ar: 'حُذف الطلب.', en: 'The request has been deleted.' },
  'messages-changed': { ar: 'تغيّرت حالة الطلبات المحددة.', en: 'The selected requests have been updated.' },
  'settings-saved': { ar: 'حُفظت الإعدادات، وهي ظاهرة في الموقع الآن.', en: 'Settings saved. They are live on the site.' },
  'blog-added': { ar: 'أُضيف المقال بنجاح!', en: 'Blog added successfully!' },
  'blog-updated': { ar: 'حُدّث المقال بنجاح!', en: 'Blog updated successfully!' },
  'blog-deleted': { ar: '✅ حُذف المقال', en: '✅ Blog deleted' },
  'category-added': { ar: 'أُضيفت الفئة.', en: 'Category added.' },
  'category-updated': { ar: 'حُدّثت الفئة.', en: 'Category updated.' },
  'category-deleted': { ar: 'حُذفت الفئة.', en: 'Category deleted.' },
  'brand-added': { ar: 'أُضيفت العلامة.', en: 'Brand added.' },
  'brand-updated': { ar: 'حُدّثت العلامة.', en: 'Brand updated.' },
  'brand-deleted': { ar: 'حُذفت العلامة.', en: 'Brand deleted.' },
  'document-added': { ar: 'أُضيف المستند.', en: 'Document added.' },
  'document-updated': { ar: 'حُدّث المستند.', en: 'Document updated.' },
  'document-deleted': { ar: 'حُذف المستند.', en: 'Document deleted.' },
  'document-withdrawn': { ar: 'سُحبت المراجعة.', en: 'Revision withdrawn.' },
  'product-added': { ar: '✅ أُضيف المنتج!', en: '✅ Product added!' },
  'product-updated': { ar: '✅ حُدّث المنتج!', en: '✅ Product updated!' },
  'product-shares-code': {
    ar: 'حُفظ المنتج، لكن رمزه لمنتج آخر أيضاً. راجع «رموز مكررة» في فحص المحتوى.',
    en: 'Product saved, but another product has its code, too. See “Shared codes” in the content checks.',
  },
  'product-deleted': { ar: '✅ حُذف المنتج بنجاح!', en: '✅ Product deleted successfully!' },
  'order-saved': { ar: 'حُفظ الترتيب، وهو ظاهر في الموقع الآن.', en: 'Order saved. It is live on the site.' },
  'last-one': { ar: 'كان هذا الأخير.', en: 'That was the last one.' },
  'draft-saved': { ar: 'حُفظت المسودة، وليست ظاهرة في الموقع.', en: 'Draft saved. It is not on the site.' },
  published: { ar: 'تم النشر، وهو ظاهر في الموقع الآن.', en: 'Published. It is on the site now.' },
  scheduled: { ar: 'حُفظت الجدولة. سيظهر في الموقع في موعده.', en: 'Scheduled. It goes on the site at its time.' },
  unpublished: { ar: 'أُخفي من الموقع، وبقي محتواه مسودة.', en: 'Taken off the site. Its content is kept as a draft.' },
  discarded: { ar: 'حُذفت التغييرات غير المنشورة.', en: 'Unpublished changes discarded.' },
  unchanged: { ar: 'لم يتغيّر شيء.', en: 'Nothing has changed.' },
  'preview-shared': {
    ar: 'رابط المعاينة جاهز. يفتحه كل من يصله مدة 7 أيام، ولن يُعرض هنا مرة أخرى.',
    en: 'The preview link is ready. Anyone who has it can open it for 7 days. It will not be shown here again.',
  },
  'previews-revoked': { ar: 'أُلغيت روابط المعاينة.', en: 'The preview links have been revoked.' },
  'file-saved': { ar: 'حُفظ.', en: 'Saved.' },
  'file-deleted': { ar: 'نُقل الملف إلى السلة.', en: 'File moved to the bin.' },
  'files-deleted': { ar: 'نُقلت الملفات إلى السلة.', en: 'Files moved to the bin.' },
  'content-saved': { ar: 'حُفظ، وهو ظاهر في الموقع الآن.', en: 'Saved. It is live on the site.' },
  'template-saved': { ar: 'حُفظ القالب، وهو متاح عند الرد.', en: 'Template saved. It is ready for answers.' },
  'content-deleted': { ar: 'نُقل إلى السلة.', en: 'Moved to the bin.' },
  'demo-removed': { ar: 'أُخفيت نصوص النظام من الموقع.', en: 'The demo texts are off the site.' },
  'attribute-saved': { ar: 'حُفظت السمة.', en: 'Attribute saved.' },
  'webhook-saved': { ar: 'حُفظ خطاف الويب.', en: 'Webhook saved.' },
  'alias-saved': { ar: 'حُفظت التسمية.', en: 'Wording saved.' },
  'documents-saved': { ar: 'حُفظت المستندات.', en: 'Documents saved.' },
  'equivalents-imported': { ar: 'استُوردت المكافئات.', en: 'Equivalents imported.' },
  'customers-imported': { ar: 'استُورد العملاء.', en: 'Customers imported.' },
  'customer-saved': { ar: 'حُفظ العميل.', en: 'Customer saved.' },
  'redirect-saved': { ar: 'حُفظ التحويل.', en: 'Redirect saved.' },
  'synonyms-saved': { ar: 'حُفظت المترادفات، والبحث يعمل بها الآن.', en: 'Synonyms saved. Search uses them now.' },
  'version-restored': { ar: 'استُرجع الإصدار، وسُجّل إصداراً جديداً.', en: 'Restored as a new version.' },
  'version-restored-slug': {
    ar: 'استُرجع الإصدار، وسُجّل إصداراً جديداً. معرّفه في الرابط صار لسجل آخر، فبقي المعرّف الحالي.',
    en: 'Restored as a new version. Its slug belongs to another record now, so the current one stays.',
  },
  'version-restored-part': {
    ar: 'استُرجع الإصدار، وسُجّل إصداراً جديداً. الإعدادات التي لا يسمح دورك بتغييرها بقيت كما هي.',
    en: 'Restored as a new version. Settings that your role may not change stay as they are.',
  },
  'export-unconfirmed': {
    ar: 'لم يُصدَّر شيء: أدخل كلمة مرورك الصحيحة مع التصدير.',
    en: 'Nothing was exported: enter your password with the export.',
  },
  'version-restored-draft': {
    ar: 'استُرجع الإصدار مسودةً. لم يتغيّر شيء في الموقع.',
    en: 'Restored as a draft. Nothing has changed on the site.',
  },
  undone: { ar: 'تم التراجع.', en: 'Undone.' },
  'undo-already': shared.alreadyUndone,
  'undo-under-way': shared.importUnderWay,
  'undo-too-late': {
    ar: 'مضى على هذا أكثر من 30 يوماً، فلا يمكن التراجع عنه.',
    en: 'This was more than 30 days ago and can no longer be undone.',
  },
  'undo-impossible': { ar: 'لا يمكن التراجع عن هذا.', en: 'This cannot be undone.' },
  'undo-unconfirmed': {
    ar: 'يتطلب هذا كلمة مرورك. غيّره من نموذج الإعدادات.',
    en: 'This needs your password. Change it in the settings form instead.',
  },
  'undo-forbidden': { ar: 'دورك لا يسمح بهذا التراجع.', en: 'Your role does not allow you to undo this.' },
  'undo-failed': { ar: 'تعذّر التراجع. حاول مرة أخرى.', en: 'This could not be undone. Try again.' },
  'grid-saved': { ar: 'حُفظت التغييرات، وهي ظاهرة في الموقع الآن.', en: 'Changes saved. They are live on the site.' },
  'grid-saved-drafts': {
    ar: 'حُفظت التغييرات في المسودات، وليست ظاهرة في الموقع.',
    en: 'Changes saved in the drafts. They are not on the site.',
  },
  'grid-saved-both': {
    ar: 'حُفظت التغييرات: ما هو منشور ظاهر في الموقع الآن، وما ليس منشوراً حُفظ في مسودته.',
    en: 'Changes saved. Published products are live on the site; the others are saved in their drafts.',
  },
  'prices-saved': shared.pricesSaved,
  'seo-saved': { ar: 'حُفظت نصوص محركات البحث.', en: 'Search engine texts saved.' },
} satisfies Words

export type NoticeName = keyof typeof notices | BulkNoticeName

/** Whether it tells of something that was not done. */
export function isWarning(name: NoticeName): boolean {
  return name.startsWith('undo-') || name === 'version-restored-part' || name === 'export-unconfirmed'
}

export function isNoticeName(text: string | null): text is NoticeName {
  return text !== null && (Object.hasOwn(notices, text) || Object.hasOwn(bulkNotices, text))
}

/** What a notice says; one of an act on many says of how many. */
export function noticeText(name: NoticeName, done: ManyDone | null, locale: Locale): string {
  if (!isMarkedNotice(name)) return notices[name][locale]
  if (!done) return ''
  const text = bulkNotices[name][locale](kindObject(done.kind, done.count, locale))
  return done.out === 0 ? text : `${text} ${leftOutNote[locale](formatNumber(done.out, locale))}`
}

function isMarkedNotice(name: NoticeName): name is BulkNoticeName {
  return Object.hasOwn(bulkNotices, name)
}
