import type { Localized } from '#domain/text/locale.ts'

/** The range as a spreadsheet for customers, who fill in quantities and send it back. */
export const rangeWords: { link: Localized } = {
  link: { ar: 'قائمة المنتجات (Excel)', en: 'Download the range (Excel)' },
}

export const rangeSheet: { name: Localized; columns: Record<RangeColumn, Localized> } = {
  name: { ar: 'الكتالوج', en: 'Catalogue' },
  columns: {
    stockCode: { ar: 'رمز المخزون', en: 'Stock code' },
    productCode: { ar: 'رمز المنتج', en: 'Product code' },
    code: { ar: 'الرمز على العبوة', en: 'Code on the pack' },
    nameAr: { ar: 'الاسم بالعربية', en: 'Name (Arabic)' },
    nameEn: { ar: 'الاسم بالإنجليزية', en: 'Name (English)' },
    category: { ar: 'الفئة', en: 'Category' },
    brand: { ar: 'العلامة', en: 'Brand' },
    madeIn: { ar: 'بلد الصنع', en: 'Made in' },
    type: { ar: 'النوع', en: 'Type' },
    volume: { ar: 'الحجم', en: 'Volume' },
    boxQuantity: { ar: 'كمية الكرتون', en: 'Carton quantity' },
    shelfLife: { ar: 'مدة الصلاحية', en: 'Shelf life' },
    standards: { ar: 'المواصفات', en: 'Standards' },
    pdf: { ar: 'ورقة البيانات', en: 'Data sheet' },
    page: { ar: 'الصفحة', en: 'Page' },
    quantity: { ar: 'الكمية', en: 'Quantity' },
  },
}

export type RangeColumn =
  | 'stockCode'
  | 'productCode'
  | 'code'
  | 'nameAr'
  | 'nameEn'
  | 'category'
  | 'brand'
  | 'madeIn'
  | 'type'
  | 'volume'
  | 'boxQuantity'
  | 'shelfLife'
  | 'standards'
  | 'pdf'
  | 'page'
  | 'quantity'
