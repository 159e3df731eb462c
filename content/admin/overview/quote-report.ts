import type { CameBy } from '#domain/messages/message.ts'
import type { GroupPart, ReportPart } from '#domain/reports/quote-groups.ts'
import type { Localized } from '#domain/text/locale.ts'
import { shared } from '#content/staff-labels.ts'
/** How requests for quotations fare. */
export const quoteReportWords = {
  title: shared.quoteReport,
  failed: shared.reportFailed,
  text: {
    ar: 'بحسب شهر وصول الطلب، دون غير المرغوب فيه والمكرر. القيم بالريال غير شاملة ضريبة القيمة المضافة، وتبقى الأرقام بعد حذف الطلبات.',
    en: 'By the month in which the request came, without spam and duplicates. Values in SAR, excluding VAT; figures stay when requests are deleted.',
  },
  from: { ar: 'من شهر', en: 'From month' },
  to: { ar: 'إلى شهر', en: 'To month' },
  apply: shared.show,
  file: shared.downloadCsv,
  months: { ar: 'الأشهر', en: 'Months' },
  products: shared.products,
  none: { ar: 'لا منتجات في هذه المدة.', en: 'No products in this period.' },
  gone: shared.offTheSite,
  product: shared.product,
  pieces: { ar: 'الحبات المطلوبة', en: 'Pieces asked for' },
  month: shared.month,
  chart: { ar: 'قيمة العروض والصفقات الرابحة في كل شهر', en: 'Value quoted and won in each month' },
  parts: {
    salesmen: { ar: 'حسب المسؤول', en: 'By salesman' },
    sources: { ar: 'حسب المصدر', en: 'By source' },
    customers: { ar: 'حسب العميل', en: 'By customer' },
    lost_reasons: { ar: 'أسباب الخسارة', en: 'Reasons of loss' },
    pipeline: { ar: 'عروض مفتوحة حسب الشهر', en: 'Open pipeline by month' },
    unknown_texts: { ar: 'طُلب وليس في الكتالوج', en: 'Asked for and not in the catalogue' },
  } satisfies Record<ReportPart, Localized>,
  heads: {
    salesmen: { ar: 'المسؤول', en: 'Salesman' },
    sources: shared.source,
    customers: shared.customer,
    lost_reasons: shared.reason,
    pipeline: shared.month,
  } satisfies Record<GroupPart, Localized>,
  sources: {
    form: { ar: 'نموذج المنتج', en: 'Product form' },
    list: { ar: 'قائمة الطلب', en: 'Quote list' },
    phone: { ar: 'الهاتف', en: 'Telephone' },
    whatsapp: shared.whatsapp,
    visit: shared.visit,
    staff: { ar: 'الفريق', en: 'Staff' },
  } satisfies Record<CameBy, Localized>,
  nobody: shared.nobody,
  rest: { ar: (count: number) => `عرض البقية (${count})`, en: (count: number) => `Show the rest (${count})` },
  text_asked: { ar: 'ما كُتب', en: 'As it was written' },
  columns: {
    requests: shared.requests,
    quotes: { ar: 'عروض مُرسلة', en: 'Quotes sent' },
    quotedValue: { ar: 'قيمة العروض', en: 'Quoted' },
    won: shared.won,
    lost: shared.lost,
    wonValue: { ar: 'قيمة الصفقات الرابحة', en: 'Value won' },
    wonRate: { ar: 'نسبة الفوز', en: 'Win rate' },
    answerHours: { ar: 'ساعات الرد (وسيط)', en: 'Hours to reply (median)' },
    inTime: { ar: 'الرد في الموعد', en: 'Replied in time' },
  },
}
