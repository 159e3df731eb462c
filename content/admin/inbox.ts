import { shared } from '#content/staff-labels.ts'
import { nouns, counted, type PluralForms } from '#domain/text/format.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { MailState } from '#domain/messages/mail.ts'
import type { MessageKind } from '#domain/messages/message.ts'

const messageForms = nouns(['طلب واحد', 'طلبان', 'طلبات', 'طلباً', 'طلب'], ['request', 'requests'], { ar: 'لا طلبات' })

const newForms: Localized<PluralForms> = {
  ar: {
    one: 'طلب جديد',
    two: 'طلبان جديدان',
    few: '{count}\u00a0جديدة',
    many: '{count}\u00a0جديداً',
    other: '{count}\u00a0جديد',
  },
  en: { other: '{count}\u00a0new' },
}

const mailForms: Localized<PluralForms> = {
  ar: {
    one: 'رسالة بريد واحدة',
    two: 'رسالتا بريد',
    few: '{count}\u00a0رسائل بريد',
    many: '{count}\u00a0رسالة بريد',
    other: '{count}\u00a0رسالة بريد',
  },
  en: { one: 'one email', other: '{count}\u00a0emails' },
}

export const messageKinds: Record<MessageKind, Localized> = {
  quote: shared.quote,
  contact: shared.message,
  document: { ar: 'طلب مستند', en: 'Document request' },
  equivalent: { ar: 'سؤال عن مكافئ', en: 'Equivalent asked for' },
}

/** The list of messages and what stands above it. */
export const inbox = {
  title: shared.inbox,
  newCount: counted(newForms),
  messages: counted(messageForms),
  list: shared.requestsAndMessages,
  kinds: {
    all: shared.all,
    quote: shared.quotations,
    contact: { ar: 'الرسائل', en: 'Messages' },
    document: { ar: 'طلبات المستندات', en: 'Document requests' },
    equivalent: { ar: 'المكافئات المطلوبة', en: 'Equivalents asked for' },
  },
  search: { ar: 'ابحث بالاسم أو البريد أو الجوال أو النص', en: 'Search name, email, phone, company or text' },
  searchButton: shared.search,
  filter: shared.filter,
  chosen: { ar: (count: number) => `تصفية (${count})`, en: (count: number) => `Filter (${count})` },
  show: {
    label: shared.status,
    all: { ar: 'الكل عدا غير المرغوب فيه', en: 'All but spam' },
    unread: shared.unread,
    unsent: shared.emailNotSent,
    news: shared.agreedToNews,
  },
  assignee: { label: shared.assignedTo, anybody: shared.anyone, nobody: shared.nobody },
  from: shared.fromDate,
  to: shared.toDate,
  apply: shared.show,
  clear: shared.clearFilters,
  unread: shared.unread,
  held: shared.held,
  views: { ar: 'أقسام الوارد', en: 'Inbox views' },
  viewCount: {
    ar: (name: string, count: number) => `${name} (${count})`,
    en: (name: string, count: number) => `${name} (${count})`,
  },
  mailFailed: shared.emailNotSent,
  yesterday: { ar: 'أمس', en: 'Yesterday' },
  empty: {
    title: { ar: 'لا طلبات بعد', en: 'No requests yet' },
    text: {
      ar: 'طلبات عروض الأسعار والرسائل التي يرسلها الزوار تظهر هنا فور وصولها.',
      en: 'Quote requests and messages that visitors send appear here as soon as they arrive.',
    },
  },
  nothing: {
    title: shared.nothingFound,
    text: { ar: 'لا طلب يطابق البحث أو التصفية.', en: 'No request matches the search or the filters.' },
  },
  export: {
    label: shared.export,
    xlsx: { ar: 'جدول (Excel)', en: 'Table (Excel)' },
    csv: { ar: 'جدول (CSV)', en: 'Table (CSV)' },
    json: { ar: 'بيانات (JSON)', en: 'Data (JSON)' },
    hint: { ar: 'يشمل كل ما تعرضه القائمة.', en: 'Includes everything in the list.' },
  },
  select: {
    begin: shared.select,
    end: { ar: 'إنهاء التحديد', en: 'End selection' },
    one: { ar: (name: string) => `تحديد: ${name}`, en: (name: string) => `Select: ${name}` },
    state: { ar: 'الحالة الجديدة', en: 'New status' },
    apply: shared.changeStatus,
    choose: { ar: 'اختر...', en: 'Choose...' },
    nothing: { ar: 'اختر أولاً ما تريد تغييره.', en: 'Choose what to change first.' },
    none: { ar: 'حدّد طلباً واحداً على الأقل.', en: 'Select at least one request.' },
  },
}

/** How the mails fare, as the top bar and the overview say it. */
export const mailHealthWords = {
  works: { ar: 'البريد يعمل', en: 'Email works' },
  off: { ar: 'البريد غير مفعّل', en: 'Email is off' },
  offText: {
    ar: (mails: string) => `لا خادم بريد بعد (SMTP_URL). تنتظر ${mails}، ولا يضيع شيء: كل الطلبات محفوظة هنا.`,
    en: (mails: string) =>
      `There is no mail server yet (SMTP_URL). Waiting: ${mails}. Nothing is lost: all requests are stored here.`,
  },
  waiting: { ar: 'خادم البريد لا يستجيب', en: 'The mail server is not responding' },
  waitingText: {
    ar: (mails: string) => `تنتظر ${mails} ونعيد المحاولة تلقائياً. آخر رد من الخادم:`,
    en: (mails: string) => `Waiting: ${mails}. They will be retried automatically. Last reply from the mail server:`,
  },
  failed: shared.emailNotSent,
  failedText: {
    ar: (mails: string) => `تعذّر إرسال ${mails} بعد محاولات دامت خمسة أيام.`,
    en: (mails: string) => `Not sent after trying for five days: ${mails}.`,
  },
  failedShow: { ar: 'عرض هذه الطلبات', en: 'Show these requests' },
  mails: counted(mailForms),
}

/** What stands beside the list while no message is open. */
export const inboxOverview = {
  title: { ar: 'نظرة عامة', en: 'Overview' },
  choose: { ar: 'اختر طلباً من القائمة لقراءته.', en: 'Choose a request from the list to read it.' },
  keys: {
    ar: 'اختصارات: / للبحث، J و K للتنقل بين الطلبات.',
    en: 'Shortcuts: / to search, J and K to move between requests.',
  },
  cleanUp: {
    title: { ar: 'مدة الحفظ', en: 'Retention of requests' },
    rule: {
      ar: (months: string) =>
        `تُحذف الطلبات وما يتبعها بعد ${months}، وغير المرغوب فيه بعد 90 يوماً. تبقى الأعداد وحدها، بلا بيانات أشخاص.`,
      en: (months: string) =>
        `Requests and all that belongs to them go after ${months}, spam after 90 days. Only counts are kept, without personal data.`,
    },
    last: { ar: (when: string) => `آخر تنظيف: ${when}.`, en: (when: string) => `Last clean-up: ${when}.` },
    removed: {
      ar: (messages: number, spam: number, mails: number) =>
        `حُذف: طلبات ${messages}، غير مرغوب فيه ${spam}، رسائل بريد ${mails}.`,
      en: (messages: number, spam: number, mails: number) =>
        `Removed: requests ${messages}, spam ${spam}, emails ${mails}.`,
    },
    nothing: { ar: 'لم يكن هناك ما يُحذف.', en: 'There was nothing to remove.' },
    never: { ar: 'لم يجرِ تنظيف بعد.', en: 'No clean-up has run yet.' },
  },
}

export const mailStates: Record<MailState, Localized> = {
  queued: { ar: 'في الانتظار', en: 'Waiting' },
  sent: { ar: 'أُرسلت', en: 'Sent' },
  failed: { ar: 'لم تُرسل', en: 'Not sent' },
}
