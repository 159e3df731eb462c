import {
  BLOGS_PATH,
  BRANDS_PATH,
  CATEGORIES_PATH,
  EXPORT_PATH,
  CONFIRM_EMAIL_PATH,
  FORGOT_PATH,
  CUSTOMERS_IMPORT_PATH,
  EQUIVALENTS_IMPORT_PATH,
  DOCUMENTS_PATH,
  DOCUMENTS_UPLOAD_PATH,
  IMPORT_PATH,
  INBOX_PATH,
  ITEMS_GRID_PATH,
  ITEMS_PATH,
  LOGIN_PATH,
  MEDIA_MANY_PATH,
  MEDIA_PATH,
  PRICES_PATH,
  QUOTES_PATH,
  RESET_PATH,
  SITE_PATH,
  STAFF_PATH,
} from '#domain/accounts/staff-paths.ts'
import { MEDIA_PAGE_SIZE } from '#domain/media/media-query.ts'
import { MOST_UPLOADED } from '#domain/documents/uploaded-document.ts'
import { MOST_PASTED_PRICES } from '#domain/prices/prices-form.ts'
import { ATTACHMENTS } from '#domain/quotes/attached-files.ts'
import { MOST_SELECTED } from '#domain/records/lists/bulk.ts'
import { PICTURES_LIMITS, SHEET_LIMITS } from '#domain/sheets/sheet-file.ts'
import { EVERY_KIND, LONGEST_TEXT, SMALL_FORM, type BodyRule } from './request-body.ts'

const KB = 1024
const MB = 1024 * KB

/** Longer than any text that staff write, see `MAX_RICH_TEXT`. */
const STAFF_TEXT = 250_000

/** A name or an e-mail address, a password and a code. */
export const LOGIN_FORM: BodyRule = { ...SMALL_FORM, limit: 4 * KB, maxFields: 10 }

export const ADDRESS_FORM: BodyRule = { ...SMALL_FORM, limit: 16 * KB }

/** A list of two hundred lines with a field for each of their cells. */
export const LIST_FORM: BodyRule = {
  kinds: EVERY_KIND,
  limit: 1 * MB,
  maxFields: 2500,
  maxFiles: 0,
  // The texts of a line, and of what is asked beside them, have 500 letters at most.
  longest: 2000,
  // How many lines there may be is for the readers of lists to say.
  own: { details: LONGEST_TEXT, lines: MB, items: MB, further: MB },
}

/** The files of a message: how many and how large they may be says who looks at them, and leaves none of the rest out. */
const WITH_FILES = {
  fileBytes: 25 * MB,
  maxFiles: 20,
  several: [ATTACHMENTS],
  filesMayFail: true,
  readsBeginning: true,
}

/** A list with files, by the call: programs are told at once that they send too much. */
export const REQUEST_FORM: BodyRule = { ...LIST_FORM, ...WITH_FILES, readsBeginning: false }

const REQUEST_PAGE_FORM: BodyRule = { ...SMALL_FORM, ...WITH_FILES, limit: 256 * KB }

/** Staff's answers, with files, which none is sent without, and what they write down of two hundred lines. */
const INBOX_FORM: BodyRule = { ...LIST_FORM, ...WITH_FILES, filesMayFail: false, maxFields: 1000, longest: STAFF_TEXT }

/** A quotation with a field for each cell of five hundred lines, and the page from which it is sent, with files. */
const QUOTATION_PAGE_FORM: BodyRule = { ...INBOX_FORM, limit: 2 * MB, maxFields: 7500 }

/** The same with a spreadsheet. How long one may be its reader says, so a little more comes in. */
export const SHEET_FORM: BodyRule = { ...LIST_FORM, fileBytes: 11 * MB, maxFiles: 1 }

/** Forms of staff without files: settings, texts for search engines. */
export const STAFF_FORM: BodyRule = { ...SMALL_FORM, limit: 256 * KB, maxFields: 200, longest: STAFF_TEXT }

export const QUOTATION_FORM: BodyRule = { ...STAFF_FORM, limit: 2 * MB, own: { lines: 2 * MB } }

/** One picture and texts. What a file itself may weigh is for the inspection of files to say. */
export const CATEGORY_FORM: BodyRule = { ...STAFF_FORM, limit: 4 * MB, maxFields: 60, fileBytes: 32 * MB, maxFiles: 1 }

/** Three pictures, and rows. */
export const BRAND_FORM: BodyRule = { ...CATEGORY_FORM, maxFields: 100, maxFiles: 3 }

export const POST_FORM: BodyRule = { ...CATEGORY_FORM, maxFiles: 20 }

const BRAND_PAGE_FORM: BodyRule = { ...BRAND_FORM, maxFields: 800 }

/** One PDF and texts. */
export const DOCUMENT_FORM: BodyRule = { ...CATEGORY_FORM, maxFields: 600 }

/** Fifty PDFs, and a field for each cell of their table. */
const DOCUMENTS_FORM: BodyRule = {
  ...CATEGORY_FORM,
  maxFields: 12 * MOST_UPLOADED,
  fileBytes: 200 * MB,
  // That fifty are the limit the page itself says.
  maxFiles: 4 * MOST_UPLOADED,
  several: ['file'],
}

/** Pictures, datasheets and texts. */
export const PRODUCT_FORM: BodyRule = { ...CATEGORY_FORM, fileBytes: 40 * MB, maxFiles: 20 }

/** The same with a field for each cell of its tables: packs, figures, links. */
const PRODUCT_PAGE_FORM: BodyRule = { ...PRODUCT_FORM, maxFields: 2500 }

/** Texts of the site: pictures, and a field for each cell of repeated groups. */
const CONTENT_FORM: BodyRule = { ...CATEGORY_FORM, maxFields: 2500, maxFiles: 10 }

export const UPLOAD_FORM: BodyRule = {
  ...SMALL_FORM,
  kinds: ['multipart'],
  maxFields: 5,
  fileBytes: 32 * MB,
  maxFiles: 1,
}

/** A spreadsheet with an archive of pictures, and how it is to be read. */
export const IMPORT_FORM: BodyRule = {
  ...STAFF_FORM,
  kinds: ['multipart'],
  maxFields: 140,
  maxFiles: 2,
  ownFiles: { file: SHEET_LIMITS.bytes, pictures: PICTURES_LIMITS.bytes },
}

/** How a spreadsheet is to be read: a field for each of its columns. */
const IMPORT_STEP_FORM: BodyRule = { ...STAFF_FORM, maxFields: 140 }

/** Files of the library, several at once without scripts. */
const MEDIA_FORM: BodyRule = { ...UPLOAD_FORM, fileBytes: 128 * MB, maxFiles: 30 }

/** What is said of a file, or another one in its place. */
const MEDIA_FILE_FORM: BodyRule = { ...UPLOAD_FORM, kinds: EVERY_KIND, maxFields: 10 }

/** Four fields for each file of a page of the library, or others in their places. */
const MEDIA_MANY_FORM: BodyRule = {
  ...STAFF_FORM,
  maxFields: 4 * MEDIA_PAGE_SIZE + 10,
  fileBytes: MEDIA_FORM.fileBytes,
  maxFiles: MEDIA_FORM.maxFiles,
}

/** Four fields for each row of a page of prices, or a pasted list. */
const PRICES_FORM: BodyRule = { ...STAFF_FORM, maxFields: 300, longest: 1000, own: { lines: MOST_PASTED_PRICES + 1 } }

/** A page of products with a field for each cell of their packs. */
const GRID_FORM: BodyRule = { ...STAFF_FORM, limit: 4 * MB, maxFields: 30_000 }

/** A spreadsheet, or its rows once they were checked. */
const ROWS_FORM: BodyRule = { ...IMPORT_FORM, limit: MB, maxFiles: 1, own: { rows: MB } }

const BULK_FORM: BodyRule = { ...STAFF_FORM, limit: MB, maxFields: MOST_SELECTED + 20, longest: MB }

/** What the forms of pages may carry, by address; the first that fits. */
const OPEN_FORMS: [path: RegExp, rule: BodyRule][] = [
  [page(LOGIN_PATH), LOGIN_FORM],
  [page(CONFIRM_EMAIL_PATH), LOGIN_FORM],
  [page(FORGOT_PATH), LOGIN_FORM],
  [page(RESET_PATH), LOGIN_FORM],
  [page('/sign-in'), LOGIN_FORM],
  [page('/sign-out'), LOGIN_FORM],
  [page('/my-data'), LOGIN_FORM],
  [page('/addresses'), ADDRESS_FORM],
  [list('/submittal'), LIST_FORM],
  [list('/quote'), { ...LIST_FORM, ...WITH_FILES, maxFiles: 21 }],
  [page('/quote/s'), REQUEST_PAGE_FORM],
  [page('/quote'), LIST_FORM],
]
const STAFF_FORMS: [path: RegExp, rule: BodyRule][] = [
  [list(ITEMS_GRID_PATH), GRID_FORM],
  [list(ITEMS_PATH), BULK_FORM],
  [list(CATEGORIES_PATH), BULK_FORM],
  [list(BRANDS_PATH), BULK_FORM],
  [list(BLOGS_PATH), BULK_FORM],
  [list(DOCUMENTS_PATH), BULK_FORM],
  [list(DOCUMENTS_UPLOAD_PATH), DOCUMENTS_FORM],
  [list(IMPORT_PATH), IMPORT_FORM],
  [page(IMPORT_PATH), IMPORT_STEP_FORM],
  [list(CUSTOMERS_IMPORT_PATH), ROWS_FORM],
  [list(EQUIVALENTS_IMPORT_PATH), ROWS_FORM],
  [list(MEDIA_PATH), MEDIA_FORM],
  [list(MEDIA_MANY_PATH), MEDIA_MANY_FORM],
  [page(MEDIA_PATH), MEDIA_FILE_FORM],
  [page(EXPORT_PATH), BULK_FORM],
  [page(PRICES_PATH), PRICES_FORM],
  [page(INBOX_PATH), INBOX_FORM],
  [page(QUOTES_PATH), QUOTATION_PAGE_FORM],
  [page(ITEMS_PATH), PRODUCT_PAGE_FORM],
  [page(CATEGORIES_PATH), CATEGORY_FORM],
  [page(BRANDS_PATH), BRAND_PAGE_FORM],
  [page(BLOGS_PATH), POST_FORM],
  [page(DOCUMENTS_PATH), DOCUMENT_FORM],
  [page(SITE_PATH), CONTENT_FORM],
  [page(STAFF_PATH), STAFF_FORM],
]

/** What the form of a page may carry. Nobody but staff sends more than a few short fields. */
export function pageFormRule(path: string, isStaff: boolean): BodyRule {
  const forms = isStaff ? [...OPEN_FORMS, ...STAFF_FORMS] : OPEN_FORMS
  const [, rule] = forms.find(([pattern]) => pattern.test(path)) ?? [null, SMALL_FORM]
  return { ...rule, kinds: ['form', 'multipart'], cutsLong: true }
}

export const FORM_PATHS: readonly RegExp[] = [...OPEN_FORMS, ...STAFF_FORMS].map(([path]) => path)

/** Behind the guard of the staff area, which refuses everybody else. */
export function isFormOfStaff(path: string): boolean {
  const fits = ([pattern]: [RegExp, BodyRule]) => pattern.test(path)
  return STAFF_FORMS.some(fits) && !OPEN_FORMS.some(fits)
}

/** A page, without those below it. */
function list(path: string): RegExp {
  return new RegExp(`^${path}(?:\\.data)?$`)
}

/** A page, those below it, and the data that the framework asks for in their place. */
function page(path: string): RegExp {
  return new RegExp(`^${path}(?:/|\\.data$|$)`)
}
