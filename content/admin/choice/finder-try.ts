import { nouns, counted } from '#domain/text/format.ts'

export const finderTry = {
  title: { ar: 'تجربة المحدد وتغطيته', en: 'Try the finder' },
  link: { ar: 'جرّبه', en: 'Try it' },
  submit: { ar: 'جرّب', en: 'Try' },
  any: { ar: 'لا يهم', en: 'Any' },
  result: { ar: 'النتيجة', en: 'Result' },
  product: { ar: 'المنتج', en: 'Product' },
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
  all: { ar: 'لا شيء ناقص.', en: 'Nothing is missing.' },
  more: counted(
    nouns(['منتج آخر', 'منتجان آخران', 'منتجات أخرى', 'منتجاً آخر', 'منتج آخر'], ['more product', 'more products']),
  ),
  failedToLoad: { ar: 'تعذّر تحميل التجربة', en: 'The finder could not be tried' },
}
