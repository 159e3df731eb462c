import type { Localized, Words } from '#domain/text/locale.ts'

/** What a visitor reads when the server answers before, or instead of, a page. */
export type ErrorText = { title: Localized; advice: Localized }

export const errorPages = {
  400: {
    title: { ar: 'العنوان غير صالح', en: 'This address is not valid' },
    advice: { ar: 'تحقق من العنوان أو ابدأ من الرئيسية.', en: 'Check the address, or start from the home page.' },
  },
  403: {
    title: { ar: 'الطلب مرفوض', en: 'Request refused' },
    advice: { ar: 'افتح النموذج من هذا الموقع ثم أرسله من جديد.', en: 'Open the form on this site and send it again.' },
  },
  404: {
    title: { ar: 'عذراً! الصفحة غير موجودة', en: 'Oops! Page Not Found' },
    advice: { ar: 'ربما نُقلت الصفحة أو تغيّر عنوانها.', en: 'The page may have moved, or its address has changed.' },
  },
  405: {
    title: { ar: 'طريقة الطلب غير مدعومة', en: 'This request method is not supported' },
    advice: { ar: 'افتح الصفحة من المتصفح كالمعتاد.', en: 'Open the page in your browser as usual.' },
  },
  408: {
    title: { ar: 'لم يصل ما أرسلته كاملاً', en: 'The request timed out' },
    advice: { ar: 'تحقق من اتصالك ثم أعد الإرسال.', en: 'Check your connection, then send it again.' },
  },
  410: {
    title: { ar: 'لم يعد المستند متاحاً', en: 'The document is no longer available' },
    advice: { ar: 'اطلب المستند الحالي.', en: 'Ask for the present document.' },
  },
  413: {
    title: { ar: 'المحتوى المرسل كبير جداً', en: 'The request is too large' },
    advice: {
      ar: 'اختصر النص أو اختر ملفات أصغر ثم أعد الإرسال.',
      en: 'Shorten it or choose smaller files, then send it again.',
    },
  },
  415: {
    title: { ar: 'نوع المحتوى غير مدعوم', en: 'This kind of content is not supported' },
    advice: { ar: 'أرسل النموذج من الموقع نفسه.', en: 'Send the form from the site itself.' },
  },
  421: {
    title: { ar: 'هذا الموقع له عنوان آخر', en: 'This site has another address' },
    advice: { ar: 'لا يُخدم هذا الاسم من هنا.', en: 'This host is not served here.' },
  },
  429: {
    title: { ar: 'طلبات كثيرة في وقت قصير', en: 'Too many requests in a short time' },
    advice: { ar: 'انتظر قليلاً ثم حاول مرة أخرى.', en: 'Wait a moment, then try again.' },
  },
  500: {
    title: { ar: 'حدث خطأ غير متوقع', en: 'Something went wrong' },
    advice: {
      ar: 'سجّلنا الخطأ. يرجى المحاولة مرة أخرى بعد قليل.',
      en: 'The error has been logged. Please try again shortly.',
    },
  },
  503: {
    title: { ar: 'الموقع غير متاح حالياً', en: 'The site is not available right now' },
    advice: { ar: 'يرجى المحاولة مرة أخرى بعد قليل.', en: 'Please try again shortly.' },
  },
} satisfies Record<number, ErrorText>

export type ErrorStatus = keyof typeof errorPages

export const errorPageLabels = {
  home: { ar: 'العودة إلى الرئيسية', en: 'Return to Home' },
  reference: { ar: 'الرقم المرجعي', en: 'Request ID' },
  renewing: { ar: 'تُحدَّث هذه الصفحة من نفسها.', en: 'This page renews itself.' },
}

/** The pages shown when a document cannot be sent. */
export const documentAnswers = {
  making: { ar: 'يُجهَّز المستند…', en: 'The document is being made…' },
  available: { ar: 'متوفر باللغات:', en: 'Available in:' },
  search: { ar: 'ابحث في المستندات', en: 'Search the documents' },
  request: { ar: 'اطلب المستند', en: 'Request the document' },
  expired: { ar: 'انتهت صلاحية هذا المستند في {date}.', en: 'This document expired on {date}.' },
  withdrawn: { ar: 'سُحب هذا المستند.', en: 'This document was withdrawn.' },
}

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
