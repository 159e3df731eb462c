import type { Localized } from '#domain/text/locale.ts'

/** Questions to begin with; `[…]` stands where facts of the company belong. */
export const questionTemplates: { question: Localized; answer: Localized }[] = [
  {
    question: { ar: 'كيف أطلب عرض سعر؟', en: 'How do I request a quote?' },
    answer: {
      ar: '<p>من صفحة المنتج أو من صفحة التواصل. نرد عليك خلال [… المدة].</p>',
      en: '<p>From the page of a product or the contact page. We reply within [… time].</p>',
    },
  },
  {
    question: { ar: 'إلى أين توصلون، وكم يستغرق التوصيل؟', en: 'Where do you deliver, and how long does it take?' },
    answer: {
      ar: '<p>نوصل إلى [… المدن] خلال [… مدة التوصيل] من تأكيد الطلب.</p>',
      en: '<p>We deliver to [… cities] within [… delivery time] of order confirmation.</p>',
    },
  },
  {
    question: { ar: 'ما طرق الدفع؟', en: 'How can I pay?' },
    answer: { ar: '<p>[… طرق الدفع]</p>', en: '<p>[… ways to pay]</p>' },
  },
  {
    question: { ar: 'هل يمكنني إرجاع منتج؟', en: 'Can I return a product?' },
    answer: {
      ar: '<p>نعم، خلال [… المدة] من استلامه، بحالته الأصلية ومعه الفاتورة.</p>',
      en: '<p>Yes, within [… period] of delivery, in its original condition and with the invoice.</p>',
    },
  },
  {
    question: { ar: 'أين أجد ورقة بيانات المنتج؟', en: 'Where do I find the data sheet of a product?' },
    answer: {
      ar: '<p>في صفحة المنتج، ويمكن تنزيلها من هناك.</p>',
      en: '<p>On the page of the product, where you can download it.</p>',
    },
  },
]
