import { bulkWords } from '#content/admin/bulk.ts'
import { shared } from '#content/staff-labels.ts'
import { MOST_LABELS, type LabelProblem, type LabelTarget } from '#domain/documents/label-form.ts'
import type { Localized } from '#domain/text/locale.ts'

/** Labels of packs, printed on sheets of A4. */
export const labelWords = {
  title: bulkWords.labels,
  text: {
    ar: 'رمز QR مع رمز المنتج واسمه باللغتين والعبوة والعدد في الكرتون. اطبع الملف بحجمه الفعلي 100%.',
    en: 'A QR code with the product’s code, its name in both languages, the pack and the quantity per carton. Print the file at its actual size, 100%.',
  },
  code: shared.stockCode,
  copies: { ar: 'العدد', en: 'Copies' },
  codeOf: { ar: (place: number) => `رمز المخزون، السطر ${place}`, en: (place: number) => `Stock code, line ${place}` },
  copiesOf: { ar: (place: number) => `العدد، السطر ${place}`, en: (place: number) => `Copies, line ${place}` },
  pack: shared.product,
  add: shared.addLine,
  layout: { ar: 'ورقة الملصقات', en: 'Sheet of labels' },
  layouts: {
    24: { ar: '24 ملصقاً، 70 × 37 مم', en: '24 labels, 70 × 37 mm' },
    14: { ar: '14 ملصقاً، 99.1 × 38.1 مم', en: '14 labels, 99.1 × 38.1 mm' },
    8: { ar: '8 ملصقات، 99.1 × 67.7 مم', en: '8 labels, 99.1 × 67.7 mm' },
  },
  start: { ar: 'أول ملصق فارغ', en: 'First free label' },
  startHint: { ar: 'من أعلى اليسار، سطراً بعد سطر', en: 'From the top left, row by row' },
  to: { ar: 'الرمز يفتح', en: 'The code opens' },
  targets: {
    product: { ar: 'صفحة المنتج', en: 'The product’s page' },
    tds: { ar: 'ورقة البيانات الفنية', en: 'The technical data sheet' },
  } satisfies Record<LabelTarget, Localized>,
  print: { ar: 'ملف PDF للطباعة', en: 'PDF to print' },
  failed: {
    ar: 'تعذّر إعداد الملصقات. أعد المحاولة بعد قليل.',
    en: 'The labels could not be made. Try again in a moment.',
  },
  loadFailed: { ar: 'تعذّر تحميل العبوات', en: 'Could not load the packs' },
  fewer: { ar: 'علّم منتجات أقل لطباعة ملصقاتها.', en: 'Mark fewer items to print their labels.' },
  back: shared.listOfItems,
  problems: {
    missing: { ar: 'اكتب رمز مخزون واحداً على الأقل.', en: 'Enter at least one stock code.' },
    unknown: { ar: 'لا توجد عبوة بهذا الرمز.', en: 'No pack has this code.' },
    'no-sheet': { ar: 'لا ورقة بيانات لهذا المنتج.', en: 'This product has no data sheet.' },
    copies: { ar: 'اكتب عدداً من 1 إلى 200.', en: 'Enter a number from 1 to 200.' },
    'too-many': { ar: `الحد ${MOST_LABELS} ملصق معاً.`, en: `At most ${MOST_LABELS} labels at a time.` },
    choice: { ar: 'اختر من القائمة.', en: 'Choose from the list.' },
    start: { ar: 'ليس على هذه الورقة ملصق بهذا الرقم.', en: 'This sheet has no label of this number.' },
  } satisfies Record<LabelProblem, Localized>,
  /** On the labels. */
  box: { ar: (count: number) => `في الكرتون ${count}`, en: (count: number) => `${count} per carton` },
  scan: { ar: 'رمز يفتح', en: 'Code that opens' },
}
