import type { RouterContextProvider } from 'react-router'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { ATTRIBUTE_FIELDS, attributeTexts, BLANK_ATTRIBUTE } from '#domain/catalogue/attribute-fields.ts'
import { BLANK_BRAND, brandTexts, type Brand } from '#domain/catalogue/brand.ts'
import { type Category, BLANK_CATEGORY_TEXTS, categoryTexts } from '#domain/catalogue/category.ts'
import { BRAND_FIELDS } from '#domain/catalogue/brand-fields.ts'
import { CATEGORY_FIELDS } from '#domain/catalogue/category-fields.ts'
import { BLANK_CUSTOMER, type CustomerInput } from '#domain/customers/customer.ts'
import { CUSTOMER_FIELDS } from '#domain/customers/customer-fields.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { DOCUMENT_FIELDS } from '#domain/documents/document-fields.ts'
import { BLANK_DOCUMENT, documentTexts, type Document } from '#domain/documents/document.ts'
import { isDocType } from '#domain/documents/document-types.ts'
import type { Post } from '#domain/posts/post.ts'
import { POST_FIELDS } from '#domain/posts/post-fields.ts'
import { BLANK_POST, postTexts } from '#domain/posts/post-record.ts'
import type { Product } from '#domain/products/product.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import { BLANK_PRODUCT, productTexts } from '#domain/products/product-record.ts'
import type { Failure, Stale } from '#domain/records/errors.ts'
import { blankRecord, formTexts, type Fields, type FormTexts } from '#domain/fields/field.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import { decodedPath } from '#domain/records/redirect.ts'
import { SEO_FIELDS } from '#domain/records/seo-fields.ts'
import type { SeoOverride } from '#domain/records/seo-override.ts'
import { EMPTY_OVERRIDE, seoTexts } from '#domain/records/seo-record.ts'
import { slugify } from '#domain/records/slug.ts'
import { contentFields, isContentKind, type ContentKind } from '#domain/site/content/content-kinds.ts'
import type { ContentRecord } from '#domain/site/content/content-record.ts'
import { isPageName } from '#domain/site/content/page-fields.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { isDay } from '#domain/text/day.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { BLANK_WEBHOOK, WEBHOOK_FIELDS, type WebhookInput } from '#domain/webhooks/webhook.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import type { FormKind } from '#app/record-address.ts'
import { liveService } from './live-list.ts'
import { unwrittenTexts, withUnwritten } from './page-texts.ts'

export type Context = Readonly<RouterContextProvider>

/** A record as it is stored; what its kind has beside that, the source of the kind knows. */
export type StoredRecord = { version: number }

/** What became of a save. */
export type Edit<Value, Record = StoredRecord> =
  | { ok: true; value: Value; actId: string | null }
  | { ok: false; failure: Failure | Stale<Record>; sent: FormFields }

/** How forms reach the records of one kind. */
export type RecordSource = {
  fields: Fields
  /** What the form shows: the draft, else what is on the site; null where there is no such record. */
  newest(id: string): Promise<{ record: StoredRecord; head?: RecordHead } | null>
  texts(record: StoredRecord): FormTexts
  /** What the form of a new one begins with. */
  blank(url: URL): FormTexts | Promise<FormTexts>
  /** Of a new record the id is null. */
  save(id: string | null, fields: FormFields, by: StaffCaller): Promise<Edit<unknown>>
}

type Of<Record extends StoredRecord> = Omit<RecordSource, 'newest' | 'texts' | 'save'> & {
  newest(id: string): Promise<{ record: Record; head?: RecordHead } | null>
  texts(record: Record): FormTexts
  save(id: string | null, fields: FormFields, by: StaffCaller): Promise<Edit<unknown, Record>>
}

/** A source is given no record but its own. */
function source<Record extends StoredRecord>(of: Of<Record>): RecordSource {
  return of
}

/** `id` says of which page. */
export function recordSource(context: Context, kind: FormKind, id: string): RecordSource {
  if (isContentKind(kind)) return contentSource(context, kind, id)
  return isLive(kind) ? liveSource(context, kind) : SOURCES[kind](context)
}

const SOURCES = {
  product: (context: Context) =>
    source({
      ...edited(context, 'product'),
      fields: PRODUCT_FIELDS,
      texts: (product) => productTexts(product),
      blank: () => productTexts(BLANK_PRODUCT),
    }),
  category: (context: Context) =>
    source({
      ...edited(context, 'category'),
      fields: CATEGORY_FIELDS,
      texts: categoryTexts,
      blank: () => BLANK_CATEGORY_TEXTS,
    }),
  brand: (context: Context) =>
    source({
      ...edited(context, 'brand'),
      fields: BRAND_FIELDS,
      texts: (brand) => brandTexts(brand),
      blank: namedBrand,
    }),
  document: (context: Context) =>
    source({
      ...edited(context, 'document'),
      fields: DOCUMENT_FIELDS,
      texts: (document) => documentTexts(document),
      blank: newDocument,
    }),
  post: (context: Context) =>
    source({
      ...edited(context, 'post'),
      fields: POST_FIELDS,
      // A day that is none is today (docs/specification 5).
      texts: (post) => postTexts(isDay(post.date) ? post : { ...post, date: today() }),
      blank: () => postTexts({ ...BLANK_POST, date: today() }),
    }),
}

function isLive(kind: FormKind): kind is keyof typeof LIVE {
  return Object.hasOwn(LIVE, kind)
}

/** A kind without drafts: a save is live. */
function liveSource(context: Context, kind: keyof typeof LIVE): RecordSource {
  const { get, edit } = liveService(context, kind)
  return source<never>({
    ...(LIVE[kind] as Pick<Of<never>, 'fields' | 'texts' | 'blank'>),
    async newest(id) {
      const record = (await get(id)) as never
      return record && { record }
    },
    save: edit as Of<never>['save'],
  })
}

const LIVE = {
  seo: {
    fields: SEO_FIELDS,
    texts: ({ override }: { override: SeoOverride }) => seoTexts(override),
    blank: ({ searchParams }: URL) => ({ key: [searchParams.get('key') ?? ''], ...seoTexts(EMPTY_OVERRIDE) }),
  },
  synonyms: {
    fields: {},
    texts: ({ words }: { words: string[] }) => ({ words: [words.join('\n')] }),
    blank: ({ searchParams }: URL) => ({ words: [searchParams.get('name') ?? ''] }),
  },
  redirect: {
    fields: {},
    texts: ({ from, to }: { from: string; to: string }) => ({ from: [from], to: [decodedPath(to)] }),
    blank: () => ({ from: [''], to: [''] }),
  },
  /** What customers call a pack. */
  alias: {
    fields: {},
    texts: ({ text, stockCode }: { text: string; stockCode: string }) => ({ text: [text], stock_code: [stockCode] }),
    blank: () => ({ text: [''], stock_code: [''] }),
  },
  /** Somebody whom the quote desk knows. */
  customer: {
    fields: CUSTOMER_FIELDS,
    texts: (customer: CustomerInput) => formTexts(CUSTOMER_FIELDS, customer),
    blank: () => formTexts(CUSTOMER_FIELDS, BLANK_CUSTOMER),
  },
  attribute: {
    fields: ATTRIBUTE_FIELDS,
    texts: attributeTexts,
    blank: () => formTexts(ATTRIBUTE_FIELDS, BLANK_ATTRIBUTE),
  },
  /** A program that hears of events. */
  webhook: {
    fields: WEBHOOK_FIELDS,
    texts: (webhook: WebhookInput) => formTexts(WEBHOOK_FIELDS, webhook),
    blank: () => formTexts(WEBHOOK_FIELDS, BLANK_WEBHOOK),
  },
}

function contentSource(context: Context, kind: ContentKind, id: string): RecordSource {
  const fields = contentFields(kind, id)
  const { newest, save } = edited(context, kind)
  const texts = (record: object) => formTexts(fields, record as never)
  return source({
    save,
    fields,
    async newest(name) {
      const found = await newest(name)
      return found && kind === 'page' ? { ...found, record: await withUnwritten(context, found.record) } : found
    },
    texts,
    // A new form is prefilled from the query, such as with a product or with the name of another maker's product.
    blank: async ({ searchParams }) => {
      const begun = texts({
        ...blankRecord(fields),
        ...(kind === 'page' && isPageName(id) && (await unwrittenTexts(context, id))),
      })
      const given = ['product', 'ours'].filter((name) => name in begun && searchParams.has(name))
      return {
        ...begun,
        ...Object.fromEntries(given.map((name) => [name, [cleanLine(searchParams.get(name)!).slice(0, 200)]])),
      }
    },
  })
}

type Entities = { product: Product; category: Category; brand: Brand; post: Post; document: Document } & Record<
  ContentKind,
  ContentRecord
>

/** A kind whose records may be unpublished. */
function edited<Kind extends keyof Entities>(
  context: Context,
  kind: Kind,
): Pick<Of<Entities[Kind]>, 'newest' | 'save'> {
  const { newest, add, update } = context.get(servicesContext).editing[kind]
  return {
    newest: (id) => newest(id, context.get(staffContext)) as never,
    save: (id, fields, by) => (id === null ? add : update)(fields, by, { isTyped: true }) as never,
  }
}

function today(): string {
  return dayOfInstant(new Date())
}

/** `name_ar` and `name_en` stand in the form already: products have them as their brand. */
function namedBrand({ searchParams }: URL): FormTexts {
  const typed = (name: string) => cleanLine(searchParams.get(name) ?? '').slice(0, 200)
  const name = { ar: typed('name_ar'), en: typed('name_en') }
  return brandTexts({ ...BLANK_BRAND, name, slug: slugify(name.en || name.ar) })
}

/** Type and product stand in the form already, where what is missing is filled in. */
function newDocument({ searchParams }: URL): FormTexts {
  const type = searchParams.get('type')
  const product = cleanLine(searchParams.get('product') ?? '')
  const docType = isDocType(type) ? type : BLANK_DOCUMENT.docType
  return documentTexts({ ...BLANK_DOCUMENT, docType, productIds: product === '' ? [] : [product] })
}
