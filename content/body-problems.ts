import type { Words } from '#domain/text/locale.ts'

/** Why what was sent with a call cannot be read, as programs and the people behind them read it. */
export const bodyProblems = {
  unsupported: { ar: 'نوع المحتوى المرسل غير مدعوم.', en: 'Unsupported content type' },
  tooLarge: { ar: 'حجم الطلب أكبر من الحد.', en: 'The request is too large' },
  tooSlow: { ar: 'لم يصل الطلب في الوقت المحدد.', en: 'The request took too long to arrive' },
  tooManyFields: { ar: 'عدد الحقول أو الملفات أكبر من الحد.', en: 'The request has too many fields or files' },
  longField: { ar: 'نص هذا الحقل أطول من الحد.', en: 'This field is too long' },
  longName: { ar: 'اسم أحد الحقول أطول من الحد.', en: 'A field has too long a name' },
  formMalformed: { ar: 'صيغة النموذج المرسل غير صحيحة.', en: 'The form is malformed' },
  formCutOff: { ar: 'لم يصل النموذج كاملاً.', en: 'The form is cut off' },
  noBoundary: { ar: 'لا يذكر النموذج الفاصل بين حقوله.', en: 'The form names no boundary' },
  fieldMalformed: { ar: 'صيغة أحد حقول النموذج غير صحيحة.', en: 'A field of the form is malformed' },
  jsonMalformed: { ar: 'صيغة JSON غير صحيحة.', en: 'The JSON body is malformed' },
  jsonLarge: {
    ar: 'محتوى JSON أعمق من الحد أو قيمه أكثر من الحد.',
    en: 'The JSON body is too deep or has too many values',
  },
  jsonNoObject: { ar: 'يجب أن يكون محتوى JSON كائناً.', en: 'The JSON body must be an object' },
  repeated: { ar: 'أُرسل هذا الحقل أكثر من مرة.', en: 'This field was sent more than once' },
} satisfies Words
