import { shared } from '#content/staff-labels.ts'
import { counted, type PluralForms } from '#domain/text/format.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { TextColor } from '#domain/posts/rich-text.ts'

const foreignPictures: Localized<PluralForms> = {
  ar: {
    one: 'لم تُدرج صورة من موقع آخر. احفظها ثم ارفعها.',
    two: 'لم تُدرج صورتان من مواقع أخرى. احفظهما ثم ارفعهما.',
    few: 'لم تُدرج {count} صور من مواقع أخرى. احفظها ثم ارفعها.',
    many: 'لم تُدرج {count} صورة من مواقع أخرى. احفظها ثم ارفعها.',
    other: 'لم تُدرج {count} صورة من مواقع أخرى. احفظها ثم ارفعها.',
  },
  en: {
    one: '{count} picture from another site was left out. Save and upload it.',
    other: '{count} pictures from other sites were left out. Save and upload them.',
  },
}

/** The editor of articles. */
export const editorWords = {
  toolbar: { ar: (text: string) => `تنسيق: ${text}`, en: (text: string) => `Formatting: ${text}` },
  loading: { ar: 'جارٍ تجهيز المحرر...', en: 'Preparing the editor...' },
  failed: {
    ar: 'تعذّر تحميل المحرر. يمكنك تعديل النص بصيغة HTML في هذا الحقل.',
    en: 'The editor could not be loaded. You can edit the text as HTML in this field.',
  },
  asHtml: { ar: 'بدون JavaScript يُكتب النص بصيغة HTML.', en: 'Without JavaScript the text is written as HTML.' },

  undo: shared.undo,
  redo: { ar: 'إعادة', en: 'Redo' },
  bold: { ar: 'عريض', en: 'Bold' },
  underline: { ar: 'تسطير', en: 'Underline' },
  color: { ar: 'لون النص', en: 'Text colour' },
  noColor: { ar: 'بلا لون', en: 'No colour' },
  heading: { ar: 'نمط الفقرة', en: 'Paragraph style' },
  paragraph: { ar: 'فقرة', en: 'Paragraph' },
  headingLevel: { ar: (level: number) => `عنوان H${level}`, en: (level: number) => `Heading H${level}` },
  bulletList: { ar: 'قائمة نقطية', en: 'Bulleted list' },
  orderedList: { ar: 'قائمة مرقّمة', en: 'Numbered list' },
  quote: { ar: 'اقتباس', en: 'Quotation' },
  clear: { ar: 'إزالة التنسيق', en: 'Clear formatting' },

  link: {
    button: { ar: 'رابط', en: 'Link' },
    address: { ar: 'عنوان الرابط', en: 'URL' },
    hint: {
      ar: 'مثل https://example.com أو ‎/categories أو بريد إلكتروني.',
      en: 'For example https://example.com, /categories or an email address.',
    },
    invalid: {
      ar: 'يبدأ الرابط بـ https أو mailto أو tel أو بعلامة / لصفحات هذا الموقع.',
      en: 'A link begins with https, mailto or tel, or with / for pages of this site.',
    },
    insert: { ar: 'إدراج الرابط', en: 'Insert Link' },
    remove: { ar: 'إزالة الرابط', en: 'Remove link' },
  },

  leftOut: {
    pictures: counted(foreignPictures),
    links: {
      ar: (count: number) => `لم تُنقل روابط (${count})، وبقي نصها: يبدأ الرابط بـ https أو mailto أو tel.`,
      en: (count: number) =>
        `Links were left out (${count}) and their words kept: a link begins with https, mailto or tel.`,
    },
  },

  table: {
    button: { ar: 'جدول', en: 'Table' },
    insert: { ar: 'إدراج جدول', en: 'Insert table' },
    rowBefore: { ar: 'صف قبله', en: 'Row above' },
    rowAfter: { ar: 'صف بعده', en: 'Row below' },
    columnBefore: { ar: 'عمود قبله', en: 'Column before' },
    columnAfter: { ar: 'عمود بعده', en: 'Column after' },
    headerRow: { ar: 'صف العناوين', en: 'Header row' },
    deleteRow: { ar: 'حذف الصف', en: 'Delete row' },
    deleteColumn: { ar: 'حذف العمود', en: 'Delete column' },
    remove: { ar: 'حذف الجدول', en: 'Delete table' },
  },

  picture: {
    button: { ar: 'صورة', en: 'Picture' },
    insertTitle: { ar: 'إدراج صورة', en: 'Insert picture' },
    editTitle: { ar: 'وصف الصورة', en: 'Describe the picture' },
    alt: shared.alternativeText,
    altHint: {
      ar: 'ما الذي تُظهره الصورة، لمن لا يراها. اتركه فارغاً إذا كانت للزينة فقط.',
      en: 'What the picture shows, for those who do not see it. Leave it empty if it is decoration only.',
    },
    caption: { ar: 'تعليق تحت الصورة', en: 'Caption below the picture' },
    insert: { ar: 'إدراج الصورة', en: 'Insert picture' },
    save: { ar: 'حفظ الوصف', en: 'Save description' },
    missing: {
      ar: 'اختر صورة أولاً، وانتظر حتى يكتمل رفعها.',
      en: 'Choose a picture first, and wait until it is uploaded.',
    },
  },
}

/** The palette of docs/specification 9. */
export const colorNames: Record<TextColor, Localized> = {
  black: { ar: 'أسود', en: 'Black' },
  red: { ar: 'أحمر', en: 'Red' },
  green: { ar: 'أخضر', en: 'Green' },
  blue: { ar: 'أزرق', en: 'Blue' },
  yellow: { ar: 'أصفر', en: 'Yellow' },
  magenta: { ar: 'أرجواني', en: 'Magenta' },
  cyan: { ar: 'سماوي', en: 'Cyan' },
  white: { ar: 'أبيض', en: 'White' },
  grey: { ar: 'رمادي', en: 'Grey' },
  purple: { ar: 'بنفسجي', en: 'Purple' },
}
