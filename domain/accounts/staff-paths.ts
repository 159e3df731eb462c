import { LATEST_ORDER } from '#domain/catalogue/product-order.ts'
import type { Check } from '#domain/records/content-check.ts'
import type { RecordKind, RecordRef } from '#domain/records/redirect.ts'
import type { Locale } from '#domain/text/locale.ts'
import { nextPath } from './next-path.ts'

// The addresses of the staff area, for whatever leads there. Modules of visitors' pages import nothing from here.

export const STAFF_PATH = '/admin'
export const LOGIN_PATH = '/admin/login'
export const LOGOUT_PATH = '/admin/logout'
export const LANGUAGE_PATH = '/admin/language'
export const SET_UP_PATH = '/admin/second-factor'
/** Where the link leads that confirms an address of mail. */
export const CONFIRM_EMAIL_PATH = '/admin/confirm-email'
/** Where staff who forgot their password request a link, and where the link leads. */
export const FORGOT_PATH = '/admin/forgot'
export const RESET_PATH = '/admin/reset'
export const FORBIDDEN_PATH = '/admin/forbidden'

export const START_PATH = '/admin/start'
export const PLANNED_PATH = '/admin/planned'
export const CATEGORIES_PATH = '/admin/categories'
export const BRANDS_PATH = '/admin/brands'
export const ITEMS_PATH = '/admin/items'
/** Products and their packs as one table of fields. */
export const ITEMS_GRID_PATH = '/admin/items/grid'
export const IMPORT_PATH = '/admin/import'
/** How far the import has come that is under way. */
export const IMPORT_PROGRESS_PATH = '/admin/import/under-way'
export const BLOGS_PATH = '/admin/blogs'
export const DOCUMENTS_PATH = '/admin/documents'
/** Where many files become documents. */
export const DOCUMENTS_UPLOAD_PATH = '/admin/documents/upload'
/** Labels of packs, to be printed. */
export const LABELS_PATH = '/admin/documents/labels'
export const INBOX_PATH = '/admin/inbox'
/** Where an open list of the inbox is loaded again. */
export const INBOX_ROWS_PATH = '/admin/inbox/rows'
/** Where open screens hear of the inbox. */
export const EVENTS_PATH = '/admin/events'
/** Stands in the address of what a screen asks for by itself: nobody's session lasts longer for that. */
export const UNASKED = 'unasked'
/** Where staff write down what came by telephone, chat or visit. */
export const INBOX_ADD_PATH = '/admin/inbox/add'
export const QUOTES_PATH = '/admin/quotes'
/** Where an open list of quotations is loaded again. */
export const QUOTES_ROWS_PATH = '/admin/quotes/rows'
/** What packs cost. */
export const PRICES_PATH = '/admin/prices'
export const SETTINGS_PATH = '/admin/settings'
export const SEO_PATH = '/admin/seo'
/** What visitors read of the site beside products and articles. */
export const SITE_PATH = '/admin/site'
export const SEARCH_ADMIN_PATH = '/admin/search'
export const MEDIA_PATH = '/admin/media'
export const MEDIA_MANY_PATH = `${MEDIA_PATH}/many`
export const REDIRECTS_PATH = '/admin/redirects'
/** What products are said to be. */
export const ATTRIBUTES_PATH = '/admin/attributes'
/** Programs that hear of events. */
export const WEBHOOKS_PATH = '/admin/webhooks'
/** What customers call packs. */
export const ALIASES_PATH = '/admin/aliases'
/** Those whom the quote desk knows. */
export const CUSTOMERS_PATH = '/admin/customers'
export const CUSTOMERS_IMPORT_PATH = '/admin/customers/import'
export const EQUIVALENTS_IMPORT_PATH = '/admin/equivalents/import'
export const CHECKS_PATH = '/admin/checks'
export const REPORTS_PATH = '/admin/reports'
export const REPORTS_FILE_PATH = '/admin/reports.csv'
/** How visitors fare who are choosing a product. */
export const CHOICE_REPORT_PATH = '/admin/reports/choice'
export const QUOTE_REPORT_PATH = '/admin/reports/quotes'
export const USERS_PATH = '/admin/users'
export const LOG_PATH = '/admin/log'
export const LOG_FILE_PATH = '/admin/log.csv'
export const VERSIONS_PATH = '/admin/versions'
export const BIN_PATH = '/admin/bin'
export const OPERATIONS_PATH = '/admin/operations'
/** Where a form asks for an archive of a backup. */
export const BACKUP_DOWNLOAD_PATH = '/admin/operations/backup'
/** Where many marked records of a list are had as a file. */
export const EXPORT_PATH = '/admin/export'
export const ACCOUNT_PATH = '/admin/account'

export const SIDEBAR_PATH = '/admin/sidebar'
export const UNDO_PATH = '/admin/undo'
/** What an undo would do, before it does it. */
export function undoLookPath(act: string, next: string): string {
  return withQuery(UNDO_PATH, { act, next })
}
export function importPath(id: string): string {
  return `${IMPORT_PATH}/${encodeURIComponent(id)}`
}
/** How far an act on many records has come, by its id. */
export function actPath(id: string): string {
  return `${STAFF_PATH}/acts/${encodeURIComponent(id)}`
}

export const PREVIEW_LINKS_PATH = '/admin/preview-links'

/** The kinds of records that staff edit, as their addresses name them. */
export type StaffList = 'categories' | 'brands' | 'items' | 'blogs' | 'documents'

/** Where staff edit a record, or are asked whether it is to go. */
export function staffPath(list: StaffList, step: 'edit' | 'delete', id: string): string {
  return `${STAFF_PATH}/${list}/${step}/${encodeURIComponent(id)}`
}

/** Where the page is shown on which an unsaved record of the site's content stands; `id` is empty for a new one. */
export function contentPreviewPath({ kind, id }: { kind: string; id: string }, locale: Locale): string {
  return inLocale(locale, withQuery(`${SITE_PATH}/preview`, { kind, id }))
}

/** A page of the site as it is, for staff who are shown what is missing there. */
export function missingOnPagePath(page: string, locale: Locale): string {
  return inLocale(locale, withQuery(`${SITE_PATH}/preview`, { missing: page }))
}

function inLocale(locale: Locale, path: string): string {
  return locale === 'ar' ? path : `/${locale}${path}`
}

export function sitePagePath(page: string): string {
  return `${SITE_PATH}/${page}`
}

/** A form's address that knows the list it was opened from, where that is narrowed: saving and leaving lead back to it. */
export function openedFrom(list: string, form: string): string {
  return list.includes('?') ? withQuery(form, { next: list }) : form
}

/** Where products of a category are put into an order; that of the latest ones is made in the list. */
export function productOrderPath(id: string): string {
  return id === LATEST_ORDER ? ITEMS_PATH : `${CATEGORIES_PATH}/order/${encodeURIComponent(id)}`
}

/** The form of a new record that begins as a copy of another one. */
export function copyPath(list: string, form: string, id: string): string {
  return withQuery(form, { from: id, ...(list.includes('?') && { next: list }) })
}

/** Where the page of an unsaved record is shown, in the language of its address, which other addresses of staff lack. */
export function previewPath(list: 'items' | 'blogs' | 'brands', locale: Locale): string {
  const path = `${STAFF_PATH}/${list}/preview`
  return locale === 'ar' ? path : `/${locale}${path}`
}

/** A quotation; `step` is `send`, `revision` an earlier one. */
export function quotationPath(id: string, query: Record<string, string> = {}): string {
  return withQuery(`${QUOTES_PATH}/${encodeURIComponent(id)}`, query)
}

export function quotationPdfPath(id: string, revision: number): string {
  return `${QUOTES_PATH}/${encodeURIComponent(id)}/file?revision=${revision}`
}

export function proformaPath(id: string): string {
  return `${QUOTES_PATH}/${encodeURIComponent(id)}/file?of=proforma`
}

export function messagePath(id: string): string {
  return `${INBOX_PATH}/${id}`
}

export function mediaFilePath(name: string): string {
  return `${MEDIA_PATH}/${name}`
}

export function priceListPath(search: string): string {
  return withQuery(PRICES_PATH, { q: search })
}

export function seoEditPath(key: string): string {
  return `${SEO_PATH}/edit/${encodeURIComponent(key)}`
}

export function webhookEditPath(id: string): string {
  return `${WEBHOOKS_PATH}/edit/${encodeURIComponent(id)}`
}

/** What was sent to a webhook. */
export function webhookPath(id: string): string {
  return `${WEBHOOKS_PATH}/${encodeURIComponent(id)}`
}

export function aliasEditPath(id: string): string {
  return `${ALIASES_PATH}/edit/${encodeURIComponent(id)}`
}

export function customerEditPath(id: string): string {
  return `${CUSTOMERS_PATH}/edit/${encodeURIComponent(id)}`
}

export function customerPath(id: string): string {
  return `${CUSTOMERS_PATH}/${encodeURIComponent(id)}`
}

/** Addresses hold slashes, so they travel in the query. */
export function redirectEditPath(from: string): string {
  return withQuery(`${REDIRECTS_PATH}/edit`, { from })
}

export const SEARCH_LISTS = ['missed', 'closest', 'synonyms'] as const
export type SearchList = (typeof SEARCH_LISTS)[number]

export function searchListPath(list: SearchList, page = 1): string {
  return withQuery(SEARCH_ADMIN_PATH, { list: list === 'missed' ? '' : list, page: pageText(page) })
}

/** The form of a new group of synonyms; `name` stands in it already. */
export function synonymsAddPath(name = ''): string {
  return withQuery(`${SEARCH_ADMIN_PATH}/add`, { name })
}

/** The form of a group; `name` stands below its names already. */
export function synonymsEditPath(id: string, name = ''): string {
  return withQuery(`${SEARCH_ADMIN_PATH}/edit/${encodeURIComponent(id)}`, { name })
}

export function checkPath(check: Check, page = 1): string {
  return withQuery(CHECKS_PATH, { check, page: pageText(page) })
}

/** Where the form of a record was opened from: its list, or what checks have found. */
export function nextOfForm(wanted: unknown, list: string, otherwise = list): string {
  return nextPath(wanted, list, nextPath(wanted, CHECKS_PATH, otherwise))
}

/** Whether an address is the list of what is written in one language only. */
export function isTranslating(path: unknown): path is string {
  if (typeof path !== 'string' || !path.startsWith(`${CHECKS_PATH}?`)) return false
  return new URLSearchParams(path.slice(CHECKS_PATH.length)).get('check') === 'translation'
}

/** Records that checks name, by their tables. */
const CHECKED_LISTS: Record<RecordKind, StaffList> = {
  products: 'items',
  categories: 'categories',
  brands: 'brands',
  posts: 'blogs',
}

export function checkedPath({ kind, id }: RecordRef): string {
  return staffPath(CHECKED_LISTS[kind], 'edit', id)
}

/** The versions of a record; two of them beside each other where `more` says which. */
export function versionsPath(
  { kind, id }: { kind: string; id: string },
  more: Record<string, number | null> = {},
): string {
  const values = Object.entries(more).map(([name, value]) => [name, value === null ? '' : String(value)])
  return withQuery(VERSIONS_PATH, { kind, id, ...(Object.fromEntries(values) as Record<string, string>) })
}

/** The first page is the list itself. */
function pageText(page: number): string {
  return page > 1 ? String(page) : ''
}

/** Adds to what an address asks. What is empty is left out. */
export function withQuery(path: string, values: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString()
  return query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`
}
