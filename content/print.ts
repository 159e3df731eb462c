import type { Localized, Words } from '#domain/text/locale.ts'
import type { PluralForms } from '#domain/text/format.ts'

/** Labels that stand on paper, in the datasheets and the catalogue, and nowhere on the site. */
export const words = {
  catalogue: { ar: 'كتالوج المنتجات', en: 'Product Catalogue' },
  datasheet: { ar: 'ورقة البيانات الفنية', en: 'Technical Data Sheet' },
  contents: { ar: 'المحتويات', en: 'Contents' },
  page: { ar: 'صفحة', en: 'Page' },
  figure: { ar: 'البيان', en: 'Figure' },
  value: { ar: 'القيمة', en: 'Value' },
  method: { ar: 'طريقة الاختبار', en: 'Test method' },
  scan: { ar: 'امسح لأحدث نسخة', en: 'Scan for the latest version' },
  proven: { ar: 'بمستند', en: 'documented' },
  storageRule: {
    ar: 'يُخزَّن في عبوته الأصلية المغلقة في مكان بارد وجاف بعيداً عن أشعة الشمس المباشرة.',
    en: 'Store in the original closed pack in a cool, dry place away from direct sunlight.',
  },
  safetyRule: {
    ar: 'تعليمات السلامة على العبوة، ونطلب صحيفة بيانات السلامة من المصنّع عند الحاجة.',
    en: 'Safety instructions are on the pack; we ask the manufacturer for the safety data sheet on request.',
  },
  disclaimer: {
    ar: 'الأرقام قيم نموذجية، وتختلف ظروف الموقع من عمل إلى آخر؛ جرّب المنتج على السطح نفسه قبل التنفيذ. تُعتمد أحدث نسخة من هذه الورقة.',
    en: 'The figures are typical values and site conditions differ; test the product on the actual surface before work begins. The latest version of this sheet applies.',
  },
  madeIn: { ar: 'صُنع في', en: 'Made in' },
  figures: { ar: 'البيانات الفنية', en: 'Technical data' },
  properties: { ar: 'الخصائص', en: 'Properties' },
  areas: { ar: 'مجالات التطبيق', en: 'Application areas' },
  packaging: { ar: 'التعبئة والتغليف', en: 'Packaging' },
  storage: { ar: 'التخزين والسلامة', en: 'Storage and safety' },
  standards: { ar: 'المواصفات', en: 'Standards' },
  distributor: { ar: 'الموزع', en: 'Distributor' },
  phone: { ar: 'الهاتف', en: 'Phone' },
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
  hours: { ar: 'ساعات العمل', en: 'Hours' },
  address: { ar: 'العنوان', en: 'Address' },
  commercialRegistration: { ar: 'السجل التجاري', en: 'CR' },
  vatNumber: { ar: 'الرقم الضريبي', en: 'VAT' },
  stockCode: { ar: 'رمز المخزون', en: 'Stock code' },
  productCode: { ar: 'رمز المنتج', en: 'Product code' },
  type: { ar: 'النوع', en: 'Type' },
  volume: { ar: 'الحجم', en: 'Volume' },
  boxQuantity: { ar: 'في الكرتون', en: 'Per carton' },
} satisfies Words

/** The shelf-life figure as a sentence, by its number of months. */
export const shelfLife: Localized<PluralForms> = {
  ar: {
    one: 'مدة الصلاحية شهر واحد بهذه الشروط.',
    two: 'مدة الصلاحية شهران بهذه الشروط.',
    few: 'مدة الصلاحية {count} أشهر بهذه الشروط.',
    many: 'مدة الصلاحية {count} شهراً بهذه الشروط.',
    other: 'مدة الصلاحية {count} شهر بهذه الشروط.',
  },
  en: {
    one: 'Shelf life in these conditions: {count} month.',
    other: 'Shelf life in these conditions: {count} months.',
  },
}

export const sheetNames = {
  revision: {
    ar: (n: string, date: string) => `المراجعة ${n} · ${date}`,
    en: (n: string, date: string) => `Revision ${n} · ${date}`,
  },
}

/** Those of the catalogue alone. */
export const catalogueWords = {
  quoteTitle: { ar: 'اطلب عرض سعر', en: 'Ask for a quotation' },
  quoteText: {
    ar: 'أرسل قائمتك بالرموز والكميات، ونعيدها إليك بالأسعار.',
    en: 'Send your list of codes and quantities and we return it with prices.',
  },
  figuresNote: {
    ar: 'الأرقام قيم نموذجية، والمرجع هو ورقة بيانات المنتج.',
    en: "Figures are typical values; the product's data sheet is the reference.",
  },
  codes: { ar: 'فهرس الرموز', en: 'Index of codes' },
  orderNumbers: { ar: 'فهرس رموز المخزون', en: 'Index of stock codes' },
  codesHint: {
    ar: 'الرمز هو الاسم المطبوع على وجه العبوة، والرقم بجانبه رقم الصفحة.',
    en: 'The code is the name on the face of the pack; the figure beside it is the page.',
  },
  orderNumbersHint: {
    ar: 'كل عبوة برمز المخزون ورمز المنتج كما في عرض السعر والفاتورة.',
    en: 'Every pack by stock code and product code, as in quotes and invoices.',
  },
  contentsHint: { ar: 'الفئات وأرقام صفحاتها.', en: 'Categories and their pages.' },
  brands: { ar: 'علاماتنا', en: 'Our brands' },
} satisfies Words

/** The range in figures, for the cover and the contents. */
export const counts: Record<'products' | 'categories' | 'brands' | 'packs', Localized<PluralForms>> = {
  products: {
    ar: { one: 'منتج واحد', two: 'منتجان', few: '{count} منتجات', many: '{count} منتجاً', other: '{count} منتج' },
    en: { one: '{count} product', other: '{count} products' },
  },
  categories: {
    ar: { one: 'فئة واحدة', two: 'فئتان', few: '{count} فئات', many: '{count} فئة', other: '{count} فئة' },
    en: { one: '{count} category', other: '{count} categories' },
  },
  brands: {
    ar: { one: 'علامة واحدة', two: 'علامتان', few: '{count} علامات', many: '{count} علامة', other: '{count} علامة' },
    en: { one: '{count} brand', other: '{count} brands' },
  },
  packs: {
    ar: { one: 'عبوة واحدة', two: 'عبوتان', few: '{count} عبوات', many: '{count} عبوة', other: '{count} عبوة' },
    en: { one: '{count} pack', other: '{count} packs' },
  },
}
