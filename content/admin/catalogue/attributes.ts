import { shared } from '#content/staff-labels.ts'
import { counted, nouns } from '#domain/text/format.ts'
import type { Localized } from '#domain/text/locale.ts'

/** What the form of a product says of its attributes. */
export const attributeForm = {
  typed: { ar: 'مكتوب يدوياً', en: 'Typed by staff' },
  derived: { ar: 'مقروء من بقية الحقول.', en: 'Read from the other fields.' },
  readAgain: { ar: 'اقرأه من الحقول', en: 'Read it from the fields' },
  unsaid: shared.notSpecified,
  byCommas: { ar: 'افصل بينها بفواصل.', en: 'Separate them with commas.' },
  yes: shared.yes,
  no: shared.no,
}

const products = counted(
  nouns(['منتج واحد', 'منتجان', 'منتجات', 'منتجاً', 'منتج'], ['product', 'products'], { ar: 'لا منتجات' }),
)

/** What `/admin/attributes` says. */
export const attributesWords = {
  title: shared.attributes,
  text: {
    ar: 'ما تُوصف به المنتجات بكلمات واحدة، وما يصفّي به الزوار القوائم. الترتيب هنا هو ترتيب التصفية في الموقع.',
    en: 'What products are said to be in the same words, and what visitors filter lists by. The site shows filters in this order.',
  },
  add: { ar: 'إضافة سمة', en: 'Add attribute' },
  editTitle: { ar: 'تعديل سمة', en: 'Edit attribute' },
  search: { ar: 'ابحث في السمات', en: 'Search attributes' },
  searchButton: shared.search,
  edit: shared.edit,
  editNamed: { ar: (name: string) => `تعديل: ${name}`, en: (name: string) => `Edit: ${name}` },
  remove: shared.delete,
  removeQuestion: {
    ar: 'تُحذف السمة وقيمها. لا تُحذف سمة في منتج.',
    en: 'The attribute goes with its values. One that a product has cannot go.',
  },
  empty: { title: { ar: 'لا سمات', en: 'No attributes' }, text: { ar: 'أضف أول سمة.', en: 'Add the first one.' } },
  noneFound: { title: { ar: 'لا سمات بهذا الاسم', en: 'No attributes of this name' }, all: shared.showAll },
  failed: { ar: 'تعذّر تحميل السمات', en: 'The attributes could not be loaded' },
  facet: shared.filter,
  values: { ar: (count: number) => `القيم: ${count}`, en: (count: number) => `Values: ${count}` },
  types: {
    enum: { ar: 'من قائمة', en: 'From a list' },
    text: { ar: 'نص', en: 'Text' },
    number: { ar: 'رقم', en: 'Number' },
    flag: { ar: 'نعم أو لا', en: 'Yes or no' },
  },
  fields: {
    key: shared.key,
    label: shared.name,
    label_ar: shared.nameArabic,
    label_en: shared.nameEnglish,
    type: shared.type,
    isMany: { ar: 'كم قيمة للمنتج', en: 'Values of a product' },
    unit: shared.unit,
    isFacet: { ar: 'في تصفية القوائم', en: 'As a filter of lists' },
    place: { ar: 'الترتيب', en: 'Place' },
    steps: { ar: 'درجات التصفية', en: 'Steps of the filter' },
    values: shared.values,
    ignored: { ar: 'كلمات لا تدل على قيمة', en: 'Words that name no value' },
  },
  one: { ar: 'قيمة واحدة', en: 'One' },
  many: { ar: 'قيم عدة', en: 'Several' },
  no: shared.no,
  yes: shared.yes,
  parts: {
    name: shared.name,
    kind: { ar: 'ما قيمها', en: 'What it holds' },
    facet: { ar: 'التصفية', en: 'Filtering' },
    values: shared.values,
  },
  hints: {
    key: {
      ar: 'بحروف لاتينية صغيرة، ويظهر في الروابط. لا يتغير بعد الحفظ.',
      en: 'In small Latin letters, as it appears in addresses. It stays once it is saved.',
    },
    type: { ar: 'لا يتغير بعد الحفظ.', en: 'It stays once it is saved.' },
    place: { ar: '1 للأولى.', en: '1 for the first.' },
    ignored: {
      ar: 'كلمات في عمود النوع بالعبوات تُقرأ ولا تدل على قيمة من هذه.',
      en: 'Words of the type column of packs that are read and name none of these values.',
    },
  },
  cells: {
    value: shared.value,
    ar: shared.nameArabic,
    en: shared.nameEnglish,
    words: { ar: 'كلمات أخرى، بفواصل', en: 'Other words, by commas' },
    mergeInto: { ar: 'ادمجها في القيمة', en: 'Merge into value' },
  },
  addValue: { ar: 'قيمة أخرى', en: 'Another value' },
  addStep: { ar: 'درجة أخرى', en: 'Another step' },
  addIgnored: { ar: 'كلمة أخرى', en: 'Another word' },
  step: { ar: 'الدرجة', en: 'Step' },
  word: { ar: 'الكلمة', en: 'Word' },
  form: {
    save: { ar: 'حفظ السمة', en: 'Save attribute' },
    refused: { ar: 'لم تُحفظ السمة. راجع الحقول المعلّمة.', en: 'Not saved. Please check the marked fields.' },
    unknown: shared.notSaved,
  },
  removing: {
    done: { ar: 'حُذفت السمة.', en: 'The attribute has been deleted.' },
    unknown: { ar: 'حُذفت هذه السمة من قبل.', en: 'This attribute has already been deleted.' },
    failed: shared.notDeleted,
  },
}

export const attributeRefusals = {
  keyMalformed: {
    ar: 'اكتب حروفاً لاتينية صغيرة وأرقاماً، تبدأ بحرف.',
    en: 'Use small Latin letters and digits, beginning with a letter.',
  },
  keyTaken: { ar: 'توجد سمة بهذا المفتاح.', en: 'There is an attribute of this key.' },
  full: { ar: 'لا يُضاف أكثر من 20 سمة.', en: 'No more than 20 attributes can be added.' },
  valueTwice: { ar: 'إحدى القيم مكتوبة مرتين.', en: 'One of the values is listed twice.' },
  mergeUnknown: { ar: 'اكتب قيمة أخرى من هذه القائمة.', en: 'Name another value of this list.' },
  notNumbers: { ar: 'اكتب أرقاماً.', en: 'Write numbers.' },
  builtIn: { ar: 'هذه السمة يقرأها الموقع، ولا تُحذف.', en: 'The site itself reads this attribute. It cannot go.' },
  keyUsed: (count: number): Localized => ({
    ar: `هذه السمة في ${products.ar(count)}، فلا تُحذف.`,
    en: `${products.en(count)} have this attribute, so it cannot go.`,
  }),
  valueUsed: (label: Localized, count: number): Localized => ({
    ar: `القيمة «${label.ar}» في ${products.ar(count)}. ادمجها في قيمة أخرى.`,
    en: `${products.en(count)} have the value “${label.en}”. Merge it into another one.`,
  }),
}
