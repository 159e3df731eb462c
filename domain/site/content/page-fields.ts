import type { Fields } from '../../records/field.ts'
import type { Localized } from '../../text/locale.ts'
import type { ContentFields } from './content-fields.ts'
import { HOME_FIELDS } from './pages/home-fields.ts'

/** The pages whose texts are records: the table of each, by the name that its form's address has. */
export const PAGE_FIELDS = {
  home: HOME_FIELDS,
} as const satisfies Record<string, ContentFields>

export type PageName = keyof typeof PAGE_FIELDS

export const PAGE_NAMES: Record<PageName, Localized> = {
  home: { ar: 'الصفحة الرئيسية', en: 'Home page' },
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
