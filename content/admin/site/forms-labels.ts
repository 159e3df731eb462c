import type { FORMS_FIELDS } from '#domain/site/content/pages/forms-fields.ts'
import type { Localized } from '#domain/text/locale.ts'

export const formsLabels: Record<keyof typeof FORMS_FIELDS, Localized> = {
  quoteNote: { ar: 'تحت زر طلب عرض السعر', en: 'Below the button that asks for a quote' },
  quoteText: { ar: 'فوق نموذج طلب عرض السعر', en: 'Over the form that asks for a quote' },
  askText: { ar: 'بجانب الأسئلة الشائعة', en: 'Beside the FAQ' },
  receiptText: { ar: 'بعد إرسال النموذج', en: 'After a form was sent' },
}
