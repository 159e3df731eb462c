import { productCardWords } from '#content/products.ts'
import { nouns } from '#domain/text/format.ts'
import type { StockState } from '#domain/products/stock.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'

/**
 * What is said of a product that nobody has described for search engines. `{product}` is its name, or `branded`;
 * `{site}` is what staff call the site.
 */
export const productHead = {
  branded: { ar: '{name} من {brand}', en: '{name} by {brand}' },
  description: {
    ar: '{product}: الخصائص ومجالات التطبيق والتعبئة وطلب عرض سعر من {site}.',
    en: '{product}: properties, application areas, packaging and a price quote from {site}.',
  },
}

const items = nouns(['بند واحد', 'بندان', 'بنود', 'بنداً', 'بند'], ['item', 'items'])

const uses = nouns(['استخدام واحد', 'استخدامان', 'استخدامات', 'استخداماً', 'استخدام'], ['use', 'uses'])

const packs = nouns(['عبوة واحدة', 'عبوتان', 'عبوات', 'عبوة', 'عبوة'], ['pack', 'packs'])

const figures = nouns(['رقم واحد', 'رقمان', 'أرقام', 'رقماً', 'رقم'], ['figure', 'figures'])

const questions = nouns(['سؤال واحد', 'سؤالان', 'أسئلة', 'سؤالاً', 'سؤال'], ['question', 'questions'])

/** How many entries a panel holds, beside its name. */
export const panelCounts = { items, uses, packs, figures, questions }

export const productPage = {
  title: { ar: 'تفاصيل المنتج', en: 'Product details' },
  failed: {
    ar: 'فشل في تحميل تفاصيل المنتج. يرجى المحاولة مرة أخرى.',
    en: 'Failed to load product details. Please try again.',
  },
  madeIn: { ar: (country: string) => `صُنع في ${country}`, en: (country: string) => `Made in ${country}` },
  /** Without VAT and with it. */
  price: {
    ar: (excluding: string, including: string) => `${excluding} ر.س غير شامل الضريبة (${including} شاملة)`,
    en: (excluding: string, including: string) => `SAR ${excluding} excl. VAT (${including} incl.)`,
  },
  lowestPrice: {
    ar: (excluding: string, including: string) => `من ${excluding} ر.س غير شامل الضريبة (${including} شاملة)`,
    en: (excluding: string, including: string) => `From SAR ${excluding} excl. VAT (${including} incl.)`,
  },
  priceOnRequest: { ar: 'السعر عند الطلب', en: 'Price on request' },
  stock: {
    in_stock: { ar: 'متوفر', en: 'In stock' },
    on_order: { ar: 'تحت الطلب', en: 'On order' },
    ask: { ar: 'اسأل عن التوفر', en: 'Ask about stock' },
  } satisfies Record<StockState, Localized>,
  more: { ar: 'المزيد عن المنتج', en: 'More about the product' },
  related: {
    ar: { usedWith: 'يُستخدم معه', alternatives: 'بدائل', posts: 'مقالات عنه' },
    en: { usedWith: 'Used with', alternatives: 'Alternatives', posts: 'Articles about it' },
  },
  compare: productCardWords.compare,
  compareOne: productCardWords.compareOne,
  submittal: { ar: 'ملف الاعتماد', en: 'Submittal pack' },
  calculate: { ar: 'احسب الكمية', en: 'Calculate quantity' },
  quote: { ar: 'طلب عرض سعر', en: 'Request a quote' },
  pdf: { ar: 'PDF', en: 'PDF' },
  /** After the name of the format, for those who hear it; the size is empty where it is not known. */
  datasheetIn: {
    ar: (language: Locale, size: string) =>
      `ورقة البيانات ${language === 'ar' ? 'بالعربية' : 'بالإنجليزية'}${size && `، ${size}`}`,
    en: (language: Locale, size: string) =>
      `data sheet in ${language === 'ar' ? 'Arabic' : 'English'}${size && `, ${size}`}`,
  },
  gallery: {
    label: { ar: 'صور المنتج', en: 'Product pictures' },
    previous: { ar: 'الصورة السابقة', en: 'Previous picture' },
    next: { ar: 'الصورة التالية', en: 'Next picture' },
    enlarge: { ar: 'تكبير الصورة', en: 'Enlarge the picture' },
    picture: { ar: (index: number) => `الصورة ${index}`, en: (index: number) => `Picture ${index}` },
    place: {
      ar: (index: number | string, count: number | string) => `الصورة ${index} من ${count}`,
      en: (index: number | string, count: number | string) => `Picture ${index} of ${count}`,
    },
    shown: { ar: 'الصورة المعروضة', en: 'Picture on show' },
    thumbs: { ar: 'الصور المصغّرة', en: 'Thumbnails' },
    /** What a screen reader calls the parts of the lightbox. */
    carousel: { ar: 'عارض صور', en: 'carousel' },
    slide: { ar: 'شريحة', en: 'slide' },
  },
  figures: { ar: 'أهم الأرقام', en: 'Key figures' },
  panels: {
    properties: { ar: 'الخصائص', en: 'Properties' },
    noProperties: { ar: 'لا توجد خصائص متوفرة', en: 'No properties available.' },
    areas: { ar: 'مجالات التطبيق', en: 'Application areas' },
    noAreas: { ar: 'لا توجد مجالات تطبيق متوفرة', en: 'No application areas available.' },
    specs: { ar: 'البيانات الفنية', en: 'Technical data' },
    packaging: { ar: 'التعبئة والتغليف', en: 'Packaging' },
    questions: { ar: 'أسئلة شائعة عن المنتج', en: 'Questions about this product' },
    noPackaging: { ar: 'لا توجد بيانات تعبئة متوفرة', en: 'No packaging data available.' },
  },
  columns: {
    stockCode: { ar: 'رمز المخزون', en: 'Stock code' },
    productCode: { ar: 'رمز المنتج', en: 'Product code' },
    type: { ar: 'النوع', en: 'Type' },
    volume: { ar: 'الحجم', en: 'Volume' },
    boxQuantity: { ar: 'عدد العبوات في الكرتون', en: 'Boxes count' },
    offer: { ar: 'السعر والتوفر', en: 'Price and stock' },
    /** Over the number on phones, where there is no head. */
    perBox: { ar: 'في الكرتون', en: 'per box' },
  },
  pictures: { title: { ar: 'معرض المنتج', en: 'Product gallery' }, all: { ar: 'عرض الكل', en: 'View all' } },
  videos: {
    title: { ar: 'الفيديو', en: 'Video' },
    play: { ar: 'تشغيل الفيديو', en: 'Play the video' },
    playNumber: { ar: (index: number) => `تشغيل الفيديو ${index}`, en: (index: number) => `Play video ${index}` },
    notice: { ar: 'يُحمَّل الفيديو من يوتيوب بعد الضغط.', en: 'The video loads from YouTube after you press play.' },
    noMain: { ar: 'الفيديو الرئيسي غير متوفر.', en: 'Main video not available.' },
    noOthers: { ar: 'فيديوهات المعرض غير متوفرة.', en: 'Gallery videos not available.' },
  },
  request: {
    /** Where the company has written nothing of its own. */
    text: {
      ar: 'اكتب الكمية والمدينة والتاريخ المطلوب، ونرسل إليك السعر كتابةً.',
      en: 'Tell us quantity, city and date. We return the price in writing.',
    },
    product: { ar: (code: string) => `المنتج: ${code}`, en: (code: string) => `Product: ${code}` },
    message: {
      ar: (code: string) => `المنتج: ${code}\nالكمية: \nالمدينة: \nمطلوب قبل: `,
      en: (code: string) => `Product: ${code}\nQuantity: \nCity: \nNeeded by: `,
    },
    chat: { ar: 'راسلنا على واتساب', en: 'Message us on WhatsApp' },
  },
}

export const shareWords = {
  share: { ar: 'مشاركة', en: 'Share' },
  chat: { ar: 'واتساب', en: 'WhatsApp' },
  copy: { ar: 'نسخ الرابط', en: 'Copy link' },
  copied: { ar: 'نُسخ الرابط', en: 'Link copied' },
}
