import type { Generated, GeneratedAlways, Selectable } from 'kysely'
import type { AccountTables } from '#server/data/accounts/account-tables.ts'
import type { BRAND_FIELDS } from '#domain/catalogue/brand-fields.ts'
import type { BrandInput } from '#domain/catalogue/brand.ts'
import type { CATEGORY_FIELDS } from '#domain/catalogue/category-fields.ts'
import type { CategoryInput } from '#domain/catalogue/category.ts'
import type { POST_FIELDS } from '#domain/posts/post-fields.ts'
import type { DailyCount } from '#domain/reports/daily-count.ts'
import type { PostInput } from '#domain/posts/post.ts'
import type { PACK_FIELDS } from '#domain/products/pack-fields.ts'
import type { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import type { ProductInput, Variant } from '#domain/products/product.ts'
import type { AttributeTables } from '#server/data/catalogue/attribute-tables.ts'
import type { CustomerTables } from '#server/data/customers/customers-store.ts'
import type { DocumentTables } from '#server/data/documents/document-tables.ts'
import type { ImportTables } from '#server/data/imports/import-tables.ts'
import type { PrintTables } from '#server/data/prints/prints-store.ts'
import type { QuoteReportTables } from '#server/data/reports/quote-report-store.ts'
import type { SubmittalsTable } from '#server/data/submittals/submittals-store.ts'
import type { MessageTables } from '#server/data/messages/message-tables.ts'
import type { QuoteTables } from '#server/data/quotes/quote-tables.ts'
import type { RecordTables } from '#server/data/records/record-tables.ts'
import type { SearchTables } from '#server/data/search/search-tables.ts'
import type { WebhookTables } from '#server/data/webhooks/webhook-tables.ts'
import type { ColumnsOf } from './record-columns.ts'
import type { WorkTable } from '#server/data/work/work-store.ts'

/**
 * The tables as Kysely knows them. Instants are ISO 8601 text in UTC, booleans 0 or 1, lists and records JSON text
 * (`codec.ts`), on both databases; the account tables alone follow the account library.
 *
 * A picture or datasheet is one text (its source): a stored file's name or a whole address. The generated column
 * beside it holds the name alone, so that the database refuses to lose a file that something still shows.
 */
export type Database = AccountTables &
  AttributeTables &
  CustomerTables &
  DocumentTables &
  ImportTables &
  MessageTables & { submittals: SubmittalsTable } & QuoteTables &
  QuoteReportTables &
  PrintTables &
  RecordTables &
  SearchTables &
  WebhookTables & {
    files: FilesTable
    file_renditions: FileRenditionsTable
    file_tags: { file: string; folded: string; tag: string }
    categories: CategoriesTable
    brands: BrandsTable
    products: ProductsTable
    product_variants: ProductVariantsTable
    product_images: ProductImagesTable
    product_listing: ProductListingTable
    pack_prices: PackPricesTable
    pack_limits: PackLimitsTable
    product_orders: { id: string; products: string; version: Generated<number>; updated_at: string }
    posts: PostsTable
    post_media: PostMediaTable
    settings: JsonTable & { version: number }
    seo_overrides: SeoOverridesTable
    content_records: ContentRecordsTable
    content_loads: { part: string }
    redirects: RedirectsTable
    secrets: { name: string; value: string }
    audit_log: AuditLogTable
    job_runs: JobRunsTable
    work: WorkTable
    daily_counts: DailyCount
    set_up_marks: { name: string; at: string }
    rate_counts: RateCountsTable
  }

type StoredName = GeneratedAlways<string | null>

type FilesTable = {
  name: string
  sha256: string
  kind: string
  mime: string
  bytes: number
  width: number | null
  height: number | null
  color: string | null
  /** Of a PDF; null where nobody has counted them. */
  pages: Generated<number | null>
  /** Written by earlier versions; no page shows it. */
  placeholder: string | null
  original_name: string
  renditions_state: string
  renditions_attempts: number
  created_at: string
  /** Who sent it; null of what came before that was kept, and of what the site brought along. */
  by_kind: string | null
  by_id: string | null
  by_name: string | null
  /** What it shows, for those who do not see it. */
  alt_ar: Generated<string>
  alt_en: Generated<string>
  decorative: Generated<number>
  /** A `Focus`. */
  focus: Generated<string>
  /** It stays although nothing shows it. */
  kept: Generated<number>
  /** Folded: its names and what it shows. */
  searched: Generated<string>
  version: Generated<number>
  /** It lies in the bin: nobody finds it, and it is not served. */
  binned: Generated<number>
}

type FileRenditionsTable = { file: string; format: string; width: number; bytes: number }

/** One row for each record of the site's content that visitors see; `body` is JSON of its fields by their names in calls. */
type ContentRecordsTable = {
  kind: string
  id: string
  body: string
  version: Generated<number>
  created_at: string
  updated_at: string
}

/** What staff make: the part of its row that is not its content. */
export type EntityColumns = {
  id: string
  slug: string
  version: Generated<number>
  creation_key: string | null
  created_at: string
  updated_at: string
}

type CategoriesTable = EntityColumns &
  Omit<ColumnsOf<typeof CATEGORY_FIELDS, CategoryInput>, keyof EntityColumns> & { image_file: StoredName }

type BrandsTable = EntityColumns &
  Omit<ColumnsOf<typeof BRAND_FIELDS, BrandInput>, keyof EntityColumns> & {
    logo_file: StoredName
    logo_white_file: StoredName
    image_file: StoredName
  }

type ProductsTable = EntityColumns &
  Omit<ColumnsOf<typeof PRODUCT_FIELDS, ProductInput>, keyof EntityColumns> & {
    /** The brand that `brand_ar` and `brand_en` name; null where they name none of the brands. */
    brand_id: Generated<string | null>
    /** Of its live data sheet; 0 before it was counted. */
    tds_revision: Generated<number>
    /** What the names are ordered by. */
    order_ar: string
    order_en: string
    /** What may be chosen of it, as JSON; '' before it was read. */
    facets: Generated<string>
    /** 1 where its attributes are to be read again. */
    attributes_due: Generated<number>
    /** 1 where the colour or size of a pack could not be read. */
    attributes_unread: Generated<number>
    image_file: StoredName
    pdf_ar_file: StoredName
    pdf_en_file: StoredName
  }

/** `stock_key` is the stock code as prices are kept under it. */
type ProductVariantsTable = { product_id: string; position: number; stock_key: Generated<string | null> } & ColumnsOf<
  typeof PACK_FIELDS,
  Variant
>

/** `code` is the stock code folded, `halalas` null where a price was taken away again. */
type PackPricesTable = {
  code: string
  stock_code: string
  halalas: number | null
  /** Prices of more pieces and of groups, as people type them. */
  breaks: Generated<string>
  group_prices: Generated<string>
  version: Generated<number>
  updated_at: string
  updated_by: string
}

/** What owners alone decide of a pack: the least price, and what it costs the house. */
type PackLimitsTable = {
  code: string
  min_price: number | null
  cost: number | null
  updated_at: string
  updated_by: string
}

export type ProductImagesTable = { product_id: string; position: number; source: string; source_file: StoredName }

/**
 * What staff's list is searched and ordered by, folded; `brand` in English; `gaps` with commas between. Products that
 * are not on the site stand here and in no other table, so it holds what the list shows of each, too.
 */
export type ProductListingTable = {
  product_id: string
  created_at: string
  searched: string
  order_ar: string
  order_en: string
  order_code: string
  brand: string
  gaps: string
  category_id: string | null
  state: Generated<string>
  code: string | null
  name_ar: string
  name_en: string
  image: string | null
}

type PostsTable = EntityColumns &
  Omit<ColumnsOf<typeof POST_FIELDS, PostInput>, keyof EntityColumns> & { image_file: StoredName }

type PostMediaTable = {
  post_id: string
  kind: string
  position: number
  source: string
  /** Null for videos too: links and names of them are not files of the upload. */
  source_file: StoredName
}

type JsonTable = { key: string; value: string; updated_at: string }

/** `words` is the key as a part of an address, `url_slug` the override's own name for the product. */
export type SeoOverridesTable = JsonTable & { words: string; url_slug: string; version: Generated<number> }

/** Leads to a path or to one record, never to both. */
type RedirectsTable = {
  from_path: string
  to_path: string | null
  category_id: string | null
  product_id: string | null
  post_id: string | null
  brand_id: Generated<string | null>
  origin: string
  version: Generated<number>
  created_at: string
  updated_at: string
}

export type AuditLogTable = {
  id: string
  at: string
  actor_kind: string
  actor_id: string | null
  actor_name: string
  action: string
  subject_kind: string
  subject_id: string | null
  detail: string
  /** All lines of one act have the same; null in what was no act on records. */
  act_id: string | null
  record_key: string | null
  /** What the record was called at the time. */
  name_ar: string | null
  name_en: string | null
  version_number: number | null
  /** The act that took this one back. */
  undone_by: string | null
}

/** `error` is '' after a run that went well; `detail` is JSON, of the last run that had something to tell. */
type JobRunsTable = {
  name: string
  started_at: string | null
  finished_at: string | null
  last_success_at: string | null
  error: string
  detail: string
  runs: number
  failures: number
}

type RateCountsTable = {
  /** Nobody's name: a hash of what is counted and of whom. */
  key: string
  window_number: number
  current_count: number
  previous_count: number
  useless_after: string
}

export type CategoryRow = Selectable<CategoriesTable>
export type BrandRow = Selectable<BrandsTable>
export type ProductRow = Selectable<ProductsTable>
export type VariantRow = Selectable<ProductVariantsTable>
export type PostRow = Selectable<PostsTable>
export type PostMediaRow = Selectable<PostMediaTable>
export type FileRow = Selectable<FilesTable>
