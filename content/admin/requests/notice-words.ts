import type { DueNotices, NewNotices } from '#domain/accounts/staff-notices.ts'
import type { Localized } from '#domain/text/locale.ts'

/** Words of the own account: which mails somebody wants. */
export const noticeWords = {
  title: { ar: 'تنبيهات البريد', en: 'Email notifications' },
  text: {
    ar: 'ما يصلك على بريدك المؤكد من أعمال الطلبات.',
    en: 'What is mailed to your confirmed address about requests.',
  },
  noEmail: { ar: 'لا يصلك شيء حتى تؤكد بريدك أعلاه.', en: 'Nothing is sent until you confirm an address above.' },
  new: {
    label: { ar: 'الطلبات الجديدة', en: 'New requests' },
    choices: {
      all: { ar: 'كلها', en: 'All of them' },
      unassigned: { ar: 'ما لا مسؤول عنه', en: 'Those nobody is responsible for' },
      none: { ar: 'لا شيء منها', en: 'None' },
    } satisfies Record<NewNotices, Localized>,
  },
  assigned: { ar: 'عندما يُسند إليّ طلب', en: 'When a request is assigned to me' },
  customer: {
    ar: 'عندما يقبل العميل العرض أو يرفضه أو يطلب تعديله أو يرسل ملفات',
    en: 'When a customer accepts or declines a quote, asks for a change or sends files',
  },
  customerHint: { ar: 'لطلباتي وما لا مسؤول عنه.', en: 'For my requests and those nobody is responsible for.' },
  due: {
    label: { ar: 'المتأخر والتذكيرات', en: 'Overdue requests and reminders' },
    hint: {
      ar: 'لطلباتي وما لا مسؤول عنه. الرسالة اليومية تصل مع بداية الدوام وتشمل ما يحين خلال اليوم.',
      en: 'For my requests and those nobody is responsible for. The daily email comes when work starts and includes what falls due that day.',
    },
    choices: {
      now: { ar: 'فور حلول الموعد', en: 'At once' },
      daily: { ar: 'رسالة واحدة كل صباح عمل', en: 'One email each working morning' },
      none: { ar: 'لا شيء منها', en: 'None' },
    } satisfies Record<DueNotices, Localized>,
  },
  save: { ar: 'حفظ التنبيهات', en: 'Save notifications' },
  saved: { ar: 'حُفظت التنبيهات.', en: 'Your notifications have been saved.' },
  unknown: { ar: 'اختر إحدى القيم.', en: 'Choose one of the values.' },
}
