import { shared } from '#content/staff-labels.ts'
import type { ActName } from '#domain/accounts/acts.ts'
import type { LogFilter, LogKind } from '#domain/accounts/log-query.ts'
import type { VersionAct } from '#domain/records/record-state.ts'
import { counted, nouns } from '#domain/text/format.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { isolate } from '#domain/text/isolate.ts'
import { contentKindNames, recordActs } from './site/content-kind-names.ts'
import { ownValue } from '#domain/text/own-value.ts'
import { recordCount } from './record-count.ts'

export const logWords = {
  title: shared.log,
  text: {
    ar: 'ما فعله المستخدمون والبرامج، الأحدث أولاً. لا يُحفظ ما كُتب. تُحذف أسطره بعد 90 يوماً، وأسطر حذف العملاء لبياناتهم بعد نصف سنة.',
    en: 'What users and programs did, newest first. Nothing that was typed is kept. Entries are deleted after 90 days; records of customers deleting their data, after six months.',
  },
  search: { ar: 'ابحث بالاسم أو المعرّف أو المستخدم', en: 'Search by name, ID or person' },
  searchButton: shared.search,
  filters: {
    who: shared.who,
    kind: { ar: 'الموضوع', en: 'About' },
    act: shared.what,
    from: shared.fromDay,
    to: shared.toDay,
    q: { ar: 'كلمات البحث', en: 'Words' },
  } satisfies Record<LogFilter, Localized>,
  anybody: shared.anyone,
  anything: { ar: 'كل شيء', en: 'Everything' },
  apply: shared.apply,
  clear: { ar: 'إلغاء التصفية', en: 'Clear' },
  more: shared.filter,
  ignored: {
    ar: (names: string) => `تُجوهلت قيم غير معروفة في: ${names}.`,
    en: (names: string) => `Unknown values ignored: ${names}.`,
  },
  export: shared.export,
  exportHint: { ar: 'يشمل كل ما يعرضه السجل بهذه التصفية.', en: 'Includes every entry that these filters leave.' },
  file: shared.downloadCsv,
  oneAct: { ar: 'أسطر عملية واحدة', en: 'Entries of one operation' },
  whole: { ar: 'السجل كله', en: 'The whole log' },
  compare: shared.compare,
  compareNamed: { ar: (name: string) => `مقارنة: ${name}`, en: (name: string) => `Compare: ${name}` },
  undone: { ar: 'تم التراجع عنه', en: 'Undone' },
  inBin: shared.liesInBin,
  /** An undo, before what it brought back. */
  undid: { ar: 'تراجع عما جرى على', en: 'Undid' },
  /** Sign-ins and sign-outs that follow each other. */
  signIns: counted(
    nouns(
      ['تسجيل دخول أو خروج', 'تسجيلا دخول وخروج', 'تسجيلات دخول وخروج', 'تسجيل دخول وخروج', 'تسجيل دخول وخروج'],
      ['sign-in or sign-out', 'sign-ins and sign-outs'],
    ),
  ),
  importOf: { ar: (file: string) => `استورد ${isolate(file, 'ar')}:`, en: (file: string) => `Imported ${file}:` },
  records: recordCount,
  noneFound: { ar: 'لا شيء يطابق ما اخترته.', en: 'Nothing matches what you chose.' },
  /** Of the file. */
  columns: {
    when: { ar: 'الوقت (الرياض)', en: 'Time (Riyadh)' },
    who: shared.who,
    what: shared.what,
    kind: shared.kind,
    id: shared.id,
    nameAr: shared.arabicName,
    nameEn: shared.englishName,
    changed: shared.changed,
    version: shared.version,
    actId: { ar: 'معرّف العملية', en: 'Operation' },
  },
  none: { ar: 'لا شيء بعد.', en: 'Nothing yet.' },
  kinds: {
    staff: { ar: 'مستخدم', en: 'User' },
    token: { ar: 'برنامج', en: 'Program' },
    customer: { ar: 'عميل', en: 'Customer' },
    system: shared.system,
  },
}

/** What acts are about, for those who choose among them. */
export const logKinds: Record<LogKind, Localized> = {
  category: shared.categories,
  brand: shared.brands,
  product: shared.products,
  post: shared.articles,
  document: shared.documents,
  seo: shared.searchTexts,
  synonyms: shared.synonyms,
  alias: shared.aliases,
  webhook: shared.webhooks,
  redirect: shared.redirects,
  attribute: shared.attributes,
  price: shared.prices,
  order: shared.orderOfProducts,
  settings: shared.settings,
  ...contentKindNames,
  record: { ar: 'السلة', en: 'The bin' },
  file: shared.media,
  'missed-search': { ar: 'عمليات بحث بلا نتائج', en: 'Searches without results' },
  message: shared.requests,
  quote: shared.quotations,
  inbox: { ar: 'الوارد', en: 'The inbox' },
  staff: shared.users,
  token: { ar: 'المفاتيح', en: 'Tokens' },
  customer: shared.customers,
  account: { ar: 'حسابات العملاء', en: 'Customer accounts' },
  backup: shared.backups,
  mail: shared.mail,
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
  'webhook.secret': { ar: 'أظهر مفتاح خطاف الويب أو جدّده', en: 'Showed or renewed the secret of the webhook' },
  'webhook.replay': { ar: 'أعاد إرسال حدث إلى خطاف الويب', en: 'Sent an event again to the webhook' },
  ...recordActs,
  'staff.sign-in': { ar: 'سجّل الدخول', en: 'Signed in' },
  'staff.sign-in-refused': { ar: 'رُفضت محاولة دخول', en: 'Sign-in refused' },
  'staff.sign-out': { ar: 'سجّل الخروج', en: 'Signed out' },
  'staff.add': { ar: 'أضاف المستخدم', en: 'Added the user' },
  'staff.invite': { ar: 'دعا المستخدم', en: 'Invited the user' },
  'staff.uninvite': { ar: 'سحب دعوة المستخدم', en: 'Withdrew the invitation of' },
  'staff.join': { ar: 'قبل الدعوة', en: 'Accepted the invitation' },
  'staff.role': { ar: 'غيّر دور المستخدم', en: 'Changed the role of' },
  'staff.disable': { ar: 'أوقف حساب', en: 'Disabled the account' },
  'staff.enable': { ar: 'أعاد تفعيل حساب', en: 'Enabled the account' },
  'staff.password': { ar: 'عيّن كلمة مرور للمستخدم', en: 'Set a password for' },
  'staff.own-password': { ar: 'غيّر كلمة مروره', en: 'Changed their own password' },
  'staff.reset-asked': { ar: 'طلب استعادة كلمة مروره', en: 'Asked to reset a password' },
  'staff.reset': { ar: 'استعاد كلمة مروره', en: 'Reset their own password' },
  'staff.own-session-ended': { ar: 'أنهى جلسة من جلساته', en: 'Ended one of their own sessions' },
  'staff.own-sessions-ended': { ar: 'أنهى جلساته الأخرى', en: 'Ended all their other sessions' },
  'staff.own-email': { ar: 'أكّد البريد الإلكتروني لحسابه', en: 'Confirmed their own email address' },
  'staff.own-email-removed': { ar: 'أزال البريد الإلكتروني من حسابه', en: 'Removed their own email address' },
  'staff.second-factor-on': { ar: 'فعّل التحقق بخطوتين', en: 'Two-step verification on' },
  'staff.second-factor-off': { ar: 'أوقف التحقق بخطوتين', en: 'Two-step verification off' },
  'staff.second-factor-required': { ar: 'جعل التحقق بخطوتين مطلوباً من الجميع', en: 'Required two-step verification' },
  'staff.second-factor-optional': { ar: 'جعل التحقق بخطوتين اختيارياً', en: 'Made two-step verification optional' },
  'staff.recovery-codes': { ar: 'أنشأ رموز استرداد جديدة', en: 'New recovery codes' },
  'staff.remove': { ar: 'حذف المستخدم', en: 'Deleted the user' },
  'token.add': { ar: 'أنشأ المفتاح', en: 'Created the token' },
  'staff.sessions-ended': { ar: 'أنهى جميع الجلسات', en: 'Signed everyone out' },
  'token.revoke': { ar: 'ألغى المفتاح', en: 'Revoked the token' },
  'category.empty': { ar: 'نقل منتجات الفئة', en: 'Moved the products of the category' },
  'document.withdraw': { ar: 'سحب مراجعة من المستند', en: 'Withdrew a revision of the document' },
  'record.purge': { ar: 'حذف نهائياً من السلة', en: 'Deleted for good from the bin' },
  'record.not-published': { ar: 'لم يُنشر في موعده', en: 'Not published as planned' },
  'record.not-taken-off': { ar: 'لم يُخفَ في موعده', en: 'Not taken off the site as planned' },
  'settings.update': { ar: 'عدّل الإعدادات', en: 'Changed the settings' },
  'order.create': { ar: 'رتّب منتجات', en: 'Put products into an order' },
  'order.update': { ar: 'غيّر ترتيب منتجات', en: 'Changed the order of products' },
  'order.delete': { ar: 'حذف ترتيب منتجات', en: 'Deleted an order of products' },
  'price.create': { ar: 'أضاف سعر', en: 'Set the price of' },
  'price.update': { ar: 'عدّل سعر', en: 'Changed the price of' },
  'price.limits': { ar: 'عدّل حدود سعر', en: 'Changed the limits of' },
  'price.delete': { ar: 'حذف سعر', en: 'Deleted the price of' },
  'settings.create': { ar: 'أضاف الإعدادات', en: 'Added settings' },
  'settings.delete': { ar: 'أعاد الإعدادات الأصلية', en: 'Reset settings to their defaults' },
  'missed-search.delete': { ar: 'مسح عمليات بحث بلا نتائج', en: 'Cleared searches without results' },
  'message.add': { ar: 'أدخل الطلب', en: 'Entered the request' },
  'message.open': { ar: 'فتح الطلب', en: 'Opened the request' },
  'message.state': { ar: 'غيّر حالة الطلب', en: 'Changed the status of the request' },
  'message.assign': { ar: 'غيّر المسؤول عن الطلب', en: 'Reassigned the request' },
  'message.note': { ar: 'كتب ملاحظة على الطلب', en: 'Added a note to the request' },
  'message.answer': { ar: 'ردّ على الطلب', en: 'Replied to the request' },
  'message.resend': { ar: 'أعاد إرسال بريد الطلب', en: 'Sent again an email of the request' },
  'message.release': { ar: 'فحص الطلب', en: 'Checked the request' },
  'message.refuse-source': { ar: 'رفض ليوم مصدر الطلب', en: 'Refused for a day the source of the request' },
  'message.accept-source': { ar: 'أعاد استقبال مصدر الطلب', en: 'Accepted again the source of the request' },
  'message.renew-link': { ar: 'جدّد رابط الطلب', en: 'Renewed the link of the request' },
  'message.file': { ar: 'أضاف ملفات إلى الطلب', en: 'Added files to the request' },
  'message.write': { ar: 'كتب على صفحة الطلب', en: 'Wrote on the page of the request' },
  'message.change-list': { ar: 'غيّر بنود الطلب', en: 'Changed the items of the request' },
  'message.cancel': { ar: 'ألغى الطلب', en: 'Cancelled the request' },
  'message.withdraw-news': {
    ar: 'سحب الموافقة على الأخبار من الطلب',
    en: 'Withdrew the consent to news of the request',
  },
  'message.contact': { ar: 'سجّل تواصلاً بشأن الطلب', en: 'Logged a contact about the request' },
  'message.outcome': { ar: 'غيّر نتيجة الطلب', en: 'Changed the outcome of the request' },
  'message.remind': { ar: 'غيّر تذكير الطلب', en: 'Changed the reminder of the request' },
  'message.duplicate': { ar: 'أغلق لأنه مكرر الطلب', en: 'Closed as a duplicate the request' },
  'message.delete': { ar: 'حذف الطلب', en: 'Deleted the request' },
  'quote.create': { ar: 'أنشأ عرض السعر', en: 'Began the quote' },
  'quote.update': { ar: 'عدّل عرض السعر', en: 'Changed the quote' },
  'quote.send': { ar: 'أرسل عرض السعر', en: 'Sent the quote' },
  'quote.ask-approval': { ar: 'طلب موافقة على عرض السعر', en: 'Asked for approval of the quote' },
  'quote.approve': { ar: 'وافق على عرض السعر', en: 'Approved the quote' },
  'quote.send-back': { ar: 'أعاد عرض السعر', en: 'Sent back the quote' },
  'quote.revise': { ar: 'أنشأ نسخة معدّلة من عرض السعر', en: 'Began a revision of the quote' },
  'quote.withdraw': { ar: 'سحب عرض السعر', en: 'Withdrew the quote' },
  'quote.remind': { ar: 'ذكّر العميل بعرض السعر', en: 'Reminded the customer of the quote' },
  'quote.proforma': { ar: 'أصدر الفاتورة المبدئية لعرض السعر', en: 'Issued the proforma invoice of the quote' },
  'quote.accept': { ar: 'قبل عرض السعر', en: 'Accepted the quote' },
  'quote.change': { ar: 'طلب تعديل عرض السعر', en: 'Asked for a change of the quote' },
  'quote.decline': { ar: 'رفض عرض السعر', en: 'Declined the quote' },
  'account.delete': { ar: 'حذف بياناته', en: 'A customer deleted their data' },
  'inbox.export': { ar: 'صدّر الوارد', en: 'Exported the inbox' },
  'backup.take': { ar: 'طلب نسخة احتياطية', en: 'Requested a backup' },
  'backup.download': { ar: 'نزّل نسخة احتياطية', en: 'Downloaded a backup' },
  'mail.test': { ar: 'أرسل رسالة تجريبية', en: 'Sent a test email' },
  'inbox.clean-up': { ar: 'حذف البيانات القديمة', en: 'Removed old data' },
}

/** What was done with several records, whose number stands behind it. */
export const manyVerbs: Readonly<Record<string, Localized>> = {
  create: shared.added,
  update: { ar: 'عدّل', en: 'Changed' },
  delete: { ar: 'نقل إلى السلة', en: 'Moved to the bin' },
}

/** What a version tells more exactly than the act does; the record's name stands behind it. */
export const versionVerbs: Partial<Record<VersionAct, Localized>> = {
  draft: { ar: 'حفظ مسودة', en: 'Saved a draft of' },
  schedule: { ar: 'جدول', en: 'Scheduled' },
  publish: shared.published,
  unpublish: { ar: 'أخفى من الموقع', en: 'Took off the site' },
  discard: { ar: 'حذف التغييرات غير المنشورة في', en: 'Discarded the unpublished changes of' },
  restore: { ar: 'استرجع إصداراً من', en: 'Restored a version of' },
  unbin: { ar: 'استرجع من السلة', en: 'Brought back from the bin' },
  import: { ar: 'استورد', en: 'Imported' },
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
