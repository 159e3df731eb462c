import { shared } from '#content/staff-labels.ts'
import type { ActName } from '#domain/accounts/acts.ts'
import type { LogFilter, LogKind } from '#domain/accounts/log-query.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { isolate } from '#domain/text/isolate.ts'
import { contentActs, contentKindNames } from './site/content-kind-names.ts'
import { ownValue } from '#domain/text/own-value.ts'
import { recordCount } from './record-count.ts'

export const logWords = {
  title: { ar: 'السجل', en: 'Log' },
  text: {
    ar: 'ما فعله المستخدمون والبرامج، الأحدث أولاً. لا يُحفظ ما كُتب. تُحذف أسطره بعد 90 يوماً، وأسطر حذف العملاء لبياناتهم بعد نصف سنة.',
    en: 'What users and programs did, newest first. Nothing that was typed is kept. Entries are deleted after 90 days; records of customers deleting their data, after six months.',
  },
  search: { ar: 'ابحث بالاسم أو المعرّف أو المستخدم', en: 'Search by name, ID or person' },
  searchButton: shared.search,
  filters: {
    who: { ar: 'المستخدم', en: 'Who' },
    kind: { ar: 'الموضوع', en: 'About' },
    act: { ar: 'العملية', en: 'What' },
    from: { ar: 'من يوم', en: 'From' },
    to: { ar: 'إلى يوم', en: 'To' },
    q: { ar: 'كلمات البحث', en: 'Words' },
  } satisfies Record<LogFilter, Localized>,
  anybody: { ar: 'الجميع', en: 'Anyone' },
  anything: { ar: 'كل شيء', en: 'Everything' },
  apply: shared.apply,
  clear: { ar: 'إلغاء التصفية', en: 'Clear' },
  more: { ar: 'تصفية', en: 'Filter' },
  ignored: {
    ar: (names: string) => `تُجوهلت قيم غير معروفة في: ${names}.`,
    en: (names: string) => `Unknown values ignored: ${names}.`,
  },
  export: shared.export,
  exportHint: { ar: 'يشمل كل ما يعرضه السجل بهذه التصفية.', en: 'Includes every entry that these filters leave.' },
  file: { ar: 'تنزيل CSV', en: 'Download CSV' },
  oneAct: { ar: 'أسطر عملية واحدة', en: 'Entries of one operation' },
  whole: { ar: 'السجل كله', en: 'The whole log' },
  compare: { ar: 'مقارنة', en: 'Compare' },
  compareNamed: { ar: (name: string) => `مقارنة: ${name}`, en: (name: string) => `Compare: ${name}` },
  undone: { ar: 'تم التراجع عنه', en: 'Undone' },
  inBin: { ar: 'في السلة', en: 'In the bin' },
  /** An undo, before what it brought back. */
  undid: { ar: 'تراجع عن إجراء على', en: 'Undid' },
  importOf: { ar: (file: string) => `استيراد ${isolate(file, 'ar')}`, en: (file: string) => `Import ${file}` },
  records: recordCount,
  noneFound: { ar: 'لا شيء يطابق ما اخترته.', en: 'Nothing matches what you chose.' },
  /** Of the file. */
  columns: {
    when: { ar: 'الوقت (الرياض)', en: 'Time (Riyadh)' },
    who: { ar: 'المستخدم', en: 'Who' },
    what: { ar: 'العملية', en: 'What' },
    kind: shared.kind,
    id: { ar: 'المعرّف', en: 'ID' },
    nameAr: { ar: 'الاسم العربي', en: 'Arabic name' },
    nameEn: { ar: 'الاسم الإنجليزي', en: 'English name' },
    changed: { ar: 'تغيّر', en: 'Changed' },
    version: { ar: 'الإصدار', en: 'Version' },
    actId: { ar: 'معرّف العملية', en: 'Operation' },
  },
  none: { ar: 'لا شيء بعد.', en: 'Nothing yet.' },
  kinds: {
    staff: { ar: 'مستخدم', en: 'User' },
    token: { ar: 'برنامج', en: 'Program' },
    customer: { ar: 'عميل', en: 'Customer' },
    system: { ar: 'النظام', en: 'System' },
  },
}

/** What acts are about, for those who choose among them. */
export const logKinds: Record<LogKind, Localized> = {
  category: shared.categories,
  brand: shared.brands,
  product: shared.products,
  post: shared.articles,
  seo: { ar: 'نصوص محركات البحث', en: 'Texts for search engines' },
  synonyms: shared.synonyms,
  redirect: shared.redirects,
  price: { ar: 'الأسعار', en: 'Prices' },
  order: { ar: 'ترتيب المنتجات', en: 'Order of products' },
  settings: shared.settings,
  ...contentKindNames,
  record: { ar: 'السلة', en: 'The bin' },
  file: { ar: 'الوسائط', en: 'Media' },
  'missed-search': { ar: 'عمليات بحث بلا نتائج', en: 'Searches without results' },
  message: shared.requests,
  quote: shared.quotations,
  inbox: { ar: 'الوارد', en: 'The inbox' },
  staff: { ar: 'المستخدمون', en: 'Users' },
  token: { ar: 'المفاتيح', en: 'Tokens' },
  customer: { ar: 'العملاء', en: 'Customers' },
  backup: { ar: 'النسخ الاحتياطية', en: 'Backups' },
  mail: { ar: 'البريد', en: 'Email' },
}

/** What the system does under a name of its own. */
const systemActors: Record<string, Localized> = {
  'sign-in': { ar: 'تسجيل الدخول', en: 'Sign-in' },
  'password reset': { ar: 'استعادة كلمة المرور', en: 'Password reset' },
  'clean-up': { ar: 'حذف البيانات القديمة', en: 'Clean-up' },
  'text cleaning': { ar: 'تنظيف النصوص', en: 'Text cleaning' },
  'before versions': { ar: 'كما كان قبل الإصدارات', en: 'As it was before versions' },
  brands: { ar: 'أسماء العلامات', en: 'Names of brands' },
  versions: { ar: 'تنظيف السلة', en: 'Bin clean-up' },
  schedule: { ar: 'الجدولة', en: 'Schedule' },
  'command line': { ar: 'سطر الأوامر', en: 'Command line' },
  import: { ar: 'الاستيراد', en: 'Import' },
}

const acts: Record<ActName, Localized> = {
  ...contentActs,
  'staff.sign-in': { ar: 'تسجيل دخول', en: 'Signed in' },
  'staff.sign-in-refused': { ar: 'محاولة دخول مرفوضة', en: 'Sign-in refused' },
  'staff.sign-out': { ar: 'تسجيل خروج', en: 'Signed out' },
  'staff.add': { ar: 'إضافة مستخدم', en: 'Added a user' },
  'staff.role': { ar: 'تغيير دور مستخدم', en: 'Changed a role' },
  'staff.disable': { ar: 'إيقاف حساب', en: 'Disabled an account' },
  'staff.enable': { ar: 'إعادة تفعيل حساب', en: 'Enabled an account' },
  'staff.password': { ar: 'تعيين كلمة مرور', en: 'Set a password' },
  'staff.own-password': { ar: 'تغيير كلمة المرور', en: 'Changed their own password' },
  'staff.reset-asked': { ar: 'طلب استعادة كلمة مرور', en: 'Asked to reset a password' },
  'staff.reset': { ar: 'استعادة كلمة المرور', en: 'Reset their own password' },
  'staff.own-session-ended': { ar: 'إنهاء جلسة من جلساته', en: 'Ended one of their own sessions' },
  'staff.own-sessions-ended': { ar: 'إنهاء جلساته الأخرى', en: 'Ended all their other sessions' },
  'staff.own-email': { ar: 'تأكيد البريد الإلكتروني للحساب', en: 'Confirmed their own email address' },
  'staff.own-email-removed': { ar: 'إزالة البريد الإلكتروني للحساب', en: 'Removed their own email address' },
  'staff.second-factor-on': { ar: 'تفعيل التحقق بخطوتين', en: 'Two-step verification on' },
  'staff.second-factor-off': { ar: 'إيقاف التحقق بخطوتين', en: 'Two-step verification off' },
  'staff.second-factor-required': { ar: 'طلب التحقق بخطوتين من الجميع', en: 'Required two-step verification' },
  'staff.second-factor-optional': { ar: 'جعل التحقق بخطوتين اختيارياً', en: 'Made two-step verification optional' },
  'staff.recovery-codes': { ar: 'رموز استرداد جديدة', en: 'New recovery codes' },
  'staff.remove': { ar: 'حذف مستخدم', en: 'Deleted a user' },
  'token.add': { ar: 'إنشاء مفتاح', en: 'Created a token' },
  'staff.sessions-ended': { ar: 'إنهاء جميع الجلسات', en: 'Signed everyone out' },
  'token.revoke': { ar: 'إلغاء مفتاح', en: 'Revoked a token' },
  'category.create': { ar: 'إضافة فئة', en: 'Added a category' },
  'category.update': { ar: 'تعديل فئة', en: 'Changed a category' },
  'category.empty': { ar: 'نقل منتجات فئة', en: 'Moved the products of a category' },
  'category.delete': { ar: 'حذف فئة', en: 'Deleted a category' },
  'category.share': { ar: 'مشاركة معاينة فئة', en: 'Shared the preview of a category' },
  'category.unshare': { ar: 'إلغاء روابط معاينة فئة', en: 'Revoked the preview links of a category' },
  'brand.create': { ar: 'إضافة علامة', en: 'Added a brand' },
  'brand.update': { ar: 'تعديل علامة', en: 'Changed a brand' },
  'brand.delete': { ar: 'حذف علامة', en: 'Deleted a brand' },
  'brand.share': { ar: 'مشاركة معاينة علامة', en: 'Shared the preview of a brand' },
  'brand.unshare': { ar: 'إلغاء روابط معاينة علامة', en: 'Revoked the preview links of a brand' },
  'product.share': { ar: 'مشاركة معاينة منتج', en: 'Shared the preview of a product' },
  'product.unshare': { ar: 'إلغاء روابط معاينة منتج', en: 'Revoked the preview links of a product' },
  'post.share': { ar: 'مشاركة معاينة مقال', en: 'Shared the preview of an article' },
  'post.unshare': { ar: 'إلغاء روابط معاينة مقال', en: 'Revoked the preview links of an article' },
  'record.purge': { ar: 'حذف نهائي من السلة', en: 'Deleted for good from the bin' },
  'record.not-published': { ar: 'لم يُنشر في موعده', en: 'Not published as planned' },
  'record.not-taken-off': { ar: 'لم يُخفَ في موعده', en: 'Not taken off the site as planned' },
  'file.update': { ar: 'وصف ملف', en: 'Described a file' },
  'file.delete': { ar: 'حذف ملف', en: 'Deleted a file' },
  'product.create': { ar: 'إضافة منتج', en: 'Added a product' },
  'product.update': { ar: 'تعديل منتج', en: 'Changed a product' },
  'product.delete': { ar: 'حذف منتج', en: 'Deleted a product' },
  'post.create': { ar: 'إضافة مقال', en: 'Added an article' },
  'post.update': { ar: 'تعديل مقال', en: 'Changed an article' },
  'post.delete': { ar: 'حذف مقال', en: 'Deleted an article' },
  'seo.create': { ar: 'إضافة نصوص لمحركات البحث', en: 'Added texts for search engines' },
  'seo.update': { ar: 'تعديل نصوص محركات البحث', en: 'Changed texts for search engines' },
  'seo.delete': { ar: 'حذف نصوص محركات البحث', en: 'Deleted texts for search engines' },
  'settings.update': { ar: 'تعديل الإعدادات', en: 'Changed the settings' },
  'redirect.create': { ar: 'إضافة تحويل', en: 'Added a redirect' },
  'redirect.update': { ar: 'تعديل تحويل', en: 'Changed a redirect' },
  'redirect.delete': { ar: 'حذف تحويل', en: 'Deleted a redirect' },
  'order.create': { ar: 'ترتيب المنتجات', en: 'Put products into an order' },
  'order.update': { ar: 'تعديل ترتيب المنتجات', en: 'Changed the order of products' },
  'order.delete': { ar: 'حذف ترتيب المنتجات', en: 'Deleted an order of products' },
  'price.create': { ar: 'إضافة سعر', en: 'Set a price' },
  'price.update': { ar: 'تعديل سعر', en: 'Changed a price' },
  'price.delete': { ar: 'حذف سعر', en: 'Deleted a price' },
  'settings.create': { ar: 'إضافة إعدادات', en: 'Added settings' },
  'settings.delete': { ar: 'إعادة الإعدادات الأصلية', en: 'Reset settings to their defaults' },
  'synonyms.create': { ar: 'إضافة مترادفات', en: 'Added synonyms' },
  'synonyms.update': { ar: 'تعديل مترادفات', en: 'Changed synonyms' },
  'synonyms.delete': { ar: 'حذف مترادفات', en: 'Deleted synonyms' },
  'missed-search.delete': { ar: 'مسح عمليات بحث بلا نتائج', en: 'Cleared searches without results' },
  'message.add': { ar: 'إدخال طلب', en: 'Entered a request' },
  'message.open': { ar: 'فتح طلب', en: 'Opened a request' },
  'message.state': { ar: 'تغيير حالة طلب', en: 'Changed the status of a request' },
  'message.assign': { ar: 'تغيير المسؤول عن طلب', en: 'Reassigned a request' },
  'message.note': { ar: 'ملاحظة على طلب', en: 'Added a note to a request' },
  'message.answer': { ar: 'رد على طلب', en: 'Replied to a request' },
  'message.resend': { ar: 'إعادة إرسال بريد', en: 'Sent an email again' },
  'message.release': { ar: 'فحص طلب', en: 'Checked a request' },
  'message.refuse-source': { ar: 'رفض مصدر طلب ليوم', en: 'Refused the source of a request for a day' },
  'message.accept-source': { ar: 'إعادة استقبال مصدر طلب', en: 'Accepted the source of a request again' },
  'message.renew-link': { ar: 'تجديد رابط طلب', en: 'Gave a request a new link' },
  'message.file': { ar: 'إضافة ملفات إلى طلب', en: 'Added files to a request' },
  'message.withdraw-news': { ar: 'سحب موافقة على الأخبار', en: 'Withdrew a consent to news' },
  'message.contact': { ar: 'تسجيل تواصل بشأن طلب', en: 'Logged a contact about a request' },
  'message.outcome': { ar: 'تغيير نتيجة طلب', en: 'Changed the outcome of a request' },
  'message.remind': { ar: 'تغيير تذكير بطلب', en: 'Changed the reminder of a request' },
  'message.duplicate': { ar: 'وسم طلب مكرر', en: 'Marked a duplicate request' },
  'message.delete': { ar: 'حذف طلب', en: 'Deleted a request' },
  'quote.create': { ar: 'إنشاء عرض سعر', en: 'Began a quote' },
  'quote.update': { ar: 'تعديل عرض سعر', en: 'Changed a quote' },
  'quote.send': { ar: 'إرسال عرض سعر', en: 'Sent a quote' },
  'quote.revise': { ar: 'إنشاء نسخة معدّلة من عرض سعر', en: 'Began a revision of a quote' },
  'quote.withdraw': { ar: 'سحب عرض سعر', en: 'Withdrew a quote' },
  'quote.accept': { ar: 'قبول عرض سعر', en: 'Accepted a quote' },
  'quote.change': { ar: 'طلب تعديل عرض سعر', en: 'Asked for a change of a quote' },
  'quote.decline': { ar: 'رفض عرض سعر', en: 'Declined a quote' },
  'customer.delete': { ar: 'حذف عميل لبياناته', en: 'A customer deleted their data' },
  'inbox.export': { ar: 'تصدير الوارد', en: 'Exported the inbox' },
  'backup.take': { ar: 'طلب نسخة احتياطية', en: 'Requested a backup' },
  'backup.download': { ar: 'تنزيل نسخة احتياطية', en: 'Downloaded a backup' },
  'mail.test': { ar: 'إرسال رسالة تجريبية', en: 'Sent a test email' },
  'inbox.clean-up': { ar: 'تنظيف البيانات القديمة', en: 'Removed old data' },
}

/** What was done with several records, whose number stands behind it. */
export const manyVerbs: Readonly<Record<string, Localized>> = {
  create: { ar: 'إضافة', en: 'Added' },
  update: { ar: 'تعديل', en: 'Changed' },
  delete: { ar: 'نقل إلى السلة', en: 'Moved to the bin' },
}

/** The names of all acts, as the log has them. */
export const ACT_NAMES: readonly string[] = Object.keys(acts)

/** An act in words; one that an older version wrote may have none. */
export function actWords(name: string): Localized | undefined {
  return ownValue<Localized>(acts, name)
}

/** What the system does for somebody names that person behind a point. */
export function actorName({ kind, name }: { kind: string; name: string }, locale: Locale): string {
  if (kind !== 'system') return name
  const [own = '', ...others] = name.split(FOR)
  return [ownValue(systemActors, own)?.[locale] ?? own, ...others].join(FOR)
}

const FOR = ' · '
