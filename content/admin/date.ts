import { shared } from '#content/staff-labels.ts'
/** The field of a date and its calendar. */
export const dateWords = {
  label: shared.date,
  format: { ar: 'شهر/يوم/سنة، مثل 10/04/2026', en: 'MM/dd/yyyy, for example 10/04/2026' },
  invalid: { ar: 'التاريخ المُدخل غير صحيح.', en: 'Date input not valid.' },
  open: { ar: 'اختيار من التقويم', en: 'Choose from the calendar' },
  calendar: { ar: 'التقويم', en: 'Calendar' },
  loading: shared.loading,
  failed: {
    ar: 'تعذّر تحميل التقويم. اكتب التاريخ في الحقل.',
    en: 'The calendar could not be loaded. Type the date into the field.',
  },
  month: shared.month,
  year: { ar: 'السنة', en: 'Year' },
  previousMonth: { ar: 'الشهر السابق', en: 'Previous month' },
  nextMonth: { ar: 'الشهر التالي', en: 'Next month' },
  today: { ar: (day: string) => `اليوم، ${day}`, en: (day: string) => `Today, ${day}` },
  chosen: { ar: (day: string) => `${day}، مختار`, en: (day: string) => `${day}, selected` },
}
