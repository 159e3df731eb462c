import { shared } from '#content/staff-labels.ts'
import type { TAKEN_DOWN } from '#domain/messages/message.ts'
import type { Localized, Words } from '#domain/text/locale.ts'

/** A request that staff write down. */
export const takenRequest = {
  title: { ar: 'إضافة طلب', en: 'Add a request' },
  save: { ar: 'حفظ الطلب', en: 'Save request' },
  refused: {
    ar: 'لم يُحفظ الطلب. راجع الحقول المشار إليها.',
    en: 'The request was not saved. Check the marked fields.',
  },
  failed: {
    ar: 'تعذّر حفظ الطلب. أعد المحاولة بعد قليل: ما كتبته باقٍ هنا.',
    en: 'The request could not be saved. Try again in a moment: what you typed is still here.',
  },
  who: shared.customer,
  whoNote: {
    ar: 'الجوال أو البريد، أحدهما يكفي. لا يُرسل إلى العميل بريد عند الحفظ.',
    en: 'A mobile number or an email; one is enough. Saving sends the customer no email.',
  },
  source: { ar: 'وصل عبر', en: 'Came by' },
  locale: shared.customerLanguage,
  what: shared.items,
  item: { ar: 'الرمز أو الصنف', en: 'Code or item' },
  quantity: shared.quantity,
  unit: shared.unit,
  note: shared.note,
  addLine: shared.addLine,
} satisfies Words

export const takenBy: Record<(typeof TAKEN_DOWN)[number], Localized> = {
  phone: shared.phone,
  whatsapp: shared.whatsapp,
  visit: shared.visit,
}
