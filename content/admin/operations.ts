import { shared } from '#content/staff-labels.ts'
import type { JobName } from '#domain/site/job.ts'
import type { SiteTrouble } from '#domain/site/site-troubles.ts'
import type { Localized } from '#domain/text/locale.ts'

/** What the site does by itself, in the words of owners. */
export const operationsWords = {
  title: shared.operations,
  failed: { ar: 'تعذّر عرض حالة التشغيل.', en: 'The status could not be shown.' },
  state: { ar: 'حالة الموقع', en: 'Site status' },
  well: { ar: 'كل شيء يعمل', en: 'All is well' },
  unwell: { ar: 'يحتاج إلى متابعة', en: 'Needs attention' },
  system: { ar: 'تفاصيل الخادم', en: 'Server details' },
  version: { ar: 'الإصدار', en: 'Version' },
  startedAt: { ar: 'يعمل منذ', en: 'Running since' },
  database: { ar: 'قاعدة البيانات', en: 'Database' },
  databaseSize: { ar: 'حجم قاعدة البيانات', en: 'Database size' },
  ping: { ar: 'زمن استجابتها', en: 'Response time' },
  milliseconds: { ar: 'مللي ثانية', en: 'ms' },
  storage: { ar: 'مخزن الملفات', en: 'File storage' },
  storageKinds: {
    file: { ar: 'مجلد على هذا الخادم', en: 'A folder on this machine' },
    s3: { ar: 'مخزن كائنات (S3)', en: 'Object storage (S3)' },
  },
  printing: { ar: 'ملفات PDF', en: 'PDF files' },
  prints: {
    yes: { ar: 'تُنشأ هنا', en: 'Made here' },
    no: { ar: 'لا يمكن إنشاؤها: برنامج إنشاء PDF غير متوفر', en: 'Cannot be made: the PDF maker is not available' },
  },
  storageDown: { ar: 'لا يستجيب', en: 'is not responding' },
  versionsAndBin: { ar: 'الإصدارات والسلة', en: 'Versions and bin' },
  versionsAndBinTake: {
    ar: (versions: string, binned: string, size: string) =>
      `الإصدارات: ${versions}، في السلة: ${binned}، الحجم: ${size}`,
    en: (versions: string, binned: string, size: string) =>
      `Versions: ${versions}, in the bin: ${binned}, size: ${size}`,
  },
  countedAtNight: { ar: 'تُحسب كل ليلة', en: 'Counted every night' },
  disk: { ar: 'المساحة الخالية', en: 'Free on the disk' },
  diskOf: {
    ar: (free: string, total: string) => `${free} من ${total}`,
    en: (free: string, total: string) => `${free} of ${total}`,
  },
  visitorFiles: { ar: 'ملفات الزوار: آخر يوم، وكلها', en: 'Visitors’ files: last day, all' },
  unknown: { ar: 'غير معروفة', en: 'Unknown' },
  jobs: { ar: 'المهام المجدولة', en: 'Scheduled jobs' },
  noJobs: { ar: 'لم تبدأ أي مهمة بعد.', en: 'No job has run yet.' },
  columns: {
    job: { ar: 'المهمة', en: 'Job' },
    last: { ar: 'آخر مرة', en: 'Last run' },
    next: { ar: 'المرة القادمة', en: 'Next run' },
    result: { ar: 'النتيجة', en: 'Result' },
    detail: { ar: 'ماذا فعلت', en: 'What it did' },
  },
  names: {
    retention: { ar: 'حذف البيانات التي انتهت مدتها', en: 'Delete data past its retention period' },
    uploads: { ar: 'حذف الملفات غير المستخدمة', en: 'Remove unused uploads' },
    texts: { ar: 'تنظيف نصوص المقالات من جديد', en: 'Clean article texts again' },
    backup: { ar: 'نسخة احتياطية', en: 'Backup' },
    customers: { ar: 'عملاء الطلبات السابقة', en: 'Customers of earlier requests' },
    documents: { ar: 'تنبيهات انتهاء المستندات', en: 'Notices of expiring documents' },
    'restore-drill': { ar: 'تجربة استعادة النسخة', en: 'Trial restore of a backup' },
    notices: { ar: 'تنبيهات بالبريد', en: 'Email notifications' },
    versions: { ar: 'حذف الإصدارات القديمة وتنظيف السلة', en: 'Delete old versions and clear the bin' },
  } satisfies Record<JobName, Localized>,
  results: {
    never: { ar: 'لم يحن موعدها بعد', en: 'Not due yet' },
    running: { ar: 'تعمل الآن', en: 'Running' },
    done: { ar: 'نجحت', en: 'Succeeded' },
    failed: { ar: 'فشلت', en: 'Failed' },
    due: { ar: 'تنتظر دورها', en: 'Waiting to run' },
  },
  lastSuccess: { ar: 'آخر نجاح:', en: 'Last success:' },
  details: {
    backup: { ar: 'الملف', en: 'File' },
    rows: { ar: 'السجلات', en: 'Rows' },
    files: { ar: 'الملفات', en: 'Files' },
    removed: { ar: 'نسخ قديمة حُذفت', en: 'Old backups removed' },
    count: { ar: 'حُذف', en: 'Removed' },
    cleaned: { ar: 'نصوص لم تكن نظيفة', en: 'Texts cleaned' },
    messages: { ar: 'طلبات ورسائل', en: 'Requests and messages' },
    spam: { ar: 'رسائل غير مرغوب فيها', en: 'Spam' },
    mails: { ar: 'رسائل بريد', en: 'Emails' },
    audit: { ar: 'أسطر من السجل', en: 'Log entries' },
    thinned: { ar: 'إصدارات قديمة حُذفت', en: 'Old versions deleted' },
    purged: { ar: 'حُذف نهائياً من السلة', en: 'Deleted for good from the bin' },
    documents: shared.documents,
    texts: { ar: 'نصوص لم يعد يستخدمها إصدار', en: 'Texts no version used' },
  } as Record<string, Localized>,
  backups: { ar: 'النسخ الاحتياطية', en: 'Backups' },
  backupsOff: {
    ar: 'لا يأخذ الموقع نسخاً احتياطية: إن تعطّل الخادم ضاعت الطلبات والمحتوى. اطلب من مدير النظام تعيين BACKUP_DIR.',
    en: 'The site makes no backups: if the server breaks, requests and content are lost. Ask your administrator to set BACKUP_DIR.',
  },
  folder: { ar: 'المجلد', en: 'Folder' },
  number: { ar: 'عددها', en: 'Number' },
  newest: { ar: 'أحدثها', en: 'Newest' },
  none: { ar: 'لا توجد بعد', en: 'None yet' },
  size: { ar: 'الحجم من دون الصور', en: 'Size without pictures' },
  encrypted: { ar: 'مشفّرة', en: 'Encrypted' },
  yes: shared.yes,
  no: shared.no,
  take: { ar: 'أنشئ نسخة احتياطية الآن', en: 'Back up now' },
  taking: { ar: 'جارٍ أخذ نسخة...', en: 'Backing up...' },
  taken: { ar: 'أُخذت نسخة احتياطية.', en: 'A backup was taken.' },
  lastFailed: { ar: 'فشلت آخر نسخة احتياطية:', en: 'The last backup failed:' },
  refresh: { ar: 'تحديث', en: 'Refresh' },
  archives: { ar: 'أحدث النسخ', en: 'Latest backups' },
  allArchives: { ar: (count: string) => `كل النسخ (${count})`, en: (count: string) => `All backups (${count})` },
  download: { ar: 'تنزيل', en: 'Download' },
  downloadOf: {
    ar: (moment: string) => `تنزيل نسخة ${moment}`,
    en: (moment: string) => `Download the backup of ${moment}`,
  },
  downloadHint: {
    ar: 'تحوي النسخة الجداول: الطلبات والحسابات والمحتوى، مشفّرة بمفتاح BACKUP_KEY. الصور وأوراق البيانات في مجلد files بجانبها.',
    en: 'A backup contains the tables: requests, accounts and content, encrypted with BACKUP_KEY. Pictures and data sheets are in the folder “files” beside it.',
  },
  unlock: { ar: 'عرض التنزيلات', en: 'Show the downloads' },
  unlocked: { ar: 'التنزيل متاح لعشر دقائق.', en: 'Downloads are open for ten minutes.' },
  unlockHint: {
    ar: 'أدخل كلمة مرورك لتنزيل النسخ المشفّرة.',
    en: 'Enter your password to download encrypted backups.',
  },
  plainHint: {
    ar: 'النسخ غير المشفّرة لا تُنزَّل من هنا: فيها ما كتبه الناس وما يفتح حساباتهم. عيّن BACKUP_KEY لتُشفَّر.',
    en: 'Unencrypted backups cannot be downloaded here: they contain what people wrote and what opens their accounts. Set BACKUP_KEY to encrypt them.',
  },
  pictures: {
    title: { ar: 'الصور المصغّرة', en: 'Smaller pictures' },
    pending: { ar: 'تنتظر التصغير', en: 'Waiting' },
    waiting: { ar: 'صور تنتظر التصغير', en: 'Pictures waiting to be made smaller' },
    failed: { ar: 'تعذّر تصغيرها', en: 'Could not be made' },
    retry: { ar: 'أعد المحاولة', en: 'Try again' },
    retrying: { ar: 'جارٍ التصغير...', en: 'Trying...' },
    retried: { ar: 'تُصغَّر الصور من جديد.', en: 'The pictures are being tried again.' },
  },
  outbox: { ar: 'البريد الصادر', en: 'Outgoing mail' },
  waiting: { ar: 'تنتظر الإرسال', en: 'Waiting' },
  givenUp: { ar: 'تعذّر إرسالها', en: 'Not sent after all attempts' },
  testMail: {
    address: { ar: 'إلى البريد الإلكتروني', en: 'To the email address' },
    submit: { ar: 'أرسل رسالة تجريبية', en: 'Send a test email' },
    sending: { ar: 'جارٍ الإرسال...', en: 'Sending...' },
    taken: {
      ar: 'قبل خادم البريد الرسالة. تحقّق من وصولها.',
      en: 'The mail server accepted the email. Check that it arrives.',
    },
  },
  mailOff: {
    ar: 'لا يُرسل بريد، ولا تصل الردود إلى العملاء. اطلب من مدير النظام تعيين SMTP_URL؛ الرسائل محفوظة وتُرسل عندها.',
    en: 'No email is sent, and no answer reaches a customer. Ask your administrator to set SMTP_URL; emails are kept and sent then.',
  },
  errors: { ar: 'آخر الأخطاء', en: 'Recent errors' },
  errorsText: {
    ar: 'من سجل هذا الخادم منذ تشغيله، من دون بيانات شخصية. التفاصيل في سجل الخادم تحت الرقم.',
    en: 'From this server’s log since its start, without personal data. Look up the number in the log for details.',
  },
  noErrors: { ar: 'لا أخطاء منذ التشغيل.', en: 'No errors since the server started.' },
  errorColumns: {
    event: { ar: 'الحدث', en: 'Event' },
    at: { ar: 'الوقت', en: 'When' },
    level: { ar: 'الدرجة', en: 'Level' },
    cause: { ar: 'السبب', en: 'Cause' },
    count: { ar: 'العدد', en: 'Times' },
    id: { ar: 'الرقم', en: 'Number' },
  },
  levels: {
    warn: { ar: 'تحذير', en: 'Warning' },
    error: { ar: 'خطأ', en: 'Error' },
  },
  actFailed: { ar: 'تعذّر ذلك الآن. حاول بعد قليل.', en: 'That is not possible right now. Try again in a moment.' },
  noArchive: { ar: 'لا توجد نسخة بهذا الاسم.', en: 'There is no backup by that name.' },
  oldest: { ar: 'أقدمها ينتظر منذ (دقائق)', en: 'Oldest has been waiting (minutes)' },
}

/** What an owner has to see to, by its kind; `job-failed` has the name of the job behind it. */
export const troubleWords = {
  'storage-away': { ar: 'مخزن الملفات لا يستجيب.', en: 'File storage is not responding.' },
  'disk-full': {
    ar: 'القرص ممتلئ: لا تُقبل ملفات جديدة، وقد لا تُحفظ الطلبات.',
    en: 'The disk is full: no new files are accepted, and requests may not be saved.',
  },
  'disk-low': { ar: 'القرص يكاد يمتلئ.', en: 'The disk is nearly full.' },
  'visitor-files': {
    ar: 'ملفات الزوار تقارب حدها، وما زاد عليه يُرفض. الطلبات نفسها تُستلم.',
    en: 'Visitors’ files are close to their limit; files beyond it are refused. Requests are still accepted.',
  },
  'backup-old': { ar: 'آخر نسخة احتياطية أقدم من ثلاث ساعات.', en: 'The last backup is more than three hours old.' },
  'mail-waits': { ar: 'بريد ينتظر الإرسال منذ أكثر من ساعة.', en: 'Emails have been waiting for more than an hour.' },
  'mail-failed': { ar: 'رسائل تعذّر إرسالها نهائياً.', en: 'Some emails could not be sent.' },
  'pictures-failed': {
    ar: 'صور تُعرض بحجمها الكامل: تعذّر تصغيرها.',
    en: 'Some pictures are shown in full size: they could not be made smaller.',
  },
  'webhooks-stopped': {
    ar: 'خطاف ويب أُوقف، أو حدث لم يُستقبل بعد 24 ساعة من المحاولات.',
    en: 'A webhook was stopped, or an event was given up, after 24 hours of attempts.',
  },
  'backups-off': { ar: 'لا تُؤخذ نسخ احتياطية.', en: 'No backups are taken.' },
  'job-failed': { ar: 'فشلت مهمة:', en: 'A job failed:' },
} satisfies Record<SiteTrouble['kind'], Localized>

export const operationsRefusals = {
  backupsOff: operationsWords.backupsOff,
  jobsNotStarted: {
    ar: 'لم تبدأ المهام المجدولة بعد. حاول بعد قليل.',
    en: 'The scheduled jobs have not started yet. Try again in a moment.',
  },
  backupRunning: { ar: 'تُؤخذ نسخة احتياطية الآن.', en: 'A backup is already being taken.' },
  notEncrypted: operationsWords.plainHint,
  mailOff: operationsWords.mailOff,
  mailRefused: {
    ar: (reason: string) => `لم يقبل خادم البريد الرسالة: ${reason}`,
    en: (reason: string) => `The mail server did not accept the email: ${reason}`,
  },
}
