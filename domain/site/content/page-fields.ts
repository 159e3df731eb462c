import type { Fields } from '#domain/fields/field.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { ContentFields } from './text-kinds.ts'
import { ABOUT_FIELDS } from './pages/about-fields.ts'
import { CATALOGUE_FIELDS } from './pages/catalogue-fields.ts'
import { CONTACT_FIELDS } from './pages/contact-fields.ts'
import { DOCUMENT_FIELDS } from './pages/document-fields.ts'
import { BRANDS_FIELDS } from './pages/brands-fields.ts'
import { FORMS_FIELDS } from './pages/forms-fields.ts'
import { HOME_FIELDS } from './pages/home-fields.ts'
import { IDENTITY_FIELDS } from './pages/identity-fields.ts'
import { LOOK_FIELDS } from './pages/look-fields.ts'
import { MAILS_FIELDS } from './pages/mails-fields.ts'
import { FOOTER_FIELDS, NAVIGATION_FIELDS } from './pages/navigation-fields.ts'

/** The pages whose texts are records: the table of each, by the name that its form's address has. */
export const PAGE_FIELDS = {
  home: HOME_FIELDS,
  about: ABOUT_FIELDS,
  contact: CONTACT_FIELDS,
  policy: DOCUMENT_FIELDS,
  terms: DOCUMENT_FIELDS,
  privacy: DOCUMENT_FIELDS,
  catalogue: CATALOGUE_FIELDS,
  navigation: NAVIGATION_FIELDS,
  footer: FOOTER_FIELDS,
  forms: FORMS_FIELDS,
  mails: MAILS_FIELDS,
  brands: BRANDS_FIELDS,
  identity: IDENTITY_FIELDS,
  look: LOOK_FIELDS,
} as const satisfies Record<string, ContentFields>

export type PageName = keyof typeof PAGE_FIELDS

export const PAGE_NAMES: Record<PageName, Localized> = {
  home: { ar: 'الرئيسية', en: 'Home page' },
  about: { ar: 'من نحن', en: 'About us' },
  contact: { ar: 'تواصل معنا', en: 'Contact' },
  policy: { ar: 'سياسة الشركة', en: 'Company policy' },
  terms: { ar: 'شروط الخدمة', en: 'Terms of service' },
  privacy: { ar: 'سياسة الخصوصية', en: 'Privacy policy' },
  catalogue: { ar: 'الكتالوج', en: 'Catalogue' },
  navigation: { ar: 'قائمة التنقل', en: 'Navigation' },
  footer: { ar: 'أسفل الصفحات', en: 'Footer' },
  forms: { ar: 'نصوص النماذج', en: 'Forms' },
  mails: { ar: 'نصوص البريد', en: 'Mails' },
  brands: { ar: 'علاماتنا', en: 'Our brands' },
  identity: { ar: 'هوية الموقع', en: 'Identity' },
  look: { ar: 'مظهر الموقع', en: 'Look' },
}

export function isPageName(text: string): text is PageName {
  return Object.hasOwn(PAGE_FIELDS, text)
}

/** The table of a page; of a name that no page has, none. */
export function pageFields(name: string): ContentFields {
  return isPageName(name) ? PAGE_FIELDS[name] : {}
}

/** All fields of all pages by their names, for those who know no page. */
export const ALL_PAGE_FIELDS: Fields = Object.assign({}, ...Object.values(PAGE_FIELDS))
