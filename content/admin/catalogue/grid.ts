import { shared } from '#content/staff-labels.ts'
import { nouns, counted } from '#domain/text/format.ts'
import type { GridProblem } from '#domain/products/grid/grid-cells.ts'
import type { Localized } from '#domain/text/locale.ts'
import { fieldProblems } from '#content/forms.ts'
import { recordProblems } from '#content/record-problems.ts'
import { cellMessages } from '#content/sheet-words.ts'

/** The grid of products and their packs. */
export const gridWords = {
  title: { ar: 'تحرير في جدول', en: 'Edit as a table' },
  /** Of the table, for screen readers. */
  caption: { ar: 'المنتجات وعبواتها', en: 'Products and their packs' },
  row: shared.product,
  pack: { ar: (place: number) => `العبوة ${place}`, en: (place: number) => `Pack ${place}` },
  newPack: { ar: 'عبوة جديدة', en: 'New pack' },
  /** The name of one cell, of which screen readers tell column and row apart. */
  cell: {
    ar: (column: string, row: string) => `${column}، ${row}`,
    en: (column: string, row: string) => `${column}, ${row}`,
  },
  back: shared.listOfItems,
  choose: shared.columns,
  apply: shared.apply,
  empty: { ar: 'لا منتجات هنا.', en: 'There are no products here.' },
  failed: shared.productsFailed,
  save: shared.saveChanges,
  saveCount: counted({
    ar: {
      one: 'حفظ تغيير واحد',
      two: 'حفظ تغييرين',
      few: 'حفظ {count}\u00a0تغييرات',
      many: 'حفظ {count}\u00a0تغييراً',
      other: 'حفظ {count}\u00a0تغيير',
    },
    en: { one: 'Save {count}\u00a0change', other: 'Save {count}\u00a0changes' },
  }),
  keys: {
    ar: 'الأسهم للتنقل، والكتابة تستبدل الخلية، وF2 أو Enter للتعديل وEsc للرجوع. Shift مع الأسهم يحدد، وCtrl+C وX وV كما في Excel، وCtrl+D للتعبئة إلى أسفل، وCtrl+Z للتراجع.',
    en: 'Arrows move, typing replaces a cell, F2 or Enter edits it and Esc gives it back. Shift and arrows mark cells; Ctrl+C, X and V work as in Excel, Ctrl+D fills down, Ctrl+Z undoes.',
  },
  /** Said to whoever hears the page. */
  said: {
    pasted: counted({
      ar: {
        one: 'لُصقت خلية واحدة.',
        two: 'لُصقت خليتان.',
        few: 'لُصقت {count}\u00a0خلايا.',
        many: 'لُصقت {count}\u00a0خلية.',
        other: 'لُصقت {count}\u00a0خلية.',
      },
      en: { one: '{count}\u00a0cell pasted.', other: '{count}\u00a0cells pasted.' },
    }),
    changed: counted({
      ar: {
        zero: 'لم تتغير خلايا.',
        one: 'تغيرت خلية واحدة.',
        two: 'تغيرت خليتان.',
        few: 'تغيرت {count}\u00a0خلايا.',
        many: 'تغيرت {count}\u00a0خلية.',
        other: 'تغيرت {count}\u00a0خلية.',
      },
      en: { one: '{count}\u00a0cell changed.', other: '{count}\u00a0cells changed.' },
    }),
    copied: counted({
      ar: {
        one: 'نُسخت خلية واحدة.',
        two: 'نُسخت خليتان.',
        few: 'نُسخت {count}\u00a0خلايا.',
        many: 'نُسخت {count}\u00a0خلية.',
        other: 'نُسخت {count}\u00a0خلية.',
      },
      en: { one: '{count}\u00a0cell copied.', other: '{count}\u00a0cells copied.' },
    }),
  },
  /** What of a paste found no room. */
  rest: {
    title: counted({
      ar: {
        one: 'لم يتسع الجدول لصف واحد.',
        two: 'لم يتسع الجدول لصفين.',
        few: 'لم يتسع الجدول لـ{count}\u00a0صفوف.',
        many: 'لم يتسع الجدول لـ{count}\u00a0صفاً.',
        other: 'لم يتسع الجدول لـ{count}\u00a0صف.',
      },
      en: { one: '{count}\u00a0row did not fit.', other: '{count}\u00a0rows did not fit.' },
    }),
    waiting: counted(
      nouns(
        [
          'صف واحد ينتظر اللصق هنا.',
          'صفان ينتظران اللصق هنا.',
          'صفوف تنتظر اللصق هنا.',
          'صفاً تنتظر اللصق هنا.',
          'صف ينتظر اللصق هنا.',
        ],
        ['row waits to be pasted here.', 'rows wait to be pasted here.'],
      ),
    ),
    text: { ar: 'ما لم يتسع، كما لُصق', en: 'What did not fit, as it was pasted' },
    next: { ar: 'الصقها في الصفحة التالية', en: 'Paste them on the next page' },
    here: { ar: 'الصقها من أول صف', en: 'Paste them from the first row' },
    import: { ar: 'استوردها ملفاً', en: 'Import them as a file' },
    dismiss: { ar: 'تجاهلها', en: 'Discard them' },
    imported: {
      ar: 'الصفوف في استيراد الآن، ولم يتغير شيء بعد.',
      en: 'The rows are in an import now. Nothing has been changed yet.',
    },
    open: { ar: 'افتح الاستيراد', en: 'Open the import' },
    unnamed: {
      ar: 'لا عبوة بعدها في هذه القائمة، ولا رمز يدل على عبوة. الصقها مع عمود رمز المخزون.',
      en: 'No pack of this list is left for them, and no code names one. Paste them with the column of stock codes.',
    },
    notTaken: { ar: 'لم يُستورد شيء. أعد المحاولة.', en: 'Nothing was imported. Please try again.' },
  },
  /** Cells that somebody else has changed, too. */
  conflicts: {
    title: {
      ar: 'غيّر شخص آخر هذه الخلايا أيضاً. اختر القيمة التي تبقى ثم احفظ.',
      en: 'Someone else changed these cells too. Choose which value stays, then save.',
    },
    mine: { ar: 'قيمتي', en: 'Mine' },
    theirs: { ar: 'قيمته', en: 'Theirs' },
    none: { ar: 'فارغة', en: 'empty' },
  },
  answer: {
    saved: counted({
      ar: {
        one: 'حُفظ منتج واحد.',
        two: 'حُفظ منتجان.',
        few: 'حُفظت {count}\u00a0منتجات.',
        many: 'حُفظ {count}\u00a0منتجاً.',
        other: 'حُفظ {count}\u00a0منتج.',
      },
      en: { one: '{count}\u00a0product saved.', other: '{count}\u00a0products saved.' },
    }),
    left: counted(
      nouns(
        [
          'منتج واحد لم يُحفظ، وتغييراته باقية هنا. راجع الخلايا المعلّمة.',
          'منتجان لم يُحفظا، وتغييراتهما باقية هنا. راجع الخلايا المعلّمة.',
          'منتجات لم تُحفظ، وتغييراتها باقية هنا. راجع الخلايا المعلّمة.',
          'منتجاً لم تُحفظ، وتغييراتها باقية هنا. راجع الخلايا المعلّمة.',
          'منتج لم يُحفظ، وتغييراته باقية هنا. راجع الخلايا المعلّمة.',
        ],
        [
          'product was not saved; its changes are still here. Check the marked cells.',
          'products were not saved; their changes are still here. Check the marked cells.',
        ],
      ),
    ),
    gone: {
      ar: (names: string) => `لم تعد هذه المنتجات موجودة: ${names}.`,
      en: (names: string) => `These products no longer exist: ${names}.`,
    },
    failed: {
      ar: 'تعذّر الحفظ، ولم يُفقد شيء مما كتبته. أعد المحاولة.',
      en: 'This could not be saved. Nothing that you typed is lost: try again.',
    },
  },
}

const problems: Record<Exclude<GridProblem['kind'], 'too-long' | keyof typeof cellMessages>, Localized> = {
  missing: fieldProblems.missing,
  'pack-gone': { ar: 'حذف شخص آخر هذه العبوة.', en: 'Someone else has removed this pack.' },
  'price-without-code': {
    ar: 'يُحفظ السعر مع رمز المخزون. اكتب الرمز أولاً.',
    en: 'A price belongs to a stock code. Enter the code first.',
  },
  'price-twice': { ar: 'لرمز المخزون هذا سعر آخر في صف آخر.', en: 'Another row gives this stock code another price.' },
}

/** What is wrong with a cell, beside it. */
export function gridProblem(problem: GridProblem): Localized {
  if (problem.kind === 'too-long') return recordProblems({ cell: problem })['cell']!
  return problem.kind in problems
    ? problems[problem.kind as keyof typeof problems]
    : cellMessages[problem.kind as keyof typeof cellMessages]
}
