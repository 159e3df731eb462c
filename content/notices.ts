import { counted, type PluralForms } from '#domain/text/format.ts'
import type { Localized } from '#domain/text/locale.ts'

const heldForms: Localized<PluralForms> = {
  ar: {
    one: 'طلب واحد بانتظار الفحص',
    two: 'طلبان بانتظار الفحص',
    few: '{count}\u00a0طلبات بانتظار الفحص',
    many: '{count}\u00a0طلباً بانتظار الفحص',
    other: '{count}\u00a0طلب بانتظار الفحص',
  },
  en: { one: 'one request is held', other: '{count}\u00a0requests are held' },
}

/** Words of the one mail that tells staff of requests that came beyond the ceilings. */
export const heldNotice = {
  subject: counted(heldForms),
  text: {
    ar: 'وصلت في وقت قصير أكثر مما يُجاب عليه تلقائياً. كلها محفوظة، ولم يُرسل إلى أصحابها إشعار استلام.',
    en: 'More requests arrived in a short time than are answered automatically. All are kept; their senders were sent no confirmation.',
  },
  open: { ar: 'فتح الوارد', en: 'Open the inbox' },
}

/** Words of the one mail a day that notifies staff of expiring documents. */
export const endingNotice = {
  title: { ar: 'مستندات تنتهي', en: 'Documents ending' },
  text: {
    ar: 'أضف المراجعة الجديدة قبل انتهائها. ما ينتهي من غير أوراق البيانات وصحائف السلامة يغيب عن الموقع.',
    en: 'Add the new revision before they end. What has ended leaves the site, data sheets and safety data sheets apart.',
  },
  open: { ar: 'فتح المستند', en: 'Open the document' },
  all: { ar: 'كل المستندات', en: 'All documents' },
}

export type Trouble = 'backup' | 'restore-drill' | 'mail' | 'storage' | 'webhooks'

/** Words of the mail that tells the owner what has not worked for an hour. */
export const troubleNotice = {
  subject: { ar: 'الموقع يحتاج إلى متابعة', en: 'The site needs attention' },
  text: { ar: 'هذا لا يعمل منذ ساعة أو أكثر:', en: 'This has not worked for an hour or more:' },
  troubles: {
    backup: { ar: 'النسخ الاحتياطية', en: 'Backups' },
    'restore-drill': { ar: 'تجربة استعادة النسخة', en: 'The trial restore of a backup' },
    mail: { ar: 'إرسال البريد', en: 'Sending email' },
    storage: { ar: 'مخزن الملفات', en: 'File storage' },
    webhooks: {
      ar: 'إرسال الأحداث إلى الأنظمة الأخرى: توقّف خطاف ويب بعد 24 ساعة من المحاولات',
      en: 'Sending events to other systems: a webhook was stopped after 24 hours of attempts',
    },
  } satisfies Record<Trouble, Localized>,
  more: {
    ar: 'السبب في صفحة التشغيل وفي سجل الخادم.',
    en: 'The cause is shown on the operations page and in the server’s log.',
  },
  open: { ar: 'فتح صفحة التشغيل', en: 'Open operations' },
}

/** Words of the mail by which an owner tries the mail server. */
export const testMailWords = {
  subject: { ar: 'رسالة تجريبية', en: 'Test email' },
  text: {
    ar: 'وصلت هذه الرسالة، فخادم البريد يعمل وهو يقبل رسائل الموقع.',
    en: 'This email has arrived, so the mail server works and accepts the site’s emails.',
  },
}
