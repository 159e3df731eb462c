import { shared } from '#content/staff-labels.ts'
import { nouns, counted } from '#domain/text/format.ts'
import type { Check, CheckedField } from '#domain/records/content-check.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import type { RecordKind } from '#domain/records/redirect.ts'

const recordForms = nouns(['سجل واحد', 'سجلان', 'سجلات', 'سجلاً', 'سجل'], ['record', 'records'], { ar: 'لا سجلات' })

/** What the content still lacks. */
export const checksWords = {
  title: shared.contentChecks,
  text: {
    ar: 'ما ينقص المنتجات والفئات والمقالات، وما فيها من روابط لا تصل. افتح السجل وأكمله فيخرج من القائمة.',
    en: 'What is missing from products, categories and articles, and links in them that lead nowhere. Complete a record and it leaves the list.',
  },
  choice: { ar: 'اختر الفحص', en: 'Choose a check' },
  /** Opens what a record says in one language only, side by side. */
  translate: { ar: 'ترجمة', en: 'Translate' },
  checks: {
    translation: { ar: 'الترجمة', en: 'Translation' },
    packs: shared.packs,
    attributes: { ar: 'السمات', en: 'Attributes' },
    description: shared.description,
    picture: shared.picture,
    'picture-text': { ar: 'نص الصورة', en: 'Picture text' },
    alt: shared.alternativeText,
    datasheet: shared.dataSheet,
    codes: { ar: 'رموز مكررة', en: 'Shared codes' },
    'no-sds': { ar: 'بلا صحيفة سلامة', en: 'No safety sheet' },
    unproven: { ar: 'شهادات بلا إثبات', en: 'Unproven certifications' },
    'no-tds-ar': { ar: 'بلا ورقة بيانات عربية', en: 'No Arabic data sheet' },
    'no-tds-en': { ar: 'بلا ورقة بيانات إنجليزية', en: 'No English data sheet' },
    expired: { ar: 'مستندات منتهية', en: 'Expired documents' },
    links: { ar: 'الروابط', en: 'Links' },
    'in-bin': { ar: 'روابط إلى السلة', en: 'Links to the bin' },
  } satisfies Record<Check, Localized>,
  /** What each check means, over its list. */
  meaning: {
    translation: {
      ar: 'نص مكتوب بلغة وغائب في الأخرى.',
      en: 'A text that is written in one language and missing in the other.',
    },
    packs: {
      ar: 'منتج لعبواته نوع أو حجم بلغة وغائب في الأخرى.',
      en: 'A product with packs whose type or volume is written in one language and missing in the other.',
    },
    attributes: {
      ar: 'منتج لإحدى عبواته لون أو حجم لا يُقرأ، فلا يُعثر عليه به في التصفية. اكتب اللون في سمات المنتج، أو أضف الكلمة إلى قيمة اللون.',
      en: 'A product with a pack whose colour or size cannot be read, so that filters do not find it by that. Type the colour in the attributes of the product, or add the word to a value of the colour.',
    },
    description: {
      ar: 'منتج أو فئة بلا وصف، أو مقال بلا مقتطف، في اللغتين.',
      en: 'A product or category without a description, or an article without a snippet, in either language.',
    },
    picture: { ar: 'سجل بلا صورة رئيسية.', en: 'A record without a main picture.' },
    'picture-text': {
      ar: 'صورة في مقال لا يعرف من لا يراها ما فيها. صور المنتجات والفئات يُقرأ اسمها ما لم يُكتب لها نص.',
      en: 'A picture in an article without a description for people who cannot see it. Pictures of products and categories are read out by name unless they have a text.',
    },
    alt: {
      ar: 'صور مستخدمة لا نص بديل لها في الوسائط، ولم تُعلَّم للزينة. اكتبه في صفحة الصورة.',
      en: 'Pictures in use that have no alternative text in the media library and are not marked as decoration. Add it on the page of the picture.',
    },
    datasheet: { ar: 'منتج بلا ورقة بيانات في أي لغة.', en: 'A product without a data sheet in either language.' },
    codes: {
      ar: 'منتجات تشترك في رمز واحد. لا يُعرف أيها يُطلب به.',
      en: 'Products that share one code, so that nobody knows which is asked for by it.',
    },
    'no-sds': {
      ar: 'منتج له صحيفة بيانات سلامة، ولا صحيفة سارية له في المستندات.',
      en: 'A product that has a safety data sheet, without a current one among the documents.',
    },
    unproven: {
      ar: 'منتج يذكر شهادة أو مواصفة لا يثبتها مستند سارٍ.',
      en: 'A product that names a certification or standard no current document proves.',
    },
    'no-tds-ar': {
      ar: 'منتج لا ورقة بيانات له بالعربية: لا ملف، ولا ما يكفي للطباعة.',
      en: 'A product without a data sheet in Arabic, neither a file nor enough figures to print one.',
    },
    'no-tds-en': {
      ar: 'منتج لا ورقة بيانات له بالإنجليزية: لا ملف، ولا ما يكفي للطباعة.',
      en: 'A product without a data sheet in English, neither a file nor enough figures to print one.',
    },
    expired: {
      ar: 'مستندات انتهت صلاحيتها. ارفع النسخة الجديدة، أو انقلها إلى السلة.',
      en: 'Documents that have expired. Upload the new revision, or move them into the bin.',
    },
    links: {
      ar: 'روابط في المقالات ومحتوى الموقع لا تصل إلى صفحة، أو تصل بعد تحويل.',
      en: 'Links in articles and in the site content that lead to no page, or only through a redirect.',
    },
    'in-bin': {
      ar: 'روابط في المقالات ومحتوى الموقع إلى ما نُقل إلى السلة. استرجعه، أو غيّر الرابط.',
      en: 'Links in articles and in the site content to what lies in the bin. Bring it back, or change the link.',
    },
  } satisfies Record<Check, Localized>,
  count: counted(recordForms),
  kinds: {
    products: { ar: 'منتج', en: 'Product' },
    categories: { ar: 'فئة', en: 'Category' },
    brands: { ar: 'علامة', en: 'Brand' },
    posts: { ar: 'مقال', en: 'Article' },
  } satisfies Record<RecordKind, Localized>,
  fields: {
    name: shared.name,
    title: shared.title,
    description: shared.description,
    properties: shared.properties,
    areas: shared.applicationAreas,
    brand: shared.brand,
    madeIn: shared.madeIn,
    snippet: shared.snippet,
    detail: { ar: 'نص المقال', en: 'Text' },
    imageAlt: { ar: 'نص الصورة الرئيسية', en: 'Text of the main picture' },
    textPictures: { ar: 'صور داخل النص', en: 'Pictures in the text' },
    image: shared.picture,
    pdf: shared.dataSheet,
    packs: shared.packs,
    code: { ar: 'الرمز لمنتج آخر أيضاً', en: 'Another product has the code, too' },
  } satisfies Record<CheckedField, Localized>,
  edit: shared.edit,
  editNamed: { ar: (name: string) => `تعديل: ${name}`, en: (name: string) => `Edit: ${name}` },
  upload: { ar: 'رفع مستند', en: 'Upload' },
  uploadFor: { ar: (name: string) => `رفع مستند: ${name}`, en: (name: string) => `Upload: ${name}` },
  nowhere: { ar: 'لا يصل إلى شيء', en: 'leads nowhere' },
  inBin: shared.inBin,
  leadsTo: { ar: 'يصل عبر تحويل إلى', en: 'redirects to' },
  complete: {
    title: { ar: 'لا ينقص شيء', en: 'Nothing is missing' },
    text: { ar: 'لم يجد هذا الفحص شيئاً.', en: 'This check found nothing.' },
  },
  failed: { ar: 'تعذّر فحص المحتوى', en: 'The content could not be checked' },
}

/** The names of the languages, in each of them: `languageNames.en.ar` is what English is called in Arabic. */
export const languageNames: Record<Locale, Localized> = { ar: shared.arabic, en: shared.english }
