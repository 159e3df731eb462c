import { shared } from '#content/staff-labels.ts'
import type { FollowUpProblem } from '#domain/follow-up/follow-up-form.ts'
import type { ContactWay, LostReason, OutcomeName } from '#domain/follow-up/follow-up.ts'
import type { InboxView } from '#domain/messages/inbox-query.ts'
import type { FieldErrors } from '#domain/records/errors.ts'
import type { Localized } from '#domain/text/locale.ts'
import { amountProblems } from '#content/amount-problems.ts'
import { fieldProblems } from '#content/forms.ts'

/** How the work on a request goes on: until when it is to be answered, what became of it, when staff are reminded. */
export const followUpWords = {
  title: { ar: 'المتابعة', en: 'Follow-up' },
  dueAt: shared.replyDue,
  answeredAt: { ar: 'أول رد', en: 'First reply' },
  overdue: shared.overdue,
  contact: {
    label: { ar: 'تواصلت مع العميل', en: 'I contacted the customer' },
    change: { ar: 'تسجيل التواصل', en: 'Log the contact' },
    said: { ar: 'ما قيل والخطوة القادمة', en: 'What was said, next step' },
    note: { ar: 'ما قيل', en: 'What was said' },
    next: { ar: 'الخطوة القادمة', en: 'Next step' },
    day: { ar: 'موعدها', en: 'On' },
    noteHint: { ar: 'يراه الفريق فقط، ويُحفظ مع ملاحظاته.', en: 'For the team only; saved with its notes.' },
  },
  outcome: {
    title: shared.outcome,
    label: shared.outcome,
    none: { ar: 'لم تُحسم', en: 'Open' },
    value: { ar: 'القيمة بالريال غير شاملة الضريبة', en: 'Value in SAR, excl. VAT' },
    reason: { ar: 'سبب الخسارة', en: 'Why it was lost' },
    reasonHint: { ar: 'مطلوب إذا خسرنا الطلب.', en: 'Required where it was lost.' },
    unreadable: { ar: 'اكتب قيمة بالريال، مثل 1250.50', en: 'Enter a value in SAR, like 1250.50' },
    noReason: { ar: 'اختر سبباً', en: 'Choose a reason' },
    note: shared.note,
    change: { ar: 'حفظ النتيجة', en: 'Save outcome' },
  },
  remind: {
    title: shared.reminder,
    at: { ar: 'موعد التذكير', en: 'Remind on' },
    note: shared.note,
    hint: { ar: 'يراه الفريق فقط. أفرغ الموعد لإلغائه.', en: 'For the team only. Clear the date to remove it.' },
    change: { ar: 'حفظ التذكير', en: 'Save reminder' },
    due: { ar: (when: string) => `تذكير: ${when}`, en: (when: string) => `Reminder: ${when}` },
    malformed: { ar: 'اكتب التاريخ والوقت، مثل 2026-12-01 09:00', en: 'Enter day and time, like 2026-12-01 09:00' },
  },
  customer: {
    title: shared.customer,
    requests: shared.requests,
    quotes: shared.quotations,
    won: shared.wonValue,
    money: { ar: (amount: string) => `${amount} ر.س`, en: (amount: string) => `SAR ${amount}` },
    all: { ar: 'كل طلبات هذا العميل', en: 'All requests of this customer' },
    shown: { ar: 'طلبات عميل واحد', en: 'Requests of one customer' },
  },
  duplicate: {
    may: { ar: 'قد يكون مكرراً', en: 'Possible duplicate' },
    mayText: {
      ar: 'أرسل العميل نفسه البنود نفسها خلال 24 ساعة:',
      en: 'The same customer sent the same items within 24 hours:',
    },
    of: { ar: 'رقم الطلب الأصلي', en: 'Number of the first request' },
    change: { ar: 'إغلاقه لأنه مكرر', en: 'Close as a duplicate' },
    close: {
      ar: (number: string) => `إغلاقه لأنه مكرر للطلب ${number}`,
      en: (number: string) => `Close as a duplicate of ${number}`,
    },
    title: { ar: 'طلب مكرر', en: 'Duplicate' },
    is: { ar: 'مكرر للطلب', en: 'Duplicate of' },
    has: { ar: 'طلبات مكررة لهذا الطلب', en: 'Duplicates of this request' },
  },
}

export const inboxViews: Record<InboxView, Localized> = {
  mine: { ar: 'طلباتي', en: 'Mine' },
  unassigned: { ar: 'بلا مسؤول', en: 'Unassigned' },
  overdue: { ar: 'متأخرة', en: 'Overdue' },
  reminders: { ar: 'تذكيرات', en: 'Reminders' },
  held: shared.held,
  won: shared.won,
  lost: shared.lost,
}

export const outcomes: Record<OutcomeName, Localized> = {
  won: { ar: 'رابح', en: 'Won' },
  lost: { ar: 'خاسر', en: 'Lost' },
}

export const lostReasons: Record<LostReason, Localized> = {
  price: shared.price,
  time: shared.deliveryTime,
  stock: { ar: 'عدم التوفر', en: 'Not in stock' },
  supplier: shared.anotherSupplier,
  'no-answer': { ar: 'لم يرد العميل', en: 'The customer did not answer' },
  cancelled: { ar: 'أُلغي الطلب', en: 'Cancelled' },
  other: { ar: 'سبب آخر', en: 'Other' },
}

export const contactWays: Record<ContactWay, Localized> = {
  phone: shared.phone,
  whatsapp: shared.whatsapp,
  visit: shared.visit,
}

export const followUpDone = {
  contact: { ar: 'سُجّل التواصل.', en: 'The contact has been logged.' },
  outcome: { ar: 'حُفظت النتيجة.', en: 'The outcome has been saved.' },
  remind: { ar: 'حُفظ التذكير.', en: 'The reminder has been saved.' },
  duplicate: { ar: 'أُغلق الطلب لأنه مكرر.', en: 'Closed as a duplicate.' },
}

export const duplicateRefusals = {
  unknown: { ar: 'لا طلب بهذا الرقم.', en: 'No request has this number.' },
  itself: { ar: 'هذا رقم الطلب نفسه.', en: 'This is the number of this very request.' },
  another: {
    ar: 'هذا الطلب مكرر هو أيضاً. اكتب رقم الطلب الأصلي.',
    en: 'That request is a duplicate too. Enter the number of the first one.',
  },
}

const problems: Record<FollowUpProblem, Localized> = {
  ...fieldProblems,
  ...amountProblems,
  'price-malformed': followUpWords.outcome.unreadable,
  'price-too-high': followUpWords.outcome.unreadable,
  'not-a-moment': followUpWords.remind.malformed,
  'not-in-list': { ar: 'اختر قيمة من القائمة.', en: 'Choose one of the values in the list.' },
}

export function followUpErrors(found: Record<string, FollowUpProblem>): FieldErrors {
  return Object.fromEntries(Object.entries(found).map(([name, problem]) => [name, problems[problem]]))
}
