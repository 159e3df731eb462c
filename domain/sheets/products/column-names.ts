import type { AnswerOf } from '#domain/fields/field.ts'
import type { PackColumn } from '#domain/products/pack-fields.ts'
import type { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import type { Localized } from '#domain/text/locale.ts'

type Renamed = 'category_id' | 'product_image' | 'product_pdf' | 'product_pdf_ar' | 'product_pdf_en' | 'gallery_images'

type FieldName = Exclude<keyof AnswerOf<typeof PRODUCT_FIELDS>, Renamed | PackColumn>

/** What packs cost, which is kept by their stock codes. */
export const PRICE_COLUMNS = ['price', 'price_breaks', 'group_prices'] as const
export type PriceColumn = (typeof PRICE_COLUMNS)[number]

export type OwnColumn = 'product_id' | 'state' | 'category' | 'image' | 'gallery' | 'pdf_ar' | 'pdf_en' | PriceColumn

export type SeoColumn = 'meta_title_ar' | 'meta_title_en' | 'meta_description_ar' | 'meta_description_en'

export type ColumnKey = OwnColumn | SeoColumn | FieldName | PackColumn

/** The columns in their order, by what an export calls them, and what else people write. A field without a name does not compile. */
export const COLUMN_NAMES: Record<ColumnKey, Localized & { synonyms?: readonly string[] }> = {
  product_id: { ar: 'المعرّف', en: 'ID', synonyms: ['Product ID', 'معرف المنتج'] },
  product_slug: { ar: 'الرابط', en: 'Slug' },
  code: { ar: 'الرمز على العبوة', en: 'Code on the pack' },
  state: { ar: 'حالة النشر', en: 'Status', synonyms: ['الحالة', 'State'] },
  category: {
    ar: 'الفئة',
    en: 'Category',
    synonyms: [
      'التصنيف',
      'القسم',
      'المجموعة',
      'Group',
      'category_id',
      'Product category',
      'Item category',
      'Item group',
      'Product group',
      'مجموعة الصنف',
      'مجموعة المادة',
    ],
  },
  brand: {
    ar: 'العلامة',
    en: 'Brand',
    synonyms: ['العلامة التجارية', 'الماركة', 'Brand (English)', 'Manufacturer', 'الشركة المصنعة'],
  },
  brand_ar: { ar: 'العلامة بالعربية', en: 'Brand (Arabic)' },
  product_name_ar: {
    ar: 'الاسم بالعربية',
    en: 'Name (Arabic)',
    synonyms: [
      'الصنف',
      'المادة',
      'الاسم',
      'اسم الصنف',
      'اسم المنتج',
      'الاسم العربي',
      'Arabic name',
      'Name AR',
      'اسم المادة',
      'اسم الصنف عربي',
      'الاسم عربي',
      'اسم الصنف بالعربي',
      'البيان',
    ],
  },
  product_name_en: {
    ar: 'الاسم بالإنجليزية',
    en: 'Name (English)',
    synonyms: [
      'Name',
      'Name EN',
      'Product name',
      'Item name',
      'الاسم الإنجليزي',
      'English name',
      'Item description',
      'Material description',
      'Article description',
      'اسم الصنف انجليزي',
      'الاسم انجليزي',
      'الاسم الأجنبي',
    ],
  },
  product_description_ar: { ar: 'الوصف بالعربية', en: 'Description (Arabic)', synonyms: ['الوصف'] },
  product_description_en: { ar: 'الوصف بالإنجليزية', en: 'Description (English)', synonyms: ['Description'] },
  product_properties_ar: { ar: 'الخصائص بالعربية', en: 'Properties (Arabic)', synonyms: ['الخصائص'] },
  product_properties_en: { ar: 'الخصائص بالإنجليزية', en: 'Properties (English)', synonyms: ['Properties'] },
  application_areas_ar: { ar: 'مجالات التطبيق بالعربية', en: 'Application areas (Arabic)', synonyms: ['مجالات التطبيق'] },
  application_areas_en: {
    ar: 'مجالات التطبيق بالإنجليزية',
    en: 'Application areas (English)',
    synonyms: ['Application areas'],
  },
  made_in: { ar: 'بلد الصنع بالإنجليزية', en: 'Made in', synonyms: ['Origin', 'Country of origin'] },
  made_in_ar: { ar: 'بلد الصنع', en: 'Made in (Arabic)', synonyms: ['المنشأ', 'بلد المنشأ'] },
  hs_code: {
    ar: 'الرمز الجمركي (HS)',
    en: 'Customs code (HS)',
    synonyms: ['HS code', 'الرمز الجمركي', 'Commodity code', 'Tariff code', 'البند الجمركي'],
  },
  specs: { ar: 'الأرقام الفنية', en: 'Figures' },
  certifications: { ar: 'الشهادات', en: 'Certifications' },
  image: { ar: 'الصورة', en: 'Picture', synonyms: ['Image'] },
  gallery: { ar: 'صور المعرض', en: 'Gallery' },
  pdf_ar: { ar: 'ورقة البيانات PDF بالعربية', en: 'Data sheet PDF in Arabic' },
  pdf_en: { ar: 'ورقة البيانات PDF بالإنجليزية', en: 'Data sheet PDF in English' },
  tds_source: { ar: 'مصدر ورقة البيانات', en: 'Source of the data sheet' },
  main_video: { ar: 'رابط الفيديو الرئيسي', en: 'Main video link', synonyms: ['رابط الفيديو الرئيس'] },
  gallery_videos: { ar: 'روابط فيديو أخرى', en: 'More video links' },
  rating: { ar: 'التقييم من 5', en: 'Rating out of 5', synonyms: ['Rating', 'التقييم'] },
  has_safety_sheet: { ar: 'صحيفة بيانات السلامة', en: 'Safety data sheet' },
  used_with: { ar: 'يُستخدم معه', en: 'Used with' },
  alternatives: { ar: 'البدائل', en: 'Alternatives' },
  attributes: { ar: 'السمات (JSON)', en: 'Attributes (JSON)' },
  calculator: { ar: 'أرقام الحاسبة (JSON)', en: 'Calculator figures (JSON)' },
  joint_yield: { ar: 'بيانات حساب الاستهلاك (JSON)', en: 'Yield calculation data (JSON)' },
  image_url: { ar: 'رابط صورة المنتج في موقع آخر', en: 'Address of the picture on another site' },
  price_visibility: { ar: 'السعر في صفحة المنتج', en: 'Price on the product page' },
  meta_title_ar: { ar: 'عنوان محركات البحث بالعربية', en: 'Search title (Arabic)' },
  meta_title_en: { ar: 'عنوان محركات البحث بالإنجليزية', en: 'Search title (English)' },
  meta_description_ar: { ar: 'وصف محركات البحث بالعربية', en: 'Search description (Arabic)' },
  meta_description_en: { ar: 'وصف محركات البحث بالإنجليزية', en: 'Search description (English)' },
  stock_code: {
    ar: 'رمز المخزون',
    en: 'Stock code',
    synonyms: [
      'SKU',
      'Item code',
      'Item no',
      'Part no',
      'Part number',
      'كود الصنف',
      'رمز الصنف',
      'رقم الصنف',
      'Internal reference',
      'Item number',
      'Material',
      'Material number',
      'Article number',
      'رمز المادة',
      'رقم المادة',
      'كود المادة',
      'المرجع الداخلي',
      'الرقم المرجعي',
    ],
  },
  product_code: { ar: 'رمز المنتج', en: 'Product code', synonyms: ['كود المنتج'] },
  type_ar: { ar: 'النوع بالعربية', en: 'Type (Arabic)', synonyms: ['النوع', 'اللون'] },
  type: { ar: 'النوع بالإنجليزية', en: 'Type (English)', synonyms: ['Type', 'Colour', 'Color'] },
  volume_ar: { ar: 'الحجم بالعربية', en: 'Volume (Arabic)', synonyms: ['الحجم', 'العبوة', 'حجم العبوة'] },
  volume: { ar: 'الحجم بالإنجليزية', en: 'Volume (English)', synonyms: ['Volume', 'Size', 'Pack size'] },
  box_quantity: {
    ar: 'كمية الكرتون',
    en: 'Carton quantity',
    synonyms: [
      'Qty/carton',
      'Pcs/ctn',
      'العدد في الكرتون',
      'عدد/كرتون',
      'Per box',
      'في الكرتون',
      'Pcs per carton',
      'Units per carton',
      'Units per case',
      'Packing',
      'التعبئة',
      'عدد الحبات في الكرتون',
    ],
  },
  weight_kg: { ar: 'الوزن (كجم)', en: 'Weight (kg)', synonyms: ['الوزن', 'Weight'] },
  price: {
    ar: 'السعر',
    en: 'Price',
    synonyms: [
      'Unit price',
      'سعر الوحدة',
      'السعر بدون ضريبة',
      'السعر قبل الضريبة',
      'Price excl. VAT',
      'سعر البيع',
      'سعر المفرق',
      'سعر المستهلك',
      'Sales price',
      'Selling price',
      'List price',
      'Rate',
    ],
  },
  price_breaks: { ar: 'أسعار الكميات', en: 'Quantity prices', synonyms: ['Price breaks', 'أسعار الكمية'] },
  group_prices: { ar: 'أسعار الفئات', en: 'Group prices' },
  stock_state: {
    ar: 'التوفر',
    en: 'Availability',
    synonyms: [
      'Stock',
      'المخزون',
      'الرصيد',
      'Stock qty',
      'On hand',
      'Quantity on hand',
      'الكمية المتوفرة',
      'الكمية المتاحة',
    ],
  },
  stock_as_of: { ar: 'التوفر بتاريخ', en: 'Availability as of' },
}

export function columnHeadings(key: ColumnKey): string[] {
  const { ar, en, synonyms = [] } = COLUMN_NAMES[key]
  return [ar, en, ...synonyms]
}
