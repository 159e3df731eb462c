import { shared } from '#content/staff-labels.ts'
import { nouns, counted } from '#domain/text/format.ts'

/** What the conditions of a rule of the finder are called. */
export const conditionWords = {
  hint: { ar: 'ما يُترك فارغاً يؤخذ من بيانات المنتج.', en: 'What is left empty follows from the data of the product.' },
  surface: { ar: 'الأسطح', en: 'Surfaces' },
  place: shared.place,
  tool: { ar: 'الأداة', en: 'Tool' },
  move: { ar: 'أقصى حركة للفاصل (%)', en: 'Most movement of the joint (%)' },
  gap: { ar: 'عرض الفاصل (ملم)', en: 'Width of the joint (mm)' },
  gapHint: { ar: 'من وإلى، مثل 8-30', en: 'From and to, such as 8-30' },
  paint: { ar: 'يُدهن', en: 'Paintable' },
  asProduct: { ar: 'كما في المنتج', en: 'As the product' },
} as const

/** What the list of rules says of each. */
export const rulesWords = {
  points: { ar: (points: string) => `النقاط: ${points}`, en: (points: string) => `Points: ${points}` },
}

export const finderTry = {
  title: { ar: 'تجربة المحدد وتغطيته', en: 'Try the finder' },
  link: { ar: 'جرّبه', en: 'Try it' },
  submit: { ar: 'جرّب', en: 'Try' },
  any: { ar: 'لا يهم', en: 'Any' },
  result: shared.result,
  product: shared.product,
  score: { ar: 'النقاط', en: 'Score' },
  outcome: { ar: 'السبب', en: 'Why' },
  met: { ar: 'تحقق', en: 'Met' },
  failed: { ar: 'لم يتحقق', en: 'Failed' },
  editRule: { ar: 'القاعدة', en: 'Rule' },
  addRule: { ar: 'أضف قاعدة', en: 'Add a rule' },
  none: { ar: 'لا قاعدة منشورة لهذا العمل.', en: 'No published rule is for this job.' },
  coverage: { ar: 'ما لا تغطيه القواعد', en: 'What no rule covers' },
  withoutRule: { ar: 'منتجات بلا قاعدة', en: 'Products without a rule' },
  pairs: { ar: 'أعمال وأسطح بلا جواب', en: 'Jobs and surfaces without an answer' },
  all: shared.nothingIsMissing,
  more: counted(
    nouns(['منتج آخر', 'منتجان آخران', 'منتجات أخرى', 'منتجاً آخر', 'منتج آخر'], ['more product', 'more products']),
  ),
  failedToLoad: { ar: 'تعذّر تحميل التجربة', en: 'The finder could not be tried' },
}
