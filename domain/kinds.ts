import { ATTRIBUTE_FIELDS } from '#domain/catalogue/attribute-fields.ts'
import {
  ALIASES_PATH,
  ATTRIBUTES_PATH,
  WEBHOOKS_PATH,
  webhookEditPath,
  aliasEditPath,
  CATEGORIES_PATH,
  customerEditPath,
  CUSTOMERS_PATH,
  MEDIA_PATH,
  mediaFilePath,
  priceListPath,
  productOrderPath,
  PRICES_PATH,
  REDIRECTS_PATH,
  redirectEditPath,
  SEARCH_ADMIN_PATH,
  seoEditPath,
  SEO_PATH,
  SETTINGS_PATH,
  SITE_PATH,
  sitePagePath,
  STAFF_PATH,
  staffPath,
  synonymsEditPath,
  type StaffList,
} from '#domain/accounts/staff-paths.ts'
import { BRAND_FIELDS } from '#domain/catalogue/brand-fields.ts'
import { CATEGORY_FIELDS } from '#domain/catalogue/category-fields.ts'
import { CUSTOMER_FIELDS } from '#domain/customers/customer-fields.ts'
import { DOCUMENT_FIELDS } from '#domain/documents/document-fields.ts'
import { POST_FIELDS } from '#domain/posts/post-fields.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import { brandPath, categoryPath, documentPath, postPath, productPath } from '#domain/site/paths.ts'
import {
  contentFields,
  contentList,
  contentListPath,
  CONTENT_LISTS,
  isContentKind,
  type ListKind,
} from '#domain/site/content/content-kinds.ts'
import { ALL_PAGE_FIELDS, isPageName, PAGE_NAMES } from '#domain/site/content/page-fields.ts'
import { SETTINGS_FIELDS } from '#domain/site/settings-fields.ts'
import type { Localized } from '#domain/text/locale.ts'
import { WEBHOOK_FIELDS, type WebhookEventName } from '#domain/webhooks/webhook.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import type { Fields } from '#domain/fields/field.ts'
import { SEO_FIELDS } from '#domain/records/seo-fields.ts'

/** A content: all fields of a record by the names that calls and the catalogue's file have for them. */
export type RecordContent = FormFields

export type RecordKind = {
  name: Localized
  /** The table of its fields; null where the record is one list of words or two addresses. */
  fields: Fields | null
  /** The field that names the record, and the ones that say what it is called. */
  idField: string
  nameFields: Localized
  /** Without a draft, a save is live. */
  hasDrafts: boolean
  hasBin: boolean
  /** The right to save it. */
  writes: 'records.write' | 'settings.write' | 'templates.write' | 'prices' | 'requests' | 'customers' | 'webhooks'
  /** The right to read its versions, where not everybody of staff has it. */
  reads?: 'prices' | 'requests' | 'customers' | 'webhooks'
  list: string
  form(id: string): string
  /** Where visitors find it, without language; null for what has no page of its own. */
  address: ((id: string, content: RecordContent) => string) | null
  /** What its fields name of other kinds. */
  refersTo: Readonly<Record<string, 'category' | 'product' | 'post' | 'brand'>>
  /** Fields that say what another record is called, and follow it when it gets another name. */
  follows?: { to: 'brand'; fields: readonly string[] }
  /** What webhooks hear when what is on the site of it becomes another. */
  event?: WebhookEventName
}

function entity(list: StaffList, idField: string, nameFields: Localized) {
  const form = (id: string) => staffPath(list, 'edit', id)
  const rights = { writes: 'records.write' as const, refersTo: {} }
  return { idField, nameFields, hasDrafts: true as const, hasBin: true, list: `${STAFF_PATH}/${list}`, form, ...rights }
}

function live(idField: string, list: string, form: (id: string) => string) {
  const nameFields = { ar: idField, en: idField }
  const shared = { hasDrafts: false as const, hasBin: true, address: null, refersTo: {} }
  return { idField, nameFields, list, form, ...shared, writes: 'records.write' as const }
}

/** What the site shows in a list of its own: all that is said of it stands in `CONTENT_LISTS`. */
function listed<const Kind extends ListKind>(kind: Kind) {
  const { name, fields, nameFields, writes } = CONTENT_LISTS[kind]
  const list = contentListPath(kind)
  const form = (id: string) => `${list}/edit/${encodeURIComponent(id)}`
  const shared = { idField: 'id', hasDrafts: true as const, hasBin: true, address: null, refersTo: {} }
  return { ...shared, list, form, name, fields, nameFields, writes }
}

/** Every kind of record that staff make. Versions, bin, log and undo read this table. */
export const RECORD_KINDS = {
  /** What is said of a picture or PDF of the library, which all others may show. */
  file: {
    ...live('name', MEDIA_PATH, mediaFilePath),
    name: { ar: 'ملف', en: 'File' },
    nameFields: { ar: 'original_name', en: 'original_name' },
    fields: null,
  },
  category: {
    ...entity('categories', 'category_id', { ar: 'name_ar', en: 'name_en' }),
    name: { ar: 'فئة', en: 'Category' },
    fields: CATEGORY_FIELDS,
    address: (id) => categoryPath(id),
  },
  brand: {
    ...entity('brands', 'brand_id', { ar: 'name_ar', en: 'name_en' }),
    name: { ar: 'علامة', en: 'Brand' },
    fields: BRAND_FIELDS,
    address: (id, { slug }) => brandPath(typeof slug === 'string' && slug ? slug : id),
  },
  /** Before products, which name them. */
  attribute: {
    ...live('key', ATTRIBUTES_PATH, (key) => `${ATTRIBUTES_PATH}/edit/${key}`),
    name: { ar: 'سمة', en: 'Attribute' },
    nameFields: { ar: 'label_ar', en: 'label_en' },
    fields: ATTRIBUTE_FIELDS,
  },
  product: {
    ...entity('items', 'product_id', { ar: 'product_name_ar', en: 'product_name_en' }),
    name: { ar: 'منتج', en: 'Product' },
    fields: PRODUCT_FIELDS,
    address(id, { category_id: category }) {
      return productPath({ id, category: typeof category === 'string' && category ? { id: category } : null })
    },
    refersTo: { category_id: 'category' },
    follows: { to: 'brand', fields: ['brand', 'brand_ar'] },
    event: 'product.changed',
  },
  post: {
    ...entity('blogs', 'blog_id', { ar: 'title_ar', en: 'title_en' }),
    name: { ar: 'مقال', en: 'Article' },
    fields: POST_FIELDS,
    address: (id, { slug }) => postPath(typeof slug === 'string' && slug ? slug : id),
  },
  document: {
    ...entity('documents', 'document_id', { ar: 'title_ar', en: 'title_en' }),
    name: { ar: 'مستند', en: 'Document' },
    fields: DOCUMENT_FIELDS,
    address: (id) => documentPath(id),
    refersTo: { brand_id: 'brand' },
  },
  slide: listed('slide'),
  reason: listed('reason'),
  industry: listed('industry'),
  review: listed('review'),
  question: listed('question'),
  template: listed('template'),
  equivalent: listed('equivalent'),
  rule: listed('rule'),
  exclusion: listed('exclusion'),
  /** The texts of one page; its id is the name of the page. */
  page: {
    name: { ar: 'نصوص صفحة', en: 'Page texts' },
    fields: ALL_PAGE_FIELDS,
    idField: 'id',
    nameFields: { ar: 'id', en: 'id' },
    hasDrafts: true as const,
    hasBin: true,
    writes: 'records.write',
    list: SITE_PATH,
    form: (id: string) => sitePagePath(id),
    address: null,
    refersTo: {},
  },
  seo: {
    ...live('key', SEO_PATH, seoEditPath),
    name: { ar: 'نصوص لمحركات البحث', en: 'Texts for search engines' },
    fields: SEO_FIELDS,
  },
  synonyms: {
    ...live('words', `${SEARCH_ADMIN_PATH}?list=synonyms`, (id) => synonymsEditPath(id)),
    name: { ar: 'مترادفات', en: 'Synonyms' },
    fields: null,
  },
  redirect: { ...live('from', REDIRECTS_PATH, redirectEditPath), name: { ar: 'تحويل', en: 'Redirect' }, fields: null },
  /** What customers call a pack. */
  alias: {
    ...live('text', ALIASES_PATH, aliasEditPath),
    name: { ar: 'تسمية', en: 'Wording' },
    fields: null,
    writes: 'requests',
    reads: 'requests',
  },
  /** Somebody whom the quote desk knows. */
  customer: {
    ...live('customer_id', CUSTOMERS_PATH, customerEditPath),
    name: { ar: 'عميل', en: 'Customer' },
    nameFields: { ar: 'name_ar', en: 'name_en' },
    fields: CUSTOMER_FIELDS,
    writes: 'customers',
    reads: 'customers',
  },
  /** Programs that hear of events. In the bin it is called by its host alone. */
  webhook: {
    ...live('name', WEBHOOKS_PATH, webhookEditPath),
    name: { ar: 'خطاف ويب', en: 'Webhook' },
    fields: WEBHOOK_FIELDS,
    writes: 'webhooks',
    reads: 'webhooks',
  },
  settings: {
    ...live('site', SETTINGS_PATH, () => SETTINGS_PATH),
    name: { ar: 'الإعدادات', en: 'Settings' },
    fields: SETTINGS_FIELDS,
    hasBin: false,
    writes: 'settings.write',
  },
  /** Which products come first in a category or in the latest ones. */
  order: {
    ...live('id', CATEGORIES_PATH, productOrderPath),
    name: { ar: 'ترتيب منتجات', en: 'Order of products' },
    nameFields: { ar: 'name_ar', en: 'name_en' },
    fields: null,
    hasBin: false,
  },
  price: {
    ...live('stock_code', PRICES_PATH, priceListPath),
    name: { ar: 'سعر', en: 'Price' },
    fields: null,
    hasBin: false,
    writes: 'prices',
    reads: 'prices',
    event: 'price.changed',
  },
} as const satisfies Record<string, RecordKind>

export type RecordKindName = keyof typeof RECORD_KINDS

/** The kinds that may be unpublished. */
export type DraftKind = {
  [Kind in RecordKindName]: (typeof RECORD_KINDS)[Kind]['hasDrafts'] extends true ? Kind : never
}[RecordKindName]

export const RECORD_KIND_NAMES = Object.keys(RECORD_KINDS) as RecordKindName[]

/** What everybody has who may save records of some kind; services ask for the right to the kind itself. */
export const ANY_WRITE = 'templates.write'

export const SETTINGS_ID = 'site'

export function isRecordKind(text: unknown): text is RecordKindName {
  return RECORD_KIND_NAMES.some((name) => name === text)
}

export function recordKind(kind: RecordKindName): RecordKind {
  return RECORD_KINDS[kind]
}

/** The right to read what versions keep of a kind. */
export function readsOf(kind: RecordKindName): 'records.read' | 'prices' | 'requests' | 'customers' | 'webhooks' {
  return recordKind(kind).reads ?? 'records.read'
}

/** The table of a record's fields: pages have each their own. */
export function tableOf(kind: RecordKindName, id: string): Fields | null {
  return isContentKind(kind) ? contentFields(kind, id) : recordKind(kind).fields
}

/** What a record with this content is called, in both languages: one of them may be missing in a draft. */
export function recordName(kind: RecordKindName, id: string, content: RecordContent): Localized {
  if (kind === 'settings') return RECORD_KINDS.settings.name
  if (kind === 'page' && isPageName(id)) return PAGE_NAMES[id]
  const { nameFields } = recordKind(kind)
  const [ar, en] = [textOf(content[nameFields.ar]), textOf(content[nameFields.en])]
  const begin = isContentKind(kind) && kind !== 'page' ? textOf(content[contentList(kind).nameBegins ?? '']) : ''
  return {
    ar: [begin, ar || en || id].filter(Boolean).join(' '),
    en: [begin, en || ar || id].filter(Boolean).join(' '),
  }
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' ? value : ''
}
