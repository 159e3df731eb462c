/** The words around the texts of mails in their form. */
export const mailWords = {
  insert: { ar: 'يُدرج في النص:', en: 'Insert into the text:' },
  preview: { ar: 'معاينة ببيانات تجريبية', en: 'Preview with sample data' },
  sendTest: { ar: 'أرسل لي تجربة', en: 'Send me a test' },
  testHint: {
    ar: 'يُرسل النص المحفوظ إلى بريدك المؤكد في صفحة الحساب.',
    en: 'Sends the saved text to the confirmed address of your account.',
  },
}

/** What stands in a mail while it is looked at. */
export const mailSample = {
  name: { ar: 'سارة أحمد', en: 'Sara Ahmed' },
  product: { ar: 'اسم المنتج', en: 'Product name' },
  code: { ar: '123456', en: '123456' },
  number: { ar: 'RQ-2026-00042', en: 'RQ-2026-00042' },
  link: { ar: 'https://example.com/1a2b3c', en: 'https://example.com/1a2b3c' },
  subject: { ar: 'عرض السعر', en: 'Your quote' },
  answer: { ar: 'يظهر هنا رد فريقك.', en: 'Your team’s answer appears here.' },
  day: { ar: '02 مايو 2026', en: '02 May 2026' },
  list: { ar: 'المنتج: اسم المنتج', en: 'Product: Product name' },
}
