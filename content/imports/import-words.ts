import { shared } from '#content/staff-labels.ts'
import type { ImportReason, ImportWarning, ReasonCode } from '#domain/imports/import-reasons.ts'
import type { CellChange } from '#domain/imports/import.ts'
import { fillIn } from '#domain/text/fill-in.ts'
import { formatNumber } from '#domain/text/format.ts'
import { isolateText } from '#domain/text/isolate.ts'
import type { Locale, Localized, Words } from '#domain/text/locale.ts'
import { recordProblems } from '#content/record-problems.ts'
import { cellMessages } from '#content/sheet-words.ts'

const reasons: Record<ImportReason | ImportWarning, Localized> = {
  'unknown-code': { ar: 'لا منتج بهذا الرمز.', en: 'No product has this code.' },
  'ambiguous-code': { ar: 'هذا الرمز لأكثر من منتج: {names}.', en: 'More than one product has this code: {names}.' },
  'conflicting-rows': { ar: 'في الصف {row} قيمة أخرى لهذا المنتج.', en: 'Row {row} gives this product another value.' },
  'duplicate-row': { ar: 'هذه العبوة في الصف {row} أيضاً.', en: 'Row {row} is about the same pack.' },
  exists: { ar: 'هذا المنتج موجود.', en: 'This product exists already.' },
  'code-taken': { ar: 'هذا الرمز لمنتج آخر: {names}.', en: 'Another product has this code: {names}.' },
  'slug-taken': { ar: 'هذا الرابط لمنتج آخر.', en: 'Another product has this slug.' },
  missing: { ar: 'هذه القيمة مطلوبة.', en: 'This is required.' },
  'too-long': { ar: 'هذه القيمة أطول من المسموح به.', en: 'This is too long.' },
  'draft-category': {
    ar: 'هذه الفئة مسودة، فلا يُنشر فيها منتج. انشر الفئة أولاً، أو استورد المنتج مسودةً.',
    en: 'This category is a draft, so no product is published in it. Publish the category first, or import the product as a draft.',
  },
  'unknown-brand': { ar: 'لا علامة بهذا الاسم.', en: 'No brand has this name.' },
  'too-many-packs': { ar: 'عبوات هذا المنتج أكثر من المسموح به.', en: 'This product would have too many packs.' },
  'refused-value': { ar: 'لا يمكن حفظ هذه القيمة.', en: 'This cannot be saved.' },
  'changed-meanwhile': {
    ar: 'تغيّر هذا المنتج بعد فحص الملف. افحصه من جديد.',
    en: 'This product has changed since the file was checked. Check it again.',
  },
  'other-site-id': {
    ar: 'لا منتج بهذا المعرّف هنا؛ اعتُمد الرمز.',
    en: 'No product here has this ID; the code was used.',
  },
}

/** Why a cell is refused, or what was made of it. */
export function reasonText({ code, told, problem, names = [], row }: CellChange, locale: Locale): string | null {
  if (code === undefined) return null
  if (told) return told[locale]
  if (problem) return recordProblems({ field: problem })['field']![locale]
  const between = locale === 'ar' ? '، ' : ', '
  const named = names.map(isolateText).join(between)
  return fillIn(sentence(code)[locale], { names: named, row: row === undefined ? '' : formatNumber(row, locale) })
}

function sentence(code: ReasonCode): Localized {
  return code in reasons ? reasons[code as ImportReason] : cellMessages[code as keyof typeof cellMessages]
}

/** Why an import came to nothing. */
export const importFailures = {
  pictures: { ar: (why: string) => `ملف الصور: ${why}`, en: (why: string) => `The file of pictures: ${why}` },
  fileGone: { ar: 'لم يعد الملف محفوظاً. أرسله من جديد.', en: 'The file is no longer stored. Send it again.' },
  forbidden: {
    ar: 'توقف الاستيراد: لم تعد لديك صلاحية هذا الاستيراد. لم تُستورد بقية الصفوف.',
    en: 'The import stopped: you may not import this any more. The remaining rows were not imported.',
  },
  forbiddenBefore: {
    ar: 'لم يُستورد شيء: لم تعد لديك صلاحية هذا الاستيراد.',
    en: 'Nothing was imported: you may not import this any more.',
  },
  forbiddenTakenBack: {
    ar: 'توقف الاستيراد: لم تعد لديك صلاحية هذا الاستيراد. أُعيد كل شيء كما كان.',
    en: 'The import stopped: you may not import this any more. Everything was put back as it was.',
  },
  takenBack: {
    ar: 'تعذّر استيراد كل الصفوف، فأُعيد كل شيء كما كان.',
    en: 'Not every row could be imported, so everything was put back as it was.',
  },
  nothing: { ar: 'لا صفوف في هذا الملف.', en: 'There are no rows in this file.' },
} satisfies Record<string, Localized | Localized<(why: string) => string>>

/** What calls and forms refuse. */
export const importRefusals = {
  fileMissing: shared.chooseFile,
  optionUnknown: { ar: 'لا توجد قيمة بهذا الاسم.', en: 'There is no such value.' },
  columnUnknown: {
    ar: 'لا حقل بهذا الاسم، أو اختير لعمود آخر. اختر حقلاً غيره، أو «لا يُستورد».',
    en: 'There is no such field, or another column has it already. Choose another one, or “Not imported”.',
  },
  asked: { ar: 'أجب أولاً عما لا يتضح من الملف.', en: 'Answer first what the file leaves open.' },
  isReading: { ar: 'ما زال الملف قيد القراءة.', en: 'The file is still being read.' },
  isOver: { ar: 'انتهى هذا الاستيراد.', en: 'This import is over.' },
  hasRefused: {
    ar: 'في الملف صفوف مرفوضة. صحّحها، أو استورد الباقي.',
    en: 'Some rows are refused. Correct them, or import the rest.',
  },
} satisfies Words

/** Of what a form or a call says wrongly of an import, by the name of the field. */
export function refusalOfField(name: string): Localized {
  return name.startsWith('map') ? importRefusals.columnUnknown : importRefusals.optionUnknown
}
