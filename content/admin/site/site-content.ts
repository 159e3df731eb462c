import { shared } from '#content/staff-labels.ts'
import { nouns, counted } from '#domain/text/format.ts'
import type { ListKind } from '#domain/site/content/content-kinds.ts'
import { isolate } from '#domain/text/isolate.ts'
import type { Localized } from '#domain/text/locale.ts'

const shownForms = nouns(
  ['واحد في الموقع', 'اثنان في الموقع', 'في الموقع', 'في الموقع', 'في الموقع'],
  ['on the site', 'on the site'],
  { ar: 'لا شيء في الموقع', en: 'None on the site' },
)

const demoForms = nouns(
  [
    'نص واحد جاء مع النظام.',
    'نصان جاءا مع النظام.',
    'نصوص جاءت مع النظام.',
    'نصاً جاءت مع النظام.',
    'نص جاءت مع النظام.',
  ],
  ['text came with the product.', 'texts came with the product.'],
)

/** The screens of all that visitors read beside products and articles. */
export const siteContent = {
  title: shared.siteContent,
  text: {
    ar: 'كل ما يقرؤه الزائر بجانب المنتجات والمقالات.',
    en: 'Everything visitors read beside products and articles.',
  },
  pages: { ar: 'الصفحات', en: 'Pages' },
  lists: { ar: 'القوائم', en: 'Lists' },
  shown: counted(shownForms),
  noTexts: { ar: 'لا نصوص', en: 'No texts' },
  noArabic: shared.missingArabic,
  noEnglish: shared.missingEnglish,
  edit: shared.edit,
  open: shared.open,
  pickColour: { ar: (label: string) => `اختيار: ${label}`, en: (label: string) => `Pick: ${label}` },
  editNamed: { ar: (name: string) => `تعديل: ${name}`, en: (name: string) => `Edit: ${name}` },
  failed: { ar: 'تعذّر تحميل محتوى الموقع', en: 'Could not load the site content' },
  demo: { ar: 'هذا النص جاء مع النظام.', en: 'This text came with the product.' },
  demoMark: { ar: 'جاء مع النظام', en: 'Came with the product' },
  demoCount: counted(demoForms),
  removeDemo: { ar: 'إخفاء كل نصوص النظام من الموقع', en: 'Take all demo texts off the site' },
  removeDemoQuestion: {
    ar: 'تنتقل إلى السلة، وتُفرَّغ من الإعدادات والشعار قيم النظام التي لم تغيّرها. يبقى ما عدّلته، ويمكن التراجع.',
    en: 'They go to the bin, and settings and logo lose what came with the product. What you changed stays, and this can be undone.',
  },
  removeDemoCancel: shared.cancel,
  removeDemoConfirm: shared.takeOff,
  hiddenLinks: {
    ar: (paths: string) => `لا تظهر في الموقع، فصفحاتها بلا محتوى منشور: \u2066${paths}\u2069`,
    en: (paths: string) => `Not shown on the site, because nothing is published there: ${paths}`,
  },
  template: { ar: 'ابدأ من قالب', en: 'Start from a template' },
  save: shared.saveChanges,
  unreachable: { ar: 'تعذّر الحفظ. أعد المحاولة.', en: 'This could not be saved. Try again.' },
  search: { ar: 'ابحث بالاسم', en: 'Search by name' },
  searchButton: shared.search,
  noneFound: shared.nothingMatches,
  showAll: shared.showAll,
  onePerLine: { ar: 'واحد في كل سطر.', en: 'One to a line.' },
  linkHint: { ar: 'مسار في الموقع مثل /contact أو رابط https.', en: 'A path such as /contact, or an https link.' },
  agreement: { ar: 'قال هذا العميل ذلك فعلاً ووافق على نشره', en: 'This customer really said so and agreed' },
  deletion: {
    question: { ar: (name: string) => `هل تريد حذف ${isolate(name, 'ar')}؟`, en: (name: string) => `Delete ${name}?` },
    verb: shared.delete,
    failed: { ar: 'تعذّر الحذف. أعد المحاولة.', en: 'This could not be deleted. Try again.' },
  },
  preview: {
    notice: { ar: 'معاينة لم تُحفظ بعد.', en: 'A preview: nothing is saved yet.' },
    failed: {
      ar: 'تعذّرت المعاينة. راجع الحقول ثم أعد المحاولة.',
      en: 'The preview failed. Check the fields and try again.',
    },
  },
} as const

/** What each list says of its own. */
export const contentLists: Record<ListKind, Record<'add' | 'edit' | 'empty', Localized>> = {
  slide: {
    add: { ar: 'إضافة شريحة', en: 'Add a slide' },
    edit: { ar: 'تعديل الشريحة', en: 'Edit the slide' },
    empty: {
      ar: 'لا شرائح بعد. تعرض الواجهة اسم الموقع وحده.',
      en: 'No slides yet. The hero shows the site’s name alone.',
    },
  },
  reason: {
    add: { ar: 'إضافة ميزة', en: 'Add a reason' },
    edit: { ar: 'تعديل الميزة', en: 'Edit the reason' },
    empty: { ar: 'لا مزايا بعد.', en: 'No reasons yet.' },
  },
  industry: {
    add: { ar: 'إضافة قطاع', en: 'Add an industry' },
    edit: { ar: 'تعديل القطاع', en: 'Edit the industry' },
    empty: { ar: 'لا قطاعات بعد.', en: 'No industries yet.' },
  },
  review: {
    add: { ar: 'إضافة رأي', en: 'Add a review' },
    edit: { ar: 'تعديل الرأي', en: 'Edit the review' },
    empty: { ar: 'لا آراء بعد.', en: 'No reviews yet.' },
  },
  question: {
    add: { ar: 'إضافة سؤال', en: 'Add a question' },
    edit: { ar: 'تعديل السؤال', en: 'Edit the question' },
    empty: { ar: 'لا أسئلة بعد. لا تظهر صفحة الأسئلة الشائعة.', en: 'No questions yet. The FAQ page is not there.' },
  },
  template: {
    add: { ar: 'إضافة قالب', en: 'Add a template' },
    edit: { ar: 'تعديل القالب', en: 'Edit the template' },
    empty: { ar: 'لا قوالب بعد.', en: 'No templates yet.' },
  },
  equivalent: {
    add: shared.addEquivalent,
    edit: { ar: 'تعديل المكافئ', en: 'Edit the equivalent' },
    empty: { ar: 'لا مكافئات بعد. لا تظهر صفحة المكافئات.', en: 'No equivalents yet. Their page is not there.' },
  },
  rule: {
    add: { ar: 'إضافة قاعدة', en: 'Add a rule' },
    edit: { ar: 'تعديل القاعدة', en: 'Edit the rule' },
    empty: { ar: 'لا قواعد بعد. لا تظهر صفحة الاختيار.', en: 'No rules yet. The finder is not there.' },
  },
  exclusion: {
    add: { ar: 'إضافة سبب', en: 'Add an exclusion' },
    edit: { ar: 'تعديل السبب', en: 'Edit the exclusion' },
    empty: { ar: 'لا أسباب بعد. يُذكر الحد من أرقام المنتج.', en: 'None yet. The limits of products are named instead.' },
  },
}
