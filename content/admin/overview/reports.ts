import { shared } from '#content/staff-labels.ts'
import type { ChoiceColumn } from '#domain/reports/choice-report.ts'
import type { ReportSort } from '#domain/reports/report-query.ts'
import type { ProductCounts } from '#domain/reports/daily-count.ts'
import type { Localized } from '#domain/text/locale.ts'

/** What visitors looked at. */
export const reportWords = {
  title: shared.reports,
  failed: shared.reportFailed,
  text: { ar: 'مشاهدات تُعد دون ملفات ارتباط أو بيانات شخصية.', en: 'Views counted without cookies or personal data.' },
  reload: {
    ar: 'لا يُعرف الزائر، فإعادة تحميل الصفحة تُعدّ مشاهدة أخرى. لا تُعدّ البرامج ولا من سجّل الدخول إلى الإدارة. تبقى الأرقام 25 شهراً.',
    en: 'Nobody is recognised, so a reload counts again. Programs and signed-in staff are not counted. Figures are kept for 25 months.',
  },
  from: shared.fromDay,
  to: shared.toDay,
  language: shared.language,
  both: { ar: 'اللغتان', en: 'Both languages' },
  sort: shared.sortBy,
  sorts: {
    views: shared.views,
    searches: { ar: 'الاختيار من البحث', en: 'Chosen from search' },
    requests: shared.requests,
  } satisfies Record<ReportSort, Localized>,
  apply: shared.show,
  file: shared.downloadCsv,
  summary: { ar: 'الإجمالي', en: 'Overview' },
  figure: { ar: 'المعدود', en: 'What' },
  now: { ar: 'هذه المدة', en: 'This period' },
  earlier: { ar: 'المدة السابقة', en: 'Period before' },
  change: { ar: 'التغيّر', en: 'Change' },
  chart: { ar: 'المشاهدات في كل يوم', en: 'Views on each day' },
  day: shared.day,
  products: shared.products,
  product: shared.product,
  columns: {
    views: shared.views,
    searches: { ar: 'اختيرت من البحث', en: 'From search' },
    datasheets: { ar: 'أوراق البيانات', en: 'Data sheets' },
    requests: shared.requests,
  } satisfies Record<keyof ProductCounts, Localized>,
  gone: shared.offTheSite,
  none: { ar: 'لا مشاهدات في هذه المدة.', en: 'No views in this period.' },
  searches: { ar: 'عمليات البحث التي وجدت نتائج', en: 'Searches that found something' },
  searchesText: { ar: 'كلمات بُحث عنها ثلاث مرات أو أكثر.', en: 'Words that were searched three times or more.' },
  noSearches: { ar: 'لا كلمات في هذه المدة.', en: 'No words in this period.' },
  documents: { ar: 'مستندات مطلوبة', en: 'Documents asked for' },
  noDocuments: { ar: 'لا طلبات مستندات في هذه المدة.', en: 'No documents were asked for in this period.' },
  words: { ar: 'الكلمات', en: 'Words' },
  times: { ar: 'المرات', en: 'Times' },
  week: { ar: 'الزيارات خلال 7 أيام', en: 'Visits, last 7 days' },
  before: { ar: (count: string) => `قبلها ${count}`, en: (count: string) => `${count} before` },
  quiet: { ar: 'لا مشاهدات بعد.', en: 'No views yet.' },
}

/** How visitors fared who were choosing a product. */
export const choiceReportWords = {
  title: { ar: 'تقرير اختيار المنتج', en: 'Choosing a product' },
  text: {
    ar: 'هل وجد الزوار ما يبحثون عنه، في كل يوم. تُعد الأرقام دون ملفات ارتباط أو بيانات شخصية.',
    en: 'Whether visitors find what they look for, by day. Counted without cookies or personal data.',
  },
  days: { ar: 'الأيام', en: 'Days' },
  day: shared.day,
  total: { ar: 'المجموع', en: 'Total' },
  none: { ar: 'لم يُعد شيء في هذه المدة.', en: 'Nothing was counted in this period.' },
  columns: {
    searches: { ar: 'عمليات البحث', en: 'Searches' },
    closest_only: { ar: 'أقرب النتائج فقط', en: 'Closest only' },
    no_product: { ar: 'بلا منتج', en: 'No product' },
    chosen_first: { ar: 'اختيرت النتيجة 1', en: 'Result 1 chosen' },
    chosen_second: { ar: 'اختيرت 2–3', en: '2–3 chosen' },
    chosen_later: { ar: 'اختيرت 4 فما بعد', en: '4 and later chosen' },
    finder_starts: { ar: 'فُتح دليل الاختيار', en: 'Finder opened' },
    finder_answers: { ar: 'الدليل أجاب', en: 'Finder answers' },
    finder_none: { ar: 'الدليل لم يجد', en: 'Finder found none' },
    calculator_results: { ar: 'نتائج الحاسبة', en: 'Calculator results' },
    calculator_listed: { ar: 'أُضيفت إلى القائمة', en: 'Added to the list' },
    equivalents_asked: { ar: 'مكافئات سُئل عنها', en: 'Equivalents asked' },
    equivalents_unknown: { ar: 'مكافئات غير معروفة', en: 'Equivalents unknown' },
  } satisfies Record<ChoiceColumn, Localized>,
}
