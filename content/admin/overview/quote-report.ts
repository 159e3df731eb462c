import { shared } from '#content/staff-labels.ts'
/** How requests for quotations fare. */
export const quoteReportWords = {
  title: { ar: 'تقرير العروض', en: 'Quote report' },
  failed: { ar: 'تعذّر تحميل التقرير.', en: 'The report could not be loaded.' },
  text: {
    ar: 'بحسب شهر وصول الطلب، دون غير المرغوب فيه والمكرر. القيم بالريال غير شاملة ضريبة القيمة المضافة، وتبقى الأرقام بعد حذف الطلبات.',
    en: 'By the month in which the request came, without spam and duplicates. Values in SAR, excluding VAT; figures stay when requests are deleted.',
  },
  from: { ar: 'من شهر', en: 'From month' },
  to: { ar: 'إلى شهر', en: 'To month' },
  apply: shared.show,
  file: { ar: 'تنزيل CSV', en: 'Download CSV' },
  months: { ar: 'الأشهر', en: 'Months' },
  products: shared.products,
  none: { ar: 'لا منتجات في هذه المدة.', en: 'No products in this period.' },
  gone: { ar: 'لم يعد في الموقع', en: 'No longer on the site' },
  product: shared.product,
  pieces: { ar: 'الحبات المطلوبة', en: 'Pieces asked for' },
  month: { ar: 'الشهر', en: 'Month' },
  columns: {
    requests: shared.requests,
    quotes: { ar: 'عروض مُرسلة', en: 'Quotes sent' },
    quotedValue: { ar: 'قيمة العروض', en: 'Quoted' },
    won: { ar: 'رابحة', en: 'Won' },
    lost: { ar: 'خاسرة', en: 'Lost' },
    wonValue: { ar: 'قيمة الصفقات الرابحة', en: 'Value won' },
    wonRate: { ar: 'نسبة الفوز', en: 'Win rate' },
    answerHours: { ar: 'ساعات الرد (وسيط)', en: 'Hours to reply (median)' },
    inTime: { ar: 'الرد في الموعد', en: 'Replied in time' },
  },
}
