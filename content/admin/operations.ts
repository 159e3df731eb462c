import type { JobName } from '../../domain/site/job.ts'
import type { Localized } from '../../domain/text/locale.ts'

/** What the site does by itself, in the words of owners. */
export const operationsWords = {
  title: { ar: 'التشغيل', en: 'Operations' },
  text: {
    ar: 'ما يفعله الموقع من تلقاء نفسه، ومتى فعله آخر مرة، وهل نجح.',
    en: 'What the site does by itself, when it last did, and whether that went well.',
  },
  failed: { ar: 'تعذّر عرض حالة التشغيل.', en: 'The state of operations could not be shown.' },
  jobs: { ar: 'الأعمال الدورية', en: 'Regular jobs' },
  noJobs: { ar: 'لم يبدأ أي عمل بعد.', en: 'No job has been started yet.' },
  columns: {
    job: { ar: 'العمل', en: 'Job' },
    last: { ar: 'آخر مرة', en: 'Last run' },
    result: { ar: 'النتيجة', en: 'Result' },
    detail: { ar: 'ماذا فعل', en: 'What it did' },
  },
  names: {
    retention: { ar: 'حذف البيانات التي انتهت مدتها', en: 'Remove data whose time has passed' },
    uploads: { ar: 'حذف الملفات غير المستخدمة', en: 'Remove unused uploads' },
    texts: { ar: 'تنظيف نصوص المقالات من جديد', en: 'Clean the texts of articles again' },
    backup: { ar: 'نسخة احتياطية', en: 'Backup' },
    'restore-drill': { ar: 'تجربة استعادة النسخة', en: 'Trial restore of a backup' },
    notices: { ar: 'تنبيهات بالبريد', en: 'Notices by mail' },
  } satisfies Record<JobName, Localized>,
  results: {
    never: { ar: 'لم يحن وقته بعد', en: 'Not due yet' },
    running: { ar: 'يعمل الآن', en: 'Running' },
    done: { ar: 'نجح', en: 'Went well' },
    failed: { ar: 'فشل', en: 'Failed' },
  },
  lastSuccess: { ar: 'آخر نجاح:', en: 'Last success:' },
  details: {
    backup: { ar: 'الملف', en: 'File' },
    rows: { ar: 'السجلات', en: 'Rows' },
    files: { ar: 'الملفات', en: 'Files' },
    removed: { ar: 'نسخ قديمة حُذفت', en: 'Old backups removed' },
    count: { ar: 'حُذف', en: 'Removed' },
    cleaned: { ar: 'نصوص لم تكن نظيفة', en: 'Texts that were not clean' },
    messages: { ar: 'طلبات ورسائل', en: 'Requests and messages' },
    spam: { ar: 'رسائل مزعجة', en: 'Spam' },
    mails: { ar: 'رسائل بريد', en: 'Mails' },
    audit: { ar: 'أسطر من السجل', en: 'Lines of the log' },
  } as Record<string, Localized>,
  backups: { ar: 'النسخ الاحتياطية', en: 'Backups' },
  backupsOff: {
    ar: 'لا يأخذ الموقع نسخاً احتياطية من تلقاء نفسه. تأكد أن أحداً يأخذها، أو عيّن BACKUP_DIR.',
    en: 'The site makes no automatic backups. Make sure that someone does, or set BACKUP_DIR.',
  },
  folder: { ar: 'المجلد', en: 'Folder' },
  number: { ar: 'عددها', en: 'Number' },
  newest: { ar: 'أحدثها', en: 'Newest' },
  none: { ar: 'لا توجد بعد', en: 'None yet' },
  size: { ar: 'الحجم من دون الصور', en: 'Size without pictures' },
  encrypted: { ar: 'مشفّرة', en: 'Encrypted' },
  yes: { ar: 'نعم', en: 'Yes' },
  no: { ar: 'لا', en: 'No' },
  outbox: { ar: 'البريد الصادر', en: 'Outgoing mail' },
  waiting: { ar: 'تنتظر الإرسال', en: 'Waiting' },
  givenUp: { ar: 'تعذّر إرسالها', en: 'Given up' },
  oldest: { ar: 'أقدمها ينتظر منذ (دقائق)', en: 'The oldest has waited for (minutes)' },
}
