import { contentKindNames } from '#content/admin/site/content-kind-names.ts'
import { shared } from '#content/staff-labels.ts'
import type { ExportedList } from '#domain/sheets/exported-lists.ts'
import type { Localized, Words } from '#domain/text/locale.ts'

/** Exports of staff's lists as spreadsheets. */
export const sheetWords = {
  label: shared.export,
  formats: { xlsx: { ar: 'ملف Excel (XLSX)', en: 'Excel (XLSX)' }, csv: { ar: 'ملف نصي (CSV)', en: 'Text (CSV)' } },
  hint: {
    ar: 'ما تعرضه القائمة بتصفيتها الحالية، أو الصفوف المحددة وحدها.',
    en: 'What the list shows with its filters, or only the selected rows.',
  },
  /** Of products, where there are very many. */
  long: {
    ar: 'بصيغة CSV قد تتجاوز قائمة بهذا الطول 20 ميغابايت، وهو حد الاستيراد. اختر Excel، أو ضيّق القائمة.',
    en: 'As CSV a list this long can exceed the 20 MB that an import takes. Choose Excel, or narrow the list.',
  },
  whole: { ar: 'ما تعرضه القائمة بتصفيتها الحالية.', en: 'What the list shows with its filters.' },
}

/** What the sheet of a workbook is called. */
export const sheetNames: Record<ExportedList, Localized> = {
  products: shared.products,
  categories: shared.categories,
  brands: shared.brands,
  blogs: shared.articles,
  redirects: shared.redirects,
  synonyms: shared.synonyms,
  aliases: shared.aliases,
  customers: shared.customers,
  equivalents: contentKindNames.equivalent,
  searches: { ar: 'عمليات بحث بلا نتائج', en: 'Searches not found' },
  checks: shared.contentChecks,
}

/** Headings of what is no field of a record. */
export const sheetHeadings = {
  id: shared.id,
  state: { ar: 'حالة النشر', en: 'Status' },
  from: shared.from,
  to: shared.to,
  origin: shared.origin,
  changed: shared.lastChange,
  words: { ar: 'الأسماء', en: 'Names' },
  query: { ar: 'عبارة البحث', en: 'Search' },
  times: { ar: 'عدد المرات', en: 'Times' },
  lastAt: { ar: 'آخر مرة', en: 'Last time' },
  list: shared.list,
  kind: shared.kind,
  name: shared.name,
  missing: { ar: 'الناقص', en: 'Missing' },
} satisfies Words

/** Behind the name of a field that stands once in each language. */
export const inLanguage: Localized<Localized<(label: string) => string>> = {
  ar: { ar: (label) => `${label} بالعربية`, en: (label) => `${label} (Arabic)` },
  en: { ar: (label) => `${label} بالإنجليزية`, en: (label) => `${label} (English)` },
}
