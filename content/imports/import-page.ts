import { shared } from '#content/staff-labels.ts'
import { nouns, counted, formatNumber } from '#domain/text/format.ts'
import type { ImportKind, OptionName, ImportState, RowFilter, RowResult } from '#domain/imports/import.ts'
import type { TextEncoding } from '#domain/sheets/sheet-file.ts'
import type { Localized } from '#domain/text/locale.ts'
import { rowCount } from '#content/admin/record-count.ts'
import { formatDayOfMonth } from '#domain/text/staff-dates.ts'

const number = (count: number, locale: 'ar' | 'en') => formatNumber(count, locale)

/** A count with its word: `يُضاف 2`, `2 added`. */
function withCount(ar: string, en: string) {
  return {
    ar: (count: number) => `${ar} ${number(count, 'ar')}`,
    en: (count: number) => `${number(count, 'en')} ${en}`,
  }
}

export const importPage = {
  title: { ar: 'استيراد المنتجات', en: 'Import products' },
  text: {
    ar: 'أرسل جدولاً من Excel أو ملف CSV، وانظر كل خلية قبل أن يتغير شيء. تراجع واحد يعيد كل شيء كما كان.',
    en: 'Send a spreadsheet from Excel or a CSV file, and see each cell before anything changes. One undo takes all of it back.',
  },
  newFile: { ar: 'ملف جديد', en: 'New file' },
  file: shared.file,
  lost: {
    ar: 'انقطع الاتصال ولم يصل الملف. ما زال مختاراً؛ أعد إرساله.',
    en: 'The connection was lost and the file did not arrive. It is still chosen: send it again.',
  },
  lostStep: shared.connectionLost,
  signedOut: {
    ar: 'انتهت جلستك. سجّل الدخول في نافذة أخرى ثم أعد المحاولة.',
    en: 'Your session has ended. Sign in in another window, then try again.',
  },
  fileHint: {
    ar: 'XLSX أو CSV أو TSV أو TXT، حتى 20 ميغابايت و20,000 صف. ملف XLSX أصغر كثيراً من CSV بالصفوف نفسها.',
    en: 'XLSX, CSV, TSV or TXT, up to 20 MB and 20,000 rows. XLSX is much smaller than CSV with the same rows.',
  },
  pictures: { ar: 'الصور (اختياري)', en: 'Pictures (optional)' },
  picturesHint: {
    ar: 'ملف ZIP حتى 200 ميغابايت و2,000 صورة، تسميها خلايا الصورة ومعرض الصور',
    en: 'ZIP up to 200 MB and 2,000 pictures, which the picture and gallery cells name',
  },
  kind: { ar: 'ما يُستورد', en: 'What to import' },
  check: { ar: 'افحص الملف', en: 'Check the file' },
  checking: shared.sending,
  template: { ar: 'نموذج فارغ', en: 'Empty template' },
  priceList: { ar: 'قائمة الأسعار بصيغة Excel', en: 'Price list as Excel' },
  allProducts: { ar: 'كل المنتجات بصيغة Excel', en: 'All products as Excel' },
  past: { ar: 'الاستيرادات السابقة', en: 'Earlier imports' },
  none: { ar: 'لم يُستورد ملف بعد.', en: 'Nothing has been imported yet.' },
  columns: {
    file: shared.file,
    state: shared.status,
    counts: { ar: 'الصفوف', en: 'Rows' },
    by: { ar: 'من', en: 'By' },
    acts: shared.actions,
  },
  failed: { ar: 'تعذّر عرض الاستيرادات.', en: 'The imports could not be shown.' },
  notDone: { ar: 'لم يتم ذلك. أعد المحاولة.', en: 'That could not be done. Please try again.' },
  all: { ar: 'كل الاستيرادات', en: 'All imports' },
  underWay: {
    ar: (percent: number) => `الاستيراد جارٍ: ${percent}%`,
    en: (percent: number) => `Import under way: ${percent}%`,
  },
  percent: { ar: (percent: number) => `${percent}%`, en: (percent: number) => `${percent}%` },
  reading: { ar: 'يُقرأ الملف ويُفحص.', en: 'The file is being read and checked.' },
  running: { ar: 'الاستيراد جارٍ. يمكنك مغادرة هذه الصفحة.', en: 'The import is under way. You may leave this page.' },
  progress: {
    ar: (done: number, total: number) => `المنتجات: ${number(done, 'ar')} من ${number(total, 'ar')}`,
    en: (done: number, total: number) => `Products: ${number(done, 'en')} of ${number(total, 'en')}`,
  },
  nothingYet: { ar: 'لم يتغير شيء بعد.', en: 'Nothing has been changed yet.' },
  questions: { ar: 'أسئلة عن الملف', en: 'Questions about the file' },
  sheet: { ar: 'الورقة', en: 'Sheet' },
  hiddenSheets: { ar: 'أوراق مخفية', en: 'Hidden sheets' },
  sheetRows: {
    ar: (name: string, rows: number) => `${name} (${rowCount.ar(rows)})`,
    en: (name: string, rows: number) => `${name} (${rowCount.en(rows)})`,
  },
  encoding: { ar: 'الترميز', en: 'Encoding' },
  encodings: {
    'utf-8': { ar: 'يونيكود (UTF-8)', en: 'Unicode (UTF-8)' },
    'utf-16le': { ar: 'يونيكود (UTF-16 LE)', en: 'Unicode (UTF-16 LE)' },
    'utf-16be': { ar: 'يونيكود (UTF-16 BE)', en: 'Unicode (UTF-16 BE)' },
    'windows-1256': { ar: 'عربي (Windows-1256)', en: 'Arabic (Windows-1256)' },
    'windows-1252': { ar: 'لاتيني (Windows-1252)', en: 'Western (Windows-1252)' },
  } satisfies Record<TextEncoding, Localized>,
  encodingHint: {
    ar: 'اختر ما تُقرأ به الأسطر أدناه قراءة صحيحة.',
    en: 'Choose the one with which the lines below read well.',
  },
  separator: { ar: 'الفاصل بين الأعمدة', en: 'Separator' },
  separators: {
    comma: { ar: 'فاصلة', en: 'Comma' },
    semicolon: { ar: 'فاصلة منقوطة', en: 'Semicolon' },
    tab: { ar: 'علامة جدولة', en: 'Tab' },
  },
  headerRow: { ar: 'صف العناوين', en: 'Row with the headings' },
  firstLines: { ar: 'أول أسطر الملف', en: 'First lines of the file' },
  answer: shared.continue,
  columnsTitle: shared.columns,
  columnsText: {
    ar: 'اختر لكل عمود في الملف الحقل الذي يُستورد إليه.',
    en: 'Choose the field that each column of the file goes into.',
  },
  column: {
    ar: (heading: string, place: number) => heading || `العمود ${number(place, 'ar')}`,
    en: (heading: string, place: number) => heading || `Column ${number(place, 'en')}`,
  },
  /** Columns that products should have, and the file has not. */
  lacks: {
    ar: (fields: string) => `لا عمود لهذه الحقول، فتبقى بدونها المنتجات الجديدة: ${fields}`,
    en: (fields: string) => `No column has these fields, so new products will be without them: ${fields}`,
  },
  lackingRows: {
    ar: (rows: number, fields: string) => `${rowCount.ar(rows)} بلا: ${fields}`,
    en: (rows: number, fields: string) => `${rowCount.en(rows)} without: ${fields}`,
  },
  corrections: {
    ar: 'صحّح الخلايا المرفوضة هنا ثم أعد الفحص. يبقى ملفك كما هو.',
    en: 'Correct the refused cells here, then check again. Your file stays as it is.',
  },
  checkAgain: { ar: 'أعد الفحص', en: 'Check again' },
  corrected: {
    ar: (label: string, row: number) => `${label}، الصف ${number(row, 'ar')}`,
    en: (label: string, row: number) => `${label}, row ${number(row, 'en')}`,
  },
  notImported: { ar: 'لا يُستورد', en: 'Not imported' },
  samples: { ar: 'أمثلة', en: 'Samples' },
  options: { ar: 'الخيارات', en: 'Options' },
  changeColumns: { ar: 'تغيير الأعمدة والخيارات', en: 'Change the columns' },
  discard: { ar: 'تجاهل الملف', en: 'Discard' },
  suggestions: {
    ar: (count: number) => `استخدم الرموز المقترحة (${number(count, 'ar')})`,
    en: (count: number) => `Use the suggested codes (${number(count, 'en')})`,
  },
  run: counted({
    ar: {
      one: 'استيراد صف واحد',
      two: 'استيراد صفين',
      few: 'استيراد {count}\u00a0صفوف',
      many: 'استيراد {count}\u00a0صفاً',
      other: 'استيراد {count}\u00a0صف',
    },
    en: { one: 'Import {count}\u00a0row', other: 'Import {count}\u00a0rows' },
  }),
  runRest: { ar: 'استورد الباقي', en: 'Import the rest' },
  restAsk: { ar: 'اترك الصفوف المرفوضة', en: 'Leave the refused rows out' },
  wholeText: {
    ar: 'في الملف صفوف مرفوضة، فلا يُستورد منه شيء حتى تصحّحها أو تتركها.',
    en: 'Some rows are refused, so nothing is imported until they are corrected or left out.',
  },
  show: {
    all: withCount('الكل', 'in all'),
    added: withCount('يُضاف', 'added'),
    changed: withCount('يتغير', 'changed'),
    unchanged: withCount('بلا تغيير', 'unchanged'),
    refused: withCount('مرفوض', 'refused'),
    warnings: counted(nouns(['تنبيه واحد', 'تنبيهان', 'تنبيهات', 'تنبيهاً', 'تنبيه'], ['warning', 'warnings'])),
  } satisfies Record<RowFilter | 'all', Localized<(count: number) => string>>,
  mergedLeft: {
    ar: 'الخلايا المدمجة أكثر من أن تُملأ: تُحسب قيمتها في صفها الأول، والصفوف التي لا رمز فيها تتبع المنتج الذي فوقها.',
    en: 'There are too many merged cells to fill: their value counts in its first row, and rows without a code belong to the product above.',
  },
  skipped: {
    ar: (count: number) => `صفوف تُجوهلت لأنها لا تصف منتجاً: ${number(count, 'ar')}`,
    en: (count: number) => `Skipped rows, as they describe no product: ${number(count, 'en')}`,
  },
  newCategories: {
    ar: (count: number) => `فئات جديدة إنشاؤها مسودات (${number(count, 'ar')}):`,
    en: (count: number) => `New categories, created as drafts (${number(count, 'en')}):`,
  },
  row: { ar: 'الصف', en: 'Row' },
  product: shared.product,
  change: shared.changes,
  result: shared.result,
  newProduct: { ar: 'منتج جديد', en: 'New product' },
  before: { ar: 'قبل:', en: 'Before:' },
  after: { ar: 'بعد:', en: 'After:' },
  removed: { ar: 'تُزال هذه العبوة', en: 'Pack will be removed' },
  suggested: { ar: 'المقترح:', en: 'Suggested:' },
  noRows: { ar: 'لا توجد صفوف من هذا النوع.', en: 'There are no such rows.' },
  results: {
    added: { ar: 'يُضاف', en: 'Added' },
    changed: { ar: 'يتغير', en: 'Changed' },
    unchanged: { ar: 'بلا تغيير', en: 'Unchanged' },
    refused: { ar: 'مرفوض', en: 'Refused' },
  } satisfies Record<RowResult, Localized>,
  report: { ar: 'تنزيل التقرير', en: 'Download the report' },
  refusedRows: { ar: 'نزّل الصفوف المرفوضة لتصحيحها', en: 'Download the refused rows to correct them' },
  takeBack: { ar: 'التراجع عن هذا الاستيراد', en: 'Undo this import' },
  look: shared.refresh,
  columnsFrom: {
    ar: (day: string) => `الأعمدة كما في ${formatDayOfMonth(day, 'ar')}`,
    en: (day: string) => `Columns as on ${formatDayOfMonth(day, 'en')}`,
  },
  forgetColumns: { ar: 'تجاهلها', en: 'Forget' },
  shortReport: { ar: 'التقرير', en: 'Report' },
  shortTakeBack: shared.undo,
  remembered: {
    ar: 'تُحفظ مطابقة الأعمدة للملف التالي بالعناوين نفسها.',
    en: 'These columns are remembered for the next file with the same headings.',
  },
} as const

export const importStates: Record<ImportState, Localized> = {
  reading: { ar: 'يُفحص', en: 'Being checked' },
  asks: { ar: 'ينتظر إجابتك', en: 'Waits for your answer' },
  ready: { ar: 'جاهز للاستيراد', en: 'Ready to import' },
  running: { ar: 'يُستورد', en: 'Being imported' },
  done: { ar: 'تم الاستيراد', en: 'Imported' },
  failed: { ar: 'لم يكتمل', en: 'Not completed' },
  discarded: { ar: 'جرى تجاهله', en: 'Discarded' },
  undone: { ar: 'جرى التراجع عنه', en: 'Undone' },
}

export const importKinds: Record<ImportKind, Localized> = {
  products: { ar: 'المنتجات بكل حقولها', en: 'Products with all their fields' },
  prices: { ar: 'الأسعار والتوفر فقط', en: 'Prices and availability only' },
}

type Choice = { label: Localized; values: Record<string, Localized> }

/** What each option is called, and its values. */
export const importOptions: Record<Exclude<OptionName, 'whole' | 'suggestions'>, Choice> = {
  match: {
    label: { ar: 'يُعرف المنتج من', en: 'Find products by' },
    values: {
      auto: { ar: 'أول رمز معروف في الصف', en: 'The first code that is known' },
      stock_code: shared.stockCode,
      product_code: shared.productCode,
      code: shared.codeOnThePack,
      product_id: shared.id,
      product_slug: { ar: 'الرابط', en: 'Slug' },
    },
  },
  mode: {
    label: shared.products,
    values: {
      merge: { ar: 'تغيير الموجود وإضافة الجديد', en: 'Change those there and add new ones' },
      update: { ar: 'تغيير الموجود فقط', en: 'Only change those there' },
      add: { ar: 'إضافة الجديد فقط', en: 'Only add new ones' },
    },
  },
  empty: {
    label: { ar: 'الخلايا الفارغة', en: 'Blank cells' },
    values: { keep: { ar: 'لا تغيّر شيئاً', en: 'Change nothing' }, clear: { ar: 'تفرّغ الحقل', en: 'Empty the field' } },
  },
  packs: {
    label: { ar: 'عبوات ليست في الملف', en: 'Packs not in the file' },
    values: { keep: { ar: 'تبقى', en: 'Stay' }, replace: { ar: 'تُزال من المنتج', en: 'Leave their product' } },
  },
  state: {
    label: { ar: 'المنتجات الجديدة', en: 'New products' },
    values: { draft: { ar: 'مسودات', en: 'Drafts' }, published: { ar: 'تُنشر', en: 'Published' } },
  },
  new_categories: {
    label: { ar: 'فئات غير معروفة', en: 'Unknown categories' },
    values: { refuse: shared.areRefused, create: { ar: 'إنشاؤها مسودات', en: 'Create as drafts' } },
  },
  new_brands: {
    label: { ar: 'علامات غير معروفة', en: 'Unknown brands' },
    values: { create: { ar: 'تُكتب كما هي', en: 'Are written as they are' }, refuse: shared.areRefused },
  },
  pictures_by_code: {
    label: { ar: 'صور بأسماء الرموز', en: 'Pictures named after codes' },
    values: {
      '0': { ar: 'لا تُستخدم', en: 'Are not used' },
      '1': { ar: 'تُعطى لمنتج العبوة', en: "Go to that pack's product" },
    },
  },
  decimal: {
    label: { ar: 'الفاصلة العشرية', en: 'Decimal sign' },
    values: {
      auto: { ar: 'تُعرف من الرقم', en: 'Found for each number' },
      point: { ar: 'النقطة', en: 'Point' },
      comma: { ar: 'الفاصلة', en: 'Comma' },
    },
  },
}
