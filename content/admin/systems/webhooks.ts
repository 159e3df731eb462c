import { shared } from '#content/staff-labels.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { DeliveryState } from '#domain/webhooks/delivery.ts'
import type { TargetProblem } from '#domain/webhooks/public-address.ts'
import type { WebhookEventName } from '#domain/webhooks/webhook.ts'

/** What programs are told of. */
export const webhookEvents: Record<WebhookEventName, Localized> = {
  'request.created': shared.newRequest,
  'request.changed': { ar: 'تغيّر طلب', en: 'Request changed' },
  'quote.sent': { ar: 'أُرسل عرض سعر', en: 'Quotation sent' },
  'quote.accepted': { ar: 'قُبل عرض سعر', en: 'Quotation accepted' },
  'quote.declined': { ar: 'رُفض عرض سعر', en: 'Quotation declined' },
  'product.changed': { ar: 'تغيّر منتج', en: 'Product changed' },
  'price.changed': { ar: 'تغيّر سعر', en: 'Price changed' },
}

export const webhooksWords = {
  title: shared.webhooks,
  text: {
    ar: 'أنظمة أخرى تصلها الأحداث فور وقوعها، موقّعة وفق Standard Webhooks.',
    en: 'Other systems that are notified of events as they happen, signed as Standard Webhooks says.',
  },
  add: { ar: 'إضافة خطاف ويب', en: 'Add webhook' },
  editTitle: { ar: 'تعديل خطاف ويب', en: 'Edit webhook' },
  search: shared.searchAddresses,
  searchButton: shared.search,
  edit: shared.edit,
  editNamed: { ar: (name: string) => `تعديل: ${name}`, en: (name: string) => `Edit: ${name}` },
  remove: shared.delete,
  removeQuestion: {
    ar: 'لن يصل إلى هذا العنوان شيء بعد الحذف، ويُحذف سجل ما أُرسل إليه.',
    en: 'Nothing will be sent to this address any more, and the log of what was sent goes, too.',
  },
  empty: {
    title: { ar: 'لا خطافات ويب', en: 'No webhooks yet' },
    text: {
      ar: 'أضف عنوان نظام المحاسبة أو المستودع ليصله كل طلب وعرض سعر.',
      en: 'Add the address of your ERP or store, and it hears of each request and quotation.',
    },
  },
  noneFound: { title: { ar: 'لا خطافات ويب', en: 'No webhooks' }, all: shared.showAll },
  failed: { ar: 'تعذّر تحميل خطافات الويب', en: 'The webhooks could not be loaded' },
  state: {
    on: { ar: 'يعمل', en: 'On' },
    off: { ar: 'متوقف', en: 'Off' },
    paused: { ar: 'ينتظر إعادة المحاولة', en: 'Waiting to try again' },
    stopped: { ar: 'أُوقف بعد 24 ساعة من المحاولات', en: 'Stopped after 24 hours of attempts' },
  },
  waiting: { ar: (count: string) => `ينتظر ${count}`, en: (count: string) => `${count} waiting` },
  fields: {
    url: shared.address,
    events: { ar: 'الأحداث', en: 'Events' },
    active: { ar: 'تشغيل', en: 'Turned on' },
    name: { ar: 'الخادم', en: 'Host' },
  },
  yes: shared.yes,
  no: shared.no,
  urlHint: {
    ar: 'عنوان https على الإنترنت، مثل https://erp.example/hooks',
    en: 'An https address on the internet, such as https://erp.example/hooks',
  },
  form: {
    title: { ar: 'إلى أين، وبماذا', en: 'Where to, and of what' },
    save: { ar: 'حفظ خطاف الويب', en: 'Save webhook' },
    refused: { ar: 'لم يُحفظ خطاف الويب. راجع الحقول المعلّمة.', en: 'Not saved. Please check the marked fields.' },
    unknown: shared.notSaved,
  },
  removing: {
    done: { ar: 'حُذف خطاف الويب.', en: 'The webhook has been deleted.' },
    unknown: { ar: 'حُذف هذا الخطاف من قبل.', en: 'This webhook has already been deleted.' },
    failed: shared.notDeleted,
  },
}

/** The page of one webhook: its secret, and what it was sent. */
export const webhookWords = {
  secret: {
    title: { ar: 'المفتاح السري', en: 'Secret' },
    text: {
      ar: 'به يتحقق النظام المستقبِل من أن الرسائل منك. يظهر مرة واحدة.',
      en: 'With it the receiving system checks that messages are yours. It is shown once.',
    },
    show: { ar: 'إظهار المفتاح', en: 'Show the secret' },
    renew: { ar: 'مفتاح جديد', en: 'New secret' },
    renewText: {
      ar: 'المفتاح الحالي يبقى صالحاً 24 ساعة بعد إنشاء الجديد.',
      en: 'The present one stays valid for 24 hours after a new one is made.',
    },
    done: { ar: 'انسخ المفتاح الآن، فلن يظهر مرة أخرى.', en: 'Copy the secret now: it will not be shown again.' },
  },
  resume: {
    text: {
      ar: 'لم يستقبل هذا العنوان شيئاً منذ 24 ساعة. كل ما حدث محفوظ ويُرسل بترتيبه.',
      en: 'This address took nothing for 24 hours. All events are stored and will be sent in order.',
    },
    submit: { ar: 'استئناف الإرسال', en: 'Resume sending' },
    done: { ar: 'استؤنف الإرسال.', en: 'Sending has resumed.' },
  },
  log: {
    title: { ar: 'ما أُرسل', en: 'Deliveries' },
    text: { ar: 'يُحفظ 30 يوماً. الأحدث أولاً.', en: 'Kept for 30 days. The latest first.' },
    none: { ar: 'لم يُرسل شيء بعد.', en: 'Nothing was sent yet.' },
    columns: {
      at: { ar: 'الوقت', en: 'Time' },
      event: shared.event,
      state: { ar: 'الحالة', en: 'State' },
      attempts: { ar: 'المحاولات', en: 'Attempts' },
      answer: { ar: 'الرد', en: 'Answer' },
    },
    states: {
      waiting: { ar: 'ينتظر', en: 'Waiting' },
      sent: shared.sent,
      failed: { ar: 'لم يُستقبل', en: 'Given up' },
    } satisfies Record<DeliveryState, Localized>,
    shown: { ar: 'ما يُرسل', en: 'What is sent' },
    replay: shared.sendAgain,
    replayNamed: { ar: (what: string) => `إعادة الإرسال: ${what}`, en: (what: string) => `Send again: ${what}` },
    replayed: { ar: 'سيُرسل من جديد خلال ثوانٍ.', en: 'It will be sent again within seconds.' },
  },
  unknown: { ar: 'هذا السجل غير موجود.', en: 'There is no such record.' },
  failed: shared.tryAgain,
}

/** Why an attempt failed, where the status does not say it. */
export const deliveryErrors: Record<string, Localized> = {
  timeout: { ar: 'لا رد خلال 10 ثوانٍ', en: 'No answer within 10 seconds' },
  redirect: { ar: 'يحوّل إلى عنوان آخر', en: 'Redirects to another address' },
  'not-public': { ar: 'عنوان داخلي', en: 'A private address' },
  'not-https': { ar: 'ليس https', en: 'Not https' },
  ENOTFOUND: { ar: 'اسم الخادم غير معروف', en: 'Unknown host name' },
  ECONNREFUSED: { ar: 'رُفض الاتصال', en: 'Connection refused' },
  ECONNRESET: { ar: 'انقطع الاتصال', en: 'Connection lost' },
}

export const webhookRefusals: Record<TargetProblem | 'full', Localized> = {
  malformed: {
    ar: 'اكتب عنواناً كاملاً مثل https://erp.example/hooks',
    en: 'Write a whole address, like https://erp.example/hooks',
  },
  'not-https': { ar: 'يجب أن يبدأ العنوان بـ https://', en: 'The address must begin with https://' },
  'not-public': {
    ar: 'هذا عنوان شبكة داخلية. اكتب عنواناً على الإنترنت.',
    en: 'This address is in a private network. Write one on the internet.',
  },
  full: { ar: 'لا مكان لخطافات أخرى. احذف ما لا يُستخدم.', en: 'There is no room for more. Delete what is not used.' },
}

/** What calls answer. */
export const webhookCalls = {
  missing: { ar: 'لا يوجد خطاف ويب بهذا المعرّف', en: 'No such webhook' },
  noDelivery: { ar: 'لا يوجد إرسال بهذا المعرّف', en: 'No such delivery' },
}
