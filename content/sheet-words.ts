import type { CellReason, CellWarning } from '#domain/sheets/cell-reading.ts'
import type { FileProblem } from '#domain/sheets/sheet-file.ts'
import { fillIn } from '#domain/text/fill-in.ts'
import { formatNumber } from '#domain/text/format.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { amountProblems } from '#content/amount-problems.ts'

/** Why a file of rows is refused. */
const fileProblems: Record<FileProblem['code'], Localized> = {
  unreadable: { ar: 'تعذرت قراءة هذا الملف.', en: 'This file cannot be read.' },
  'other-format': { ar: 'احفظه بصيغة XLSX أو CSV.', en: 'Save it as XLSX or CSV.' },
  empty: { ar: 'لا صفوف في هذا الملف.', en: 'There are no rows in this file.' },
  'unknown-sheet': { ar: 'لا توجد ورقة بهذا الاسم في الملف.', en: 'The file has no such sheet.' },
  mojibake: {
    ar: 'نصوص هذا الملف تالفة من المصدر. احفظه من جديد بصيغة XLSX أو CSV UTF-8.',
    en: 'The text in this file was damaged before it came. Save it again as XLSX or CSV UTF-8.',
  },
  active: {
    ar: 'في الملف وحدات ماكرو أو روابط بملفات أخرى. احفظه نسخة XLSX بدونها.',
    en: 'The file contains macros or links to other files. Save a copy as XLSX without them.',
  },
  formula: {
    ar: 'في الملف صيغ قد تجلب شيئاً من خارجه أو تشغّله. احفظ نسخة فيها القيم وحدها.',
    en: 'The file has formulas that may fetch or start something outside it. Save a copy with values only.',
  },
  later: {
    ar: 'تعذرت قراءة الملف الآن، والملف نفسه ليس السبب. أعد المحاولة بعد قليل.',
    en: 'The file could not be read just now, through no fault of its own. Try again in a moment.',
  },
  bytes: { ar: 'حجم الملف أكبر من {limit} ميغابايت. قسّمه.', en: 'The file is larger than {limit} MB. Split it.' },
  rows: { ar: 'في الملف أكثر من {limit} صف. قسّمه.', en: 'The file has more than {limit} rows. Split it.' },
  columns: { ar: 'في الملف أكثر من {limit} عمود. قسّمه.', en: 'The file has more than {limit} columns. Split it.' },
  lines: {
    ar: 'في الملف أكثر من {limit} صف فيه كمية. قسّمه.',
    en: 'The file has more than {limit} rows with a quantity. Split it.',
  },
  unpacked: {
    ar: 'حجم الملف بعد فك ضغطه أكبر من {limit} ميغابايت. قسّمه.',
    en: 'The file is larger than {limit} MB once unpacked. Split it.',
  },
  parts: {
    ar: 'يتكوّن الملف من أكثر من {limit} جزء. قسّمه.',
    en: 'The file consists of more than {limit} parts. Split it.',
  },
  slow: {
    ar: 'استغرقت قراءة الملف أكثر من {limit} ثانية. قسّمه.',
    en: 'Reading the file took more than {limit} seconds. Split it.',
  },
  characters: {
    ar: 'في الصف {row} خلية أطول من {limit} حرفاً. قسّمه.',
    en: 'Row {row} has a cell of more than {limit} characters. Split it.',
  },
  'quote-open': {
    ar: 'في الصف {row} علامة تنصيص لم تُغلق. صحّح الصف ثم أرسل الملف من جديد.',
    en: 'A quotation mark in row {row} is never closed. Correct the row, then send the file again.',
  },
}

/** What a limit is told in. */
const UNITS: Partial<Record<FileProblem['code'], number>> = { bytes: 1024 ** 2, unpacked: 1024 ** 2, slow: 1000 }

export function fileProblemText(problem: FileProblem, locale: Locale): string {
  const text = fileProblems[problem.code][locale]
  return fillIn(text, {
    limit: 'limit' in problem ? formatNumber(problem.limit / (UNITS[problem.code] ?? 1), locale) : '',
    row: 'row' in problem ? formatNumber(problem.row, locale) : '',
  })
}

/** Why a cell is refused, or what was made of it. */
export const cellMessages: Record<CellReason | CellWarning, Localized> = {
  'number-as-code': {
    ar: 'حُفظ هذا الرمز في الملف رقماً، وقد تكون الأصفار التي تسبقه سقطت. تحقق منه.',
    en: 'The file keeps this code as a number, so zeros before it may be missing. Check it.',
  },
  'zeros-restored': {
    ar: 'أُعيدت إلى بداية الرمز الأصفار التي حذفها Excel.',
    en: 'The zeros that Excel took from the start of the code were put back.',
  },
  'scientific-code': {
    ar: 'حوّل Excel هذا الرمز إلى صيغة أسية. اجعل تنسيق العمود نصاً ثم اكتب الرمز من جديد.',
    en: 'Excel turned this code into a power of ten. Format the column as text and type the code again.',
  },
  'date-in-code': {
    ar: 'حوّل Excel هذا الرمز إلى تاريخ. اجعل تنسيق العمود نصاً ثم اكتب الرمز من جديد.',
    en: 'Excel turned this code into a date. Format the column as text and type the code again.',
  },
  'date-in-text': {
    ar: 'حوّل Excel هذا النص إلى تاريخ. اجعل تنسيق العمود نصاً ثم اكتبه من جديد.',
    en: 'Excel turned this text into a date. Format the column as text and type it again.',
  },
  'ambiguous-number': {
    ar: 'لا يتضح إن كانت الفاصلة هنا عشرية أم للآلاف. اكتب الرقم بلا فاصلة للآلاف.',
    en: 'This may separate decimals or thousands. Enter the number without a thousands separator.',
  },
  'too-precise': { ar: 'المنازل العشرية أكثر من المسموح به. قرّب الرقم.', en: 'This has too many decimals. Round it.' },
  'not-a-number': { ar: 'هذه القيمة ليست رقماً.', en: 'This is not a number.' },
  'not-whole': { ar: 'اكتب عدداً صحيحاً بلا كسور.', en: 'Enter a whole number.' },
  'out-of-range': { ar: 'الرقم خارج الحدود المسموح بها.', en: 'This number is outside the allowed range.' },
  'formula-without-value': {
    ar: 'لم تُحفظ نتيجة الصيغة في هذه الخلية. افتح الملف في Excel واحفظه ثم أرسله من جديد.',
    en: 'The result of the formula in this cell was not saved. Open the file in Excel, save it and send it again.',
  },
  'formula-error': {
    ar: 'نتيجة الصيغة في هذه الخلية خطأ. صحّحها أو اكتب القيمة.',
    en: 'The formula in this cell gives an error. Correct it or type the value.',
  },
  mojibake: {
    ar: 'هذا النص تالف من المصدر. احفظ الملف من جديد بصيغة XLSX أو CSV UTF-8.',
    en: 'This text was damaged before it came. Save the file again as XLSX or CSV UTF-8.',
  },
  'unknown-state': {
    ar: 'هذه الكلمة غير معروفة في هذا العمود. اكتب كلمة من الكلمات المعتمدة فيه.',
    en: 'This column does not know this word. Enter one of the words it takes.',
  },
  'malformed-breaks': amountProblems['breaks-malformed'],
  'malformed-group-prices': amountProblems['groups-malformed'],
  'unknown-category': {
    ar: 'لا توجد فئة بهذا الاسم. اكتب اسم الفئة أو معرّفها كما في قائمة الفئات.',
    en: 'There is no such category. Enter its name or ID as in the list of categories.',
  },
  'ambiguous-category': {
    ar: 'هذا الاسم لأكثر من فئة. اكتب معرّف الفئة.',
    en: 'More than one category has this name. Enter the ID of the category.',
  },
  'unknown-picture': {
    ar: 'لا ملف بهذا الاسم، لا بين الصور المرسلة ولا بين الملفات المحفوظة.',
    en: 'No file has this name, neither among the pictures that were sent nor among the stored files.',
  },
  'ambiguous-picture': {
    ar: 'أكثر من صورة لها هذا الاسم. اكتب اسمها كاملاً مع المجلد والامتداد.',
    en: 'More than one picture has this name. Enter it in full, with its folder and extension.',
  },
  'bad-picture': { ar: 'لا يمكن استخدام هذه الصورة.', en: 'This picture cannot be used.' },
}
