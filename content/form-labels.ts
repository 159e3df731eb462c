import { nouns, countText, formatNumber } from '#domain/text/format.ts'

const characters = nouns(['حرف واحد', 'حرفين', 'أحرف', 'حرفاً', 'حرف'], ['character', 'characters'])

/** Words of forms and dialogs, whatever they are about. */
export const formLabels = {
  /** Near the limit of a field. */
  length: {
    ar: (count: number, most: number) => `${formatNumber(count, 'ar')} من ${formatNumber(most, 'ar')}`,
    en: (count: number, most: number) => `${formatNumber(count, 'en')} of ${formatNumber(most, 'en')} characters`,
  },
  tooLong: {
    ar: (over: number) => `النص أطول من الحد بمقدار ${countText(over, characters, 'ar')}. اختصره.`,
    en: (over: number) => `This is ${countText(over, characters, 'en')} too long. Please shorten it.`,
  },
  optional: { ar: '(اختياري)', en: '(optional)' },
  file: {
    choose: { ar: 'اختيار ملف', en: 'Choose a file' },
    chooseSome: { ar: 'اختيار ملفات', en: 'Choose files' },
    drop: { ar: 'أو اسحب الملف إلى هنا', en: 'or drop it here' },
    one: { ar: 'اسحب ملفاً واحداً.', en: 'Drop one file only.' },
  },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
  sending: { ar: 'جارٍ الإرسال...', en: 'Sending...' },
}
