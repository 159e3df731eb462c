import { shared } from '#content/staff-labels.ts'
import { nouns, counted } from '#domain/text/format.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import type { Availability } from '#domain/records/seo-override.ts'

const characterForms = nouns(['حرف واحد', 'حرفان', 'أحرف', 'حرفاً', 'حرف'], ['character', 'characters'], { ar: 'فارغ' })

const pair = (ar: string, en: string): Localized => ({ ar, en })

/** Texts for search engines, one record for each product or family of products. */
export const seoWords = {
  title: pair('محركات البحث', 'Search engines'),
  text: pair(
    'ما تراه محركات البحث من المنتجات بدل أسمائها وأوصافها: العنوان والوصف والسعر والأسئلة. ما لا تكتبه هنا يُؤخذ من المنتج.',
    'What search engines see of products instead of their names and descriptions: title, description, price, questions. Anything you leave out is taken from the product.',
  ),
  add: pair('إضافة نصوص', 'Add texts'),
  search: pair('ابحث في المفاتيح والنصوص', 'Search keys and texts'),
  searchButton: shared.search,
  edit: shared.edit,
  editNamed: { ar: (key: string) => `تعديل: ${key}`, en: (key: string) => `Edit: ${key}` },
  remove: shared.delete,
  removeQuestion: pair(
    'بعد الحذف تأخذ محركات البحث كل شيء من المنتج نفسه.',
    'Search engines will then take everything from the product itself.',
  ),
  removing: {
    done: pair('حُذفت النصوص.', 'The texts have been deleted.'),
    unknown: pair('حُذفت هذه النصوص من قبل.', 'These texts have already been deleted.'),
    failed: pair('تعذّر الحذف. أعد المحاولة بعد قليل.', 'They could not be deleted. Try again in a moment.'),
  },
  empty: {
    title: pair('لا توجد نصوص بعد', 'No texts yet'),
    text: pair(
      'أضف نصوصاً لمنتج ليظهر في البحث بعنوان يليق به.',
      'Add texts for a product to give it a better title in search results.',
    ),
  },
  noneFound: { title: pair('لا شيء يطابق البحث', 'Nothing matches'), all: shared.showAll },
  failed: pair('تعذّر تحميل النصوص', 'The texts could not be loaded'),
}

/** The form of one record. */
export const seoForm = {
  addTitle: pair('إضافة نصوص البحث', 'Add search texts'),
  editTitle: pair('تعديل نصوص البحث', 'Edit search texts'),
  parts: {
    key: pair('المفتاح', 'Key'),
    result: pair('نتيجة البحث', 'Search result'),
    page: pair('صفحة المنتج', 'Product page'),
    offer: pair('العرض', 'Offer'),
    questions: pair('الأسئلة', 'Questions'),
  },
  key: pair('معرّف المنتج أو كلمات منه', 'Product ID, or words from it'),
  keyHint: pair(
    'المعرّف يخص منتجاً واحداً. والكلمات تخص كل منتج ترد متتابعة في معرّفه أو رابطه أو اسمه، ما لم يكن له مفتاح أقرب.',
    'An ID applies to one product. Words apply to every product that has them in sequence in its ID, slug or name, unless a closer key exists.',
  ),
  products: pair('المنتجات التي تأخذ هذه النصوص', 'Products that use these texts'),
  noProducts: pair('لا منتج يأخذ هذه النصوص الآن.', 'No product uses these texts at the moment.'),
  moreProducts: pair('وغيرها', 'and more'),
  preview: pair('كما تظهر في نتائج البحث', 'As a search result shows it'),
  previewTitle: pair('عنوان المنتج', 'The product’s name'),
  previewText: pair('وصف المنتج.', 'The product’s description.'),
  length: counted(characterForms),
  tooLong: pair('قد تقصّه محركات البحث', 'search engines may cut it'),
  fields: {
    metaTitle: shared.title,
    metaTitleHint: pair(
      'يتبعه اسم الموقع. حتى 60 حرفاً تُرى كلها.',
      'The site’s name follows it. Up to 60 characters are seen whole.',
    ),
    metaDescription: shared.description,
    metaDescriptionHint: pair('جملة أو جملتان، حتى 160 حرفاً.', 'A sentence or two, up to 160 characters.'),
    keywords: pair('الكلمات المفتاحية', 'Keywords'),
    keywordsHint: pair('كلمة في كل سطر.', 'One on each line.'),
    h1: pair('سطر تحت اسم المنتج (H1)', 'Line under the product’s name (H1)'),
    h2_1: pair('عنوان فوق الخصائص (H2)', 'Heading over the properties (H2)'),
    h2_2: pair('عنوان فوق مجالات التطبيق (H2)', 'Heading over the application areas (H2)'),
    h2_3: pair('عنوان فوق البيانات أو العبوات (H2)', 'Heading over the figures or packs (H2)'),
    altText: pair('نصوص صور المعرض', 'Texts of the gallery’s pictures'),
    altTextHint: pair('سطر لكل صورة بترتيبها.', 'One line for each picture, in their order.'),
    productName: pair('اسم المنتج في العرض', 'Name of the product in the offer'),
    sku: pair('رمز المخزون (SKU)', 'SKU'),
    skuHint: pair(
      'رمز مخزون العبوة التي يصفها التوفر، أو رمز منتجها.',
      'Stock code or product code of the pack that the availability describes.',
    ),
    brand: shared.brand,
    availability: pair('التوفر', 'Availability'),
    availabilityHint: pair('يسري ما لم يُحدَّد توفر العبوة نفسها.', 'Applies where the pack itself has no availability.'),
    urlSlug: pair('اسم بديل في الرابط', 'Another name in addresses'),
    urlSlugHint: pair('يصل إلى صفحة المنتج بتحويل.', 'Leads to the product’s page.'),
    question: pair('السؤال', 'Question'),
    answer: pair('الإجابة', 'Answer'),
  },
  availabilities: {
    InStock: pair('متوفر', 'In stock'),
    OutOfStock: pair('غير متوفر', 'Out of stock'),
    BackOrder: pair('بالطلب', 'Back order'),
    PreOrder: pair('طلب مسبق', 'Pre-order'),
    LimitedAvailability: pair('كمية محدودة', 'Limited'),
  } satisfies Record<Availability, Localized>,
  questionsNote: pair(
    'تظهر في صفحة المنتج وفي نتائج البحث.',
    'They appear on the product’s page and in search results.',
  ),
  addQuestion: pair('إضافة سؤال', 'Add a question'),
  save: pair('حفظ النصوص', 'Save texts'),
  refused: pair('لم تُحفظ النصوص. راجع الحقول المعلّمة.', 'Not saved. Please check the marked fields.'),
  unknown: shared.notSaved,
}

/** Over the two tables of questions, in the language of the screen. */
export const questionsIn: Record<Locale, Localized> = {
  ar: pair('الأسئلة بالعربية', 'Questions in Arabic'),
  en: pair('الأسئلة بالإنجليزية', 'Questions in English'),
}
