import { shared } from '#content/staff-labels.ts'
import type { NoticeKind } from '#domain/follow-up/follow-up.ts'
import { countText, type PluralForms } from '#domain/text/format.ts'
import type { Localized } from '#domain/text/locale.ts'

const requests: Localized<PluralForms> = {
  ar: {
    one: 'طلب واحد',
    two: 'طلبان',
    few: '{count}\u00a0طلبات',
    many: '{count}\u00a0طلباً',
    other: '{count}\u00a0طلب',
  },
  en: { one: 'one request', other: '{count}\u00a0requests' },
}
const counted = (count: number, locale: 'ar' | 'en') => countText(count, requests, locale)

/** Words of the mails that tell one of staff about requests: what one is about, and what it says. */
export const noticeMails = {
  kinds: {
    assigned: {
      label: { ar: 'أُسند إليك', en: 'Assigned to you' },
      text: { ar: 'أصبحت مسؤولاً عن هذا الطلب.', en: 'You are now responsible for this request.' },
    },
    due: {
      label: shared.overdue,
      text: { ar: 'حان موعد الرد على هذا الطلب ولم يُرد عليه.', en: 'This request should have had a reply by now.' },
    },
    reminder: {
      label: shared.reminder,
      text: { ar: 'حان موعد التذكير بهذا الطلب.', en: 'The reminder set for this request is due.' },
    },
    'quote-waiting': {
      label: { ar: 'عرض بلا رد', en: 'Quote without an answer' },
      text: {
        ar: 'لم يرد العميل على العرض منذ ثلاثة أيام عمل.',
        en: 'The customer has not answered the quote for three business days.',
      },
    },
    'quote-ending': {
      label: { ar: 'عرض يقارب الانتهاء', en: 'Quote about to expire' },
      text: {
        ar: 'تنتهي صلاحية العرض خلال يومي عمل ولم يرد العميل.',
        en: 'The quote expires within two business days and the customer has not answered.',
      },
    },
  } satisfies Record<NoticeKind, { label: Localized; text: Localized }>,
  dueToday: { ar: 'الرد عليه اليوم', en: 'Reply due today' },
  remindToday: { ar: 'تذكير اليوم', en: 'Reminder today' },
  many: {
    assigned: {
      ar: (count: number) => `أُسند إليك: ${counted(count, 'ar')}`,
      en: (count: number) => `Assigned to you: ${counted(count, 'en')}`,
    },
    followUp: {
      ar: (count: number) => `للمتابعة: ${counted(count, 'ar')}`,
      en: (count: number) => `To follow up: ${counted(count, 'en')}`,
    },
    daily: {
      ar: (count: number) => `للمتابعة اليوم: ${counted(count, 'ar')}`,
      en: (count: number) => `To follow up today: ${counted(count, 'en')}`,
    },
  },
  message: shared.message,
  customer: shared.customer,
  dueAt: shared.replyDue,
  remindAt: { ar: 'موعد التذكير', en: 'Reminder' },
  note: shared.note,
  quote: { ar: 'عرض السعر', en: 'Quote' },
  validUntil: shared.validUntil,
  all: { ar: 'فتح صندوق الوارد', en: 'Open the inbox' },
  settings: { ar: 'تختار في «حسابي» ما يصلك من التنبيهات.', en: 'Choose in “My account” which notifications you get.' },
}
