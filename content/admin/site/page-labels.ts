import { shared } from '#content/staff-labels.ts'
import type { PAGE_FIELDS, PageName } from '#domain/site/content/page-fields.ts'
import type { DOCUMENT_FIELDS, SECTION_FIELDS } from '#domain/site/content/pages/document-fields.ts'
import type { FOOTER_FIELDS, NAVIGATION_FIELDS } from '#domain/site/content/pages/navigation-fields.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { BRANDS_FIELDS } from '#domain/site/content/pages/brands-fields.ts'
import type { FORMS_FIELDS } from '#domain/site/content/pages/forms-fields.ts'
import type { IDENTITY_FIELDS } from '#domain/site/content/pages/identity-fields.ts'
import type { LOOK_FIELDS } from '#domain/site/content/pages/look-fields.ts'
import type { CATALOGUE_FIELDS } from '#domain/site/content/pages/catalogue-fields.ts'
import type { CONTACT_FIELDS } from '#domain/site/content/pages/contact-fields.ts'
import type { ABOUT_FIELDS } from '#domain/site/content/pages/about-fields.ts'
import type { MAILS_FIELDS } from '#domain/site/content/pages/mails-fields.ts'
import type { HOME_FIELDS } from '#domain/site/content/pages/home-fields.ts'

/** What fields are called that several pages have. */
const heroTitleLabel: Localized = shared.pageTitle
const heroSubtitleLabel: Localized = shared.lineBelow
const headingLabel: Localized = shared.heading
const altLabel: Localized = { ar: 'النص البديل للصورة', en: 'Alternative text' }
const descriptionLabel: Localized = shared.searchDescription

const navigationLabels: Record<keyof typeof NAVIGATION_FIELDS, Localized> = { entries: shared.entries }

const footerLabels: Record<keyof typeof FOOTER_FIELDS, Localized> = {
  quick: shared.quickLinks,
  information: shared.informationLinks,
  callLine: { ar: 'السطر فوق أسفل الصفحة', en: 'Line above the footer' },
  copyright: { ar: 'حقوق النشر', en: 'Copyright' },
  developerCredit: { ar: 'ذكر المطوّر، بالإنجليزية', en: 'Credit of the developer, in English' },
}

/** Of each link. */
const linkLabels: Record<'label' | 'target', Localized> = { label: { ar: 'النص', en: 'Words' }, target: shared.address }

const documentLabels: Record<keyof typeof DOCUMENT_FIELDS, Localized> = {
  title: heroTitleLabel,
  intro: { ar: 'المقدمة', en: 'Introduction' },
  updated: { ar: 'آخر تحديث', en: 'Last updated' },
  description: descriptionLabel,
  sections: shared.sections,
}

/** Of each section. */
const sectionLabels: Record<keyof typeof SECTION_FIELDS, Localized> = {
  id: { ar: 'اسمه في الرابط', en: 'Its name in the address' },
  title: headingLabel,
  body: shared.text,
  items: { ar: 'النقاط، واحدة في كل سطر', en: 'Points, one to a line' },
  note: { ar: 'ملاحظة بعد النقاط', en: 'Note below the points' },
  link: { ar: 'الرابط', en: 'Link' },
  linkLabel: { ar: 'نص الرابط', en: 'Words of the link' },
}

const title = shared.heading

const lead = shared.lineBelow

/** The fields of the home page's texts; each section is named above its own. */
const homeLabels: Record<keyof typeof HOME_FIELDS, Localized> = {
  typewriter: { ar: 'عبارات تُكتب في الواجهة', en: 'Phrases that type themselves' },
  codes: { ar: 'أمثلة الرموز', en: 'Example codes' },
  finderTitle: { ar: 'عنوان حقل البحث', en: 'Search field heading' },
  finderHint: { ar: 'السطر تحت عنوان حقل البحث', en: 'Line below that heading' },
  finderPlaceholder: { ar: 'مثال داخل حقل البحث', en: 'Example inside the search field' },
  categoriesTitle: title,
  categoriesLead: lead,
  latestTitle: title,
  latestLead: lead,
  industriesTitle: title,
  industriesLead: lead,
  reasonsTitle: title,
  reasonsLead: lead,
  reasonsImage: shared.picture,
  reviewsTitle: title,
  reviewsLead: lead,
  postsTitle: title,
  postsLead: lead,
}

const subject = shared.subject

const body = shared.text

/** The fields of the mails; each mail is named above its own. */
const mailsLabels: Record<keyof typeof MAILS_FIELDS, Localized> = {
  requestSubject: subject,
  requestBody: body,
  messageSubject: subject,
  messageBody: body,
  answerSubject: subject,
  answerBody: body,
  salesSubject: subject,
  salesBody: body,
  salesMessageSubject: subject,
  salesMessageBody: body,
  signInSubject: subject,
  signInBody: body,
  invitationSubject: subject,
  invitationBody: body,
  deletedSubject: subject,
  deletedBody: body,
}

const aboutLabels: Record<keyof typeof ABOUT_FIELDS, Localized> = {
  heroTitle: heroTitleLabel,
  heroSubtitle: heroSubtitleLabel,
  description: descriptionLabel,
  storyTitle: headingLabel,
  story: shared.story,
  image: shared.picture,
  alt: altLabel,
  visionTitle: { ar: 'عنوان الرؤية', en: 'Heading of the vision' },
  vision: { ar: 'الرؤية', en: 'Vision' },
  missionTitle: { ar: 'عنوان الرسالة', en: 'Heading of the mission' },
  mission: { ar: 'الرسالة', en: 'Mission' },
  valuesTitle: headingLabel,
  values: shared.values,
}

const contactLabels: Record<keyof typeof CONTACT_FIELDS, Localized> = {
  heroTitle: heroTitleLabel,
  heroSubtitle: heroSubtitleLabel,
  description: descriptionLabel,
  sales: { ar: 'اسم قناة الهاتف', en: 'Name of the phone channel' },
  messaging: { ar: 'اسم قناة المراسلة', en: 'Name of the messaging channel' },
  email: { ar: 'اسم قناة البريد', en: 'Name of the email channel' },
  map: { ar: 'اسم رابط الخريطة', en: 'Name of the map link' },
  messagingText: { ar: 'نص جاهز لرسالة واتساب', en: 'Text that a WhatsApp message begins with' },
  notice: { ar: 'إشعار الخصوصية عند النماذج', en: 'Privacy notice at the forms' },
}

const catalogueLabels: Record<keyof typeof CATALOGUE_FIELDS, Localized> = {
  heroTitle: heroTitleLabel,
  heroSubtitle: heroSubtitleLabel,
  description: descriptionLabel,
  source: { ar: 'مصدر الكتالوج', en: 'Source of the catalogue' },
  fileAr: { ar: 'ملف الكتالوج بالعربية (PDF)', en: 'Catalogue in Arabic (PDF)' },
  fileEn: { ar: 'ملف الكتالوج بالإنجليزية (PDF)', en: 'Catalogue in English (PDF)' },
  smallTitle: { ar: 'العنوان على الشاشات الصغيرة', en: 'Heading on small screens' },
  smallText: { ar: 'النص على الشاشات الصغيرة', en: 'Text on small screens' },
}

const identityLabels: Record<keyof typeof IDENTITY_FIELDS, Localized> = {
  logo: shared.logo,
  logoWhite: { ar: 'الشعار على خلفية داكنة', en: 'Logo on dark backgrounds' },
  mark: { ar: 'العلامة المربعة', en: 'Square mark' },
  socialImage: { ar: 'صورة الروابط المشتركة', en: 'Picture for shared links' },
}

const lookLabels: Record<keyof typeof LOOK_FIELDS, Localized> = {
  main: { ar: 'اللون الرئيسي', en: 'Main colour' },
  second: { ar: 'اللون الداكن', en: 'Dark colour' },
  ground: { ar: 'لون الخلفية', en: 'Background colour' },
  tints: { ar: 'ألوان الفئات', en: 'Colours of categories' },
  corners: { ar: 'الزوايا', en: 'Corners' },
  letters: { ar: 'الخطوط', en: 'Letters' },
}

const formsLabels: Record<keyof typeof FORMS_FIELDS, Localized> = {
  quoteNote: { ar: 'تحت زر طلب عرض السعر', en: 'Below the button that asks for a quote' },
  quoteText: { ar: 'فوق نموذج طلب عرض السعر', en: 'Over the form that asks for a quote' },
  askText: { ar: 'بجانب الأسئلة الشائعة', en: 'Beside the FAQ' },
  receiptText: { ar: 'بعد إرسال النموذج', en: 'After a form was sent' },
}

const brandsLabels: Record<keyof typeof BRANDS_FIELDS, Localized> = {
  heroTitle: shared.pageTitle,
  heroSubtitle: shared.lineBelow,
  description: shared.searchDescription,
}

/** What the fields of each page's texts are called. */
export const labelsOfPages: { [Name in PageName]: Record<keyof (typeof PAGE_FIELDS)[Name], Localized> } = {
  home: homeLabels,
  about: aboutLabels,
  contact: contactLabels,
  policy: documentLabels,
  terms: documentLabels,
  privacy: documentLabels,
  catalogue: catalogueLabels,
  navigation: navigationLabels,
  footer: footerLabels,
  forms: formsLabels,
  mails: mailsLabels,
  brands: brandsLabels,
  identity: identityLabels,
  look: lookLabels,
}

/** The same by their names alone. */
export const pageLabels: Record<string, Localized> = Object.assign({}, ...Object.values(labelsOfPages))

type GroupWords = { labels: Record<string, Localized>; add: Localized }

const links: GroupWords = { labels: linkLabels, add: { ar: 'إضافة رابط', en: 'Add a link' } }

/** What the fields of groups are called that are repeated, by the names that calls have for the groups. */
export const groupWords: Record<string, GroupWords> = {
  entries: links,
  quick_links: links,
  information_links: links,
  differing: {
    labels: {
      key: { ar: 'الرقم', en: 'Figure' },
      theirs: { ar: 'عندهم', en: 'Theirs' },
      ours: { ar: 'عندنا', en: 'Ours' },
    },
    add: { ar: 'إضافة فرق', en: 'Add a difference' },
  },
  sections: { labels: sectionLabels, add: { ar: 'إضافة قسم', en: 'Add a section' } },
  values: {
    labels: { title: shared.value, text: { ar: 'شرحها', en: 'What it means' } },
    add: { ar: 'إضافة قيمة', en: 'Add a value' },
  },
}
