import { shared } from '#content/staff-labels.ts'
import type { CONTENT_LISTS, ListKind } from '#domain/site/content/content-kinds.ts'
import type { PAGE_FIELDS, PageName } from '#domain/site/content/page-fields.ts'
import type { Localized } from '#domain/text/locale.ts'

type SectionOf<Table> = Table[keyof Table] extends { section: infer Section extends string } ? Section : never

const words = { ar: 'النصوص', en: 'Words' }
const picture = shared.picture
const hero = shared.pageHead
const document = { text: shared.pageHead, sections: shared.sections }
const place = { ar: 'المكان والترتيب', en: 'Place and order' }

/** The parts of the forms of lists, in their order. */
export const listSections: {
  [Kind in ListKind]: Record<SectionOf<(typeof CONTENT_LISTS)[Kind]['fields']>, Localized>
} = {
  slide: { words, picture, look: { ar: 'الشكل', en: 'Look' }, links: { ar: 'الأزرار', en: 'Buttons' }, place },
  reason: { words, place },
  industry: { words, picture, place },
  review: { words, source: { ar: 'التقييم والمصدر', en: 'Rating and source' }, place },
  question: { words, place },
  template: { words, place },
  equivalent: {
    theirs: { ar: 'منتج الشركة الأخرى', en: 'The other maker’s product' },
    ours: { ar: 'ما يقابله عندنا', en: 'What we have for it' },
    source: { ar: 'المراجعة', en: 'Checked' },
  },
  rule: { answer: { ar: 'المنتج والعمل', en: 'Product and job' }, conditions: { ar: 'متى', en: 'When' } },
  exclusion: { answer: { ar: 'ما يستبعده', en: 'What rules it out' } },
}

/** The parts of the forms of pages. */
export const pageSections: { [Name in PageName]: Record<SectionOf<(typeof PAGE_FIELDS)[Name]>, Localized> } = {
  home: {
    hero: { ar: 'الواجهة', en: 'Hero' },
    categories: shared.categories,
    latest: { ar: 'أحدث المنتجات', en: 'Latest products' },
    industries: shared.industries,
    reasons: shared.whyChooseUs,
    reviews: shared.reviews,
    posts: shared.articles,
  },
  about: {
    hero,
    story: shared.story,
    statements: { ar: 'الرؤية والرسالة', en: 'Vision and mission' },
    values: shared.values,
  },
  contact: {
    hero,
    channels: { ar: 'قنوات التواصل', en: 'Ways to reach you' },
    notice: { ar: 'إشعار الخصوصية', en: 'Privacy notice' },
  },
  catalogue: {
    hero,
    files: { ar: 'ملفات الكتالوج', en: 'Catalogue files' },
    small: { ar: 'على الشاشات الصغيرة', en: 'On small screens' },
  },
  look: { colours: { ar: 'الألوان', en: 'Colours' }, shape: { ar: 'الشكل', en: 'Shape' } },
  identity: {
    logos: { ar: 'الشعار والعلامة', en: 'Logo and mark' },
    picture: { ar: 'الروابط المشتركة', en: 'Shared links' },
  },
  policy: document,
  terms: document,
  privacy: document,
  navigation: { entries: shared.entries },
  footer: { quick: shared.quickLinks, information: shared.informationLinks, lines: { ar: 'النصوص', en: 'Lines' } },
  forms: {
    quote: { ar: 'طلب عرض السعر في صفحة المنتج', en: 'Requests for a quote on the page of a product' },
    question: shared.faq,
    receipt: { ar: 'تأكيد الإرسال', en: 'What stays after sending' },
  },
  mails: {
    request: { ar: 'تأكيد استلام طلب عرض السعر', en: 'Request for a quote received' },
    message: { ar: 'تأكيد استلام رسالة', en: 'Message received' },
    answer: { ar: 'رد الفريق على رسالة', en: 'Answer by staff' },
    sales: { ar: 'إشعار المبيعات بطلب عرض سعر', en: 'Notice of a request, to the sales team' },
    sales_message: { ar: 'إشعار المبيعات برسالة', en: 'Notice of a message, to the sales team' },
    sign_in: { ar: 'رمز الدخول', en: 'Sign-in code' },
    invitation: { ar: 'دعوة لتأكيد بريد حساب في الإدارة', en: 'Invitation to confirm a staff address' },
    deleted: { ar: 'حذف البيانات', en: 'Data deleted' },
  },
  brands: { hero: shared.pageHead },
}
