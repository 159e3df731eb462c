import type { PlanProblem } from '#domain/records/publication-plan.ts'
import type { Localized } from '#domain/text/locale.ts'

/** What is wrong with the time at which a record is to go on the site or off it. */
export const planProblems: Record<PlanProblem, Localized> = {
  unreadable: { ar: 'ليس تاريخاً ووقتاً صحيحين.', en: 'This is not a date and time.' },
  past: { ar: 'اختر وقتاً في المستقبل.', en: 'Choose a time in the future.' },
  'end-first': { ar: 'يجب أن تكون النهاية بعد البداية.', en: 'The end must come after the beginning.' },
  'too-far': { ar: 'اختر وقتاً خلال السنتين القادمتين.', en: 'Choose a time within the next two years.' },
}

/** The form says by no button what is to be done with the record. */
export const intentUnknown: Localized = {
  ar: 'لم يُحفظ شيء: طلب غير معروف من النموذج. اضغط أحد أزرار الحفظ.',
  en: 'Nothing was saved: the form asked for something unknown. Press one of its save buttons.',
}

/** A draft without any name. */
export const draftUnnamed: Localized = {
  ar: 'اكتب الاسم أو العنوان بإحدى اللغتين على الأقل.',
  en: 'Enter a name or title in at least one language.',
}
