import { shared } from '#content/staff-labels.ts'
import type { EQUIVALENT_FIELDS } from '#domain/choice/equivalent-fields.ts'
import { isolate } from '#domain/text/isolate.ts'
import type { Localized } from '#domain/text/locale.ts'

/** What the fields of an equivalent are called. */
export const equivalentLabels: Record<keyof typeof EQUIVALENT_FIELDS, Localized> = {
  maker: { ar: 'الشركة', en: 'Maker' },
  product: { ar: 'اسم منتجها', en: 'Its product' },
  aliases: { ar: 'أسماء أخرى له', en: 'Other names of it' },
  ours: { ar: 'منتجنا', en: 'Our product' },
  grade: { ar: 'درجة التكافؤ', en: 'Grade' },
  differing: { ar: 'الأرقام المختلفة', en: 'Figures that differ' },
  note: shared.note,
  checkedOn: { ar: 'تاريخ المراجعة', en: 'Checked on' },
  checkedBy: { ar: 'راجعه', en: 'Checked by' },
}

export const equivalentsAdmin = { unchecked: { ar: 'لم تُراجع منذ سنة', en: 'Not checked for a year' } }

/** Equivalents out of a spreadsheet. */
export const equivalentsImport = {
  title: { ar: 'استيراد مكافئات', en: 'Import equivalents' },
  hint: {
    ar: `حتى 500 صف بعناوين الأعمدة كما في التصدير. الشركة ومنتجها ومنتجنا تحدد السجل، والخلية الفارغة لا تغيّر شيئاً. بين الأسماء وبين الأرقام «|»، والرقم ${isolate('key: theirs > ours', 'ar')}.`,
    en: 'Up to 500 rows with the headings of an export. Maker, product and ours find the record that is known; a blank cell changes nothing. Names and figures have “|” between them, a figure is “key: theirs > ours”.',
  },
  noHeadings: {
    ar: 'لا عناوين أعمدة معروفة في الملف، مثل «الشركة» و«اسم منتجها».',
    en: 'The file has no known headings, such as “Maker” and “Its product”.',
  },
}
