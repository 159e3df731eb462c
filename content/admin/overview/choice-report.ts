import type { ChoiceColumn } from '#domain/reports/choice-report.ts'
import type { Localized } from '#domain/text/locale.ts'

/** How visitors fared who were choosing a product. */
export const choiceReportWords = {
  title: { ar: 'تقرير اختيار المنتج', en: 'Choosing a product' },
  text: {
    ar: 'هل وجد الزوار ما يبحثون عنه، في كل يوم. تُعد الأرقام دون ملفات ارتباط أو بيانات شخصية.',
    en: 'Whether visitors find what they look for, by day. Counted without cookies or personal data.',
  },
  days: { ar: 'الأيام', en: 'Days' },
  day: { ar: 'اليوم', en: 'Day' },
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
