import { shared } from '#content/staff-labels.ts'
import { counted, nouns } from '#domain/text/format.ts'

/** The search that every screen of staff has. */
export const deskSearchWords = {
  title: { ar: 'البحث في كل شيء', en: 'Search everything' },
  open: shared.search,
  keys: { ar: 'Ctrl K', en: 'Ctrl K' },
  label: { ar: 'رقم أو جوال أو اسم أو شركة أو رمز', en: 'Number, phone, name, company or code' },
  hint: {
    ar: 'بالسهمين تختار، وبمفتاح الإدخال تفتح. Ctrl+K يفتح البحث من كل صفحة.',
    en: 'Choose with the arrows, open with Enter. Ctrl+K opens the search from every screen.',
  },
  results: { ar: 'نتائج البحث', en: 'Results' },
  none: { ar: 'لا شيء يطابق ما كتبته.', en: 'Nothing matches.' },
  failed: { ar: 'تعذّر البحث. أعد المحاولة بعد قليل.', en: 'The search did not work. Try again in a moment.' },
  count: counted(
    nouns(['نتيجة واحدة', 'نتيجتان', 'نتائج', 'نتيجة', 'نتيجة'], ['result', 'results'], { ar: 'لا نتائج' }),
  ),
  groups: {
    request: shared.requests,
    quote: shared.quotations,
    customer: shared.customers,
    product: shared.products,
    record: { ar: 'المحتوى', en: 'Content' },
    screen: { ar: 'الصفحات', en: 'Screens' },
  },
}
