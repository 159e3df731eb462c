import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'
import type { ColumnTypes } from '../dialect.ts'
import { entityColumns, storedFile } from './columns.ts'
import { firstSynonyms } from './first-synonyms.ts'

/** The tables as the version of 25 November 2026 made them; what changed since then follows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db)
  const tables = [...files(types), ...catalogue(types), ...accounts(types), ...messages(types), ...site(types)]
  for (const table of tables) await table.execute(db)
  for (const [name, columns] of Object.entries(INDEXES)) {
    await sql`create index ${sql.ref(name)} on ${sql.raw(columns)}`.execute(db)
  }
  for (const [index, words] of firstSynonyms.entries()) {
    const place = String(index).padStart(3, '0')
    const at = `2026-01-01T00:00:00.${place}Z`
    await sql`insert into search_synonyms (id, words, created_at, updated_at)
      values (${`first-${place}`}, ${JSON.stringify(words)}, ${at}, ${at})`.execute(db)
  }
}

function files({ key }: ColumnTypes) {
  return [
    sql`create table files (
      name ${key} not null primary key check (name <> '' and substr(name, 1, 4) <> 'http'),
      sha256 ${key} not null check (length(sha256) = 64),
      kind text not null check (kind in ('image', 'pdf')),
      mime text not null,
      bytes integer not null check (bytes >= 0),
      width integer check (width > 0), height integer check (height > 0),
      color text, placeholder text,
      original_name text not null default '',
      renditions_state text not null default 'none' check (renditions_state in ('none', 'pending', 'ready', 'failed')),
      renditions_attempts integer not null default 0,
      created_at ${key} not null)`,
    sql`create table file_renditions (
      file ${key} not null references files (name) on delete cascade,
      format ${key} not null check (format in ('avif', 'webp')),
      width integer not null check (width > 0),
      bytes integer not null check (bytes >= 0),
      primary key (file, format, width))`,
  ]
}

function catalogue(types: ColumnTypes) {
  const { key } = types
  return [
    sql`create table categories (${entityColumns(types)},
      name_ar text not null, name_en text not null,
      description_ar text not null default '', description_en text not null default '',
      sort_id integer,
      image ${key}, ${storedFile('image', types)},
      price double precision not null default 0 check (price >= 0),
      rating double precision not null default 0 check (rating between 0 and 5))`,
    sql`create table products (${entityColumns(types)},
      code text,
      category_id ${key} references categories (id),
      name_ar text not null, name_en text not null,
      description_ar text not null default '', description_en text not null default '',
      properties_ar text not null default '', properties_en text not null default '',
      application_areas_ar text not null default '', application_areas_en text not null default '',
      brand_ar text not null default '', brand_en text not null default '',
      made_in_ar text not null default '', made_in_en text not null default '',
      image ${key}, ${storedFile('image', types)},
      image_url text not null default '',
      pdf_ar ${key}, ${storedFile('pdf_ar', types)},
      pdf_en ${key}, ${storedFile('pdf_en', types)},
      main_video text not null default '',
      gallery_videos text not null default '[]',
      rating double precision not null default 5 check (rating between 0 and 5),
      specs text not null default '[]',
      certifications text not null default '[]',
      joint_yield text,
      has_safety_sheet integer not null default 0 check (has_safety_sheet in (0, 1)))`,
    sql`create table product_variants (
      product_id ${key} not null references products (id) on delete cascade,
      position integer not null check (position >= 0),
      stock_code text, product_code text, type_ar text, type_en text, volume_ar text, volume_en text, box_quantity text,
      primary key (product_id, position))`,
    sql`create table product_images (
      product_id ${key} not null references products (id) on delete cascade,
      position integer not null check (position >= 0),
      source ${key} not null check (source <> ''), ${storedFile('source', types)},
      primary key (product_id, position))`,
    sql`create table product_listing (
      product_id ${key} not null primary key references products (id) on delete cascade,
      created_at ${key} not null,
      searched text not null,
      order_ar ${key} not null, order_en ${key} not null, order_code ${key} not null,
      brand ${key} not null, gaps text not null, category_id ${key})`,
    sql`create table posts (${entityColumns(types)},
      title_ar text not null, title_en text not null,
      snippet_ar text not null default '', snippet_en text not null default '',
      detail_ar text not null default '', detail_en text not null default '',
      date ${key} not null check (date like '____-__-__'),
      author text not null,
      category text not null default '',
      tags_ar text not null default '[]', tags_en text not null default '[]',
      reading_minutes integer not null default 3 check (reading_minutes >= 0),
      comments_count integer not null default 0 check (comments_count >= 0),
      image ${key}, ${storedFile('image', types)},
      image_alt_ar text not null default '', image_alt_en text not null default '')`,
    sql`create table post_media (
      post_id ${key} not null references posts (id) on delete cascade,
      kind ${key} not null check (kind in ('image', 'video')),
      position integer not null check (position >= 0),
      source ${key} not null check (source <> ''), ${storedFile('source', types, sql<boolean>`kind = 'image'`)},
      primary key (post_id, kind, position))`,
  ]
}

/** Staff and customers, in tables of their own with the columns of the account library. Of tokens the hash alone. */
function accounts(types: ColumnTypes) {
  const { key, accountBoolean, accountInstant } = types
  const staffColumns = sql`,
      username ${key} unique, "displayUsername" text,
      role text,
      banned ${accountBoolean}, "banReason" text, "banExpires" ${accountInstant},
      "twoFactorEnabled" ${accountBoolean}`
  return [
    ...people(types, { users: 'staff_users', person: 'staff', userColumns: staffColumns, impersonated: true }),
    sql`create table staff_two_factors (
      id ${key} not null primary key,
      "userId" ${key} not null references staff_users (id) on delete cascade,
      secret ${key} not null,
      "backupCodes" text not null,
      verified ${accountBoolean},
      "failedVerificationCount" integer,
      "lockedUntil" ${accountInstant})`,
    sql`create table staff_rules (name ${key} not null primary key, created_at ${key} not null)`,
    ...people(types, { users: 'customers', person: 'customer', userColumns: sql``, impersonated: false }),
    sql`create table api_tokens (
      id ${key} not null primary key,
      name text not null,
      token_hash ${key} not null unique check (length(token_hash) = 64),
      role text not null check (role in ('owner', 'editor')),
      created_at ${key} not null, expires_at ${key} not null, last_used_at ${key}, revoked_at ${key})`,
    sql`create table addresses (
      id ${key} not null primary key,
      customer_id ${key} not null references customers (id) on delete cascade,
      name text not null, city text not null, street text not null, postal text not null default '',
      latitude double precision check (latitude between -90 and 90),
      longitude double precision check (longitude between -180 and 180),
      creation_key ${key},
      created_at ${key} not null, updated_at ${key} not null,
      building text not null default '', additional text not null default '', short_code text not null default '',
      unique (customer_id, creation_key))`,
    sql`create table sign_in_requests (
      browser_hash ${key} not null primary key check (length(browser_hash) = 64),
      email ${key} not null,
      tries integer not null default 0,
      created_at ${key} not null)`,
  ]
}

type People = { users: string; person: string; userColumns: ReturnType<typeof sql>; impersonated: boolean }

function people({ key, accountBoolean, accountInstant }: ColumnTypes, shape: People) {
  const users = sql.table(shape.users)
  const dates = sql`"createdAt" ${accountInstant} not null, "updatedAt" ${accountInstant} not null`
  const ofUser = sql`"userId" ${key} not null references ${users} (id) on delete cascade`
  return [
    sql`create table ${users} (
      id ${key} not null primary key,
      name text not null,
      email ${key} not null unique, "emailVerified" ${accountBoolean} not null,
      image text, ${dates}${shape.userColumns})`,
    sql`create table ${sql.table(`${shape.person}_accounts`)} (
      id ${key} not null primary key,
      "accountId" ${key} not null, "providerId" ${key} not null, ${ofUser},
      "accessToken" text, "refreshToken" text, "idToken" text,
      "accessTokenExpiresAt" ${accountInstant}, "refreshTokenExpiresAt" ${accountInstant},
      scope text, password text, ${dates},
      unique ("providerId", "accountId"))`,
    sql`create table ${sql.table(`${shape.person}_sessions`)} (
      id ${key} not null primary key,
      token ${key} not null unique, ${ofUser},
      "expiresAt" ${accountInstant} not null,
      "ipAddress" text, "userAgent" text, ${dates}${shape.impersonated ? sql`, "impersonatedBy" text` : sql``})`,
    sql`create table ${sql.table(`${shape.person}_verifications`)} (
      id ${key} not null primary key,
      identifier ${key} not null,
      value text not null,
      "expiresAt" ${accountInstant} not null, ${dates})`,
  ]
}

/** Requests and messages, staff's work on them, the mail that is to go out, and counts by month of what is gone. */
function messages({ key }: ColumnTypes) {
  return [
    sql`create table messages (
      id ${key} not null primary key,
      kind text not null check (kind in ('quote', 'contact')),
      assignee_id ${key} references staff_users (id) on delete set null,
      name text not null default '', first_name text not null default '', last_name text not null default '',
      email text not null,
      phone text not null default '',
      company_name text not null default '', job_title text not null default '',
      address text not null default '',
      body text not null default '',
      product_id ${key} references products (id) on delete set null,
      locale text not null check (locale in ('ar', 'en')),
      page text not null default '',
      consented_at ${key},
      idempotency_key ${key} not null unique,
      created_at ${key} not null, updated_at ${key} not null,
      state ${key} not null default 'new' constraint messages_new_state_check
        check (state in ('new', 'in-progress', 'answered', 'closed', 'spam')),
      version integer not null default 1,
      opened_at ${key},
      search_text text not null default '')`,
    sql`create table message_notes (
      id ${key} not null primary key,
      message_id ${key} not null references messages (id) on delete cascade,
      author_id ${key} references staff_users (id) on delete set null,
      author_name text not null,
      body text not null,
      created_at ${key} not null)`,
    sql`create table mail_outbox (
      id ${key} not null primary key,
      header_id ${key} not null unique,
      message_id ${key} references messages (id) on delete cascade,
      recipient text not null, reply_to text, subject text not null, text text not null, html text not null,
      state ${key} not null default 'queued' check (state in ('queued', 'sent', 'failed')),
      attempts integer not null default 0 check (attempts >= 0),
      next_attempt_at ${key} not null,
      leased_until ${key},
      last_error text not null default '',
      created_at ${key} not null, sent_at ${key}, useless_after ${key},
      thread text not null default '',
      is_personal integer not null default 0 check (is_personal in (0, 1)))`,
    sql`create table message_answers (
      id ${key} not null primary key,
      message_id ${key} not null references messages (id) on delete cascade,
      mail_id ${key} references mail_outbox (id) on delete set null,
      author_id ${key} references staff_users (id) on delete set null,
      author_name text not null,
      locale text not null check (locale in ('ar', 'en')),
      subject text not null,
      body text not null,
      created_at ${key} not null)`,
    sql`create table message_totals (
      month ${key} not null,
      kind ${key} not null check (kind in ('quote', 'contact')),
      product_id ${key} not null default '',
      count integer not null check (count > 0),
      primary key (month, kind, product_id))`,
  ]
}

function site({ key }: ColumnTypes) {
  return [
    sql`create table settings (
      key ${key} not null primary key, value text not null, updated_at ${key} not null,
      version integer not null default 1)`,
    sql`create table seo_overrides (
      key ${key} not null primary key, value text not null, updated_at ${key} not null,
      words ${key} not null default '', url_slug ${key} not null default '', version integer not null default 1)`,
    sql`create table secrets (name ${key} not null primary key, value text not null)`,
    sql`create table audit_log (
      id ${key} not null primary key,
      at ${key} not null,
      actor_kind text not null check (actor_kind in ('staff', 'token', 'customer', 'system')),
      actor_id ${key}, actor_name text not null,
      action ${key} not null,
      subject_kind ${key} not null, subject_id ${key},
      detail text not null default '{}')`,
    sql`create table redirects (
      from_path ${key} not null primary key check (substr(from_path, 1, 1) = '/'),
      to_path ${key} check (substr(to_path, 1, 1) = '/'),
      category_id ${key} references categories (id) on delete cascade,
      product_id ${key} references products (id) on delete cascade,
      post_id ${key} references posts (id) on delete cascade,
      origin ${key} not null check (origin in ('kept', 'staff')),
      version integer not null default 1,
      created_at ${key} not null, updated_at ${key} not null,
      check ((to_path is not null) <> (coalesce(category_id, product_id, post_id) is not null)))`,
    sql`create table search_changes (kind ${key} not null, id ${key} not null, seq integer not null, primary key (kind, id))`,
    sql`create table search_synonyms (
      id ${key} not null primary key, words text not null, created_at ${key} not null, updated_at ${key} not null,
      version integer not null default 1)`,
    sql`create table missed_searches (
      query ${key} not null primary key, times integer not null check (times > 0), last_at ${key} not null)`,
    sql`create table job_runs (
      name ${key} not null primary key,
      due_at ${key} not null, leased_until ${key}, started_at ${key}, finished_at ${key}, last_success_at ${key},
      error text not null, detail text not null, runs integer not null, failures integer not null)`,
    sql`create table rate_counts (
      key ${key} not null primary key,
      window_number integer not null,
      current_count integer not null check (current_count >= 0),
      previous_count integer not null check (previous_count >= 0),
      useless_after ${key} not null)`,
  ]
}

const NEWEST = 'created_at desc, id'
const PAIRS = ['name', 'description', 'properties', 'application_areas', 'brand', 'made_in']
const UNTRANSLATED = PAIRS.map((pair) => `(trim(${pair}_ar) = '') <> (trim(${pair}_en) = '')`).join(' or ')

const INDEXES: Record<string, string> = {
  addresses_of_customer: 'addresses (customer_id, created_at)',
  audit_log_newest: 'audit_log (at desc, id)',
  audit_log_of_subject: 'audit_log (subject_kind, subject_id, at desc)',
  categories_image_file: 'categories (image_file)',
  customer_accounts_userId_idx: 'customer_accounts ("userId")',
  customer_sessions_expiresAt_idx: 'customer_sessions ("expiresAt")',
  customer_sessions_userId_idx: 'customer_sessions ("userId")',
  customer_verifications_expiresAt_idx: 'customer_verifications ("expiresAt")',
  customer_verifications_identifier_idx: 'customer_verifications (identifier)',
  files_created_at: 'files (created_at)',
  files_pending: "files (created_at) where renditions_state = 'pending'",
  mail_outbox_due: "mail_outbox (next_attempt_at) where state = 'queued'",
  mail_outbox_of_message: 'mail_outbox (message_id)',
  mail_outbox_useless: 'mail_outbox (useless_after)',
  message_answers_author_id: 'message_answers (author_id)',
  message_answers_mail_id: 'message_answers (mail_id)',
  message_answers_of_message: 'message_answers (message_id, created_at)',
  message_notes_author_id: 'message_notes (author_id)',
  message_notes_of_message: 'message_notes (message_id, created_at)',
  messages_assignee_id: 'messages (assignee_id)',
  messages_email: 'messages (lower(email))',
  messages_newest: 'messages (created_at desc, id)',
  messages_of_state: 'messages (state, created_at desc, id)',
  messages_product_id: 'messages (product_id)',
  missed_searches_rarest: 'missed_searches (times, last_at)',
  post_media_source_file: 'post_media (source_file)',
  posts_image_file: 'posts (image_file)',
  posts_newest: 'posts (date desc, id)',
  product_images_source_file: 'product_images (source_file)',
  product_listing_brand_by_created_at: 'product_listing (brand, created_at desc, product_id)',
  product_listing_brand_by_order_ar: 'product_listing (brand, order_ar, product_id)',
  product_listing_brand_by_order_code: 'product_listing (brand, order_code, product_id)',
  product_listing_brand_by_order_en: 'product_listing (brand, order_en, product_id)',
  product_listing_category_by_created_at: 'product_listing (category_id, created_at desc, product_id)',
  product_listing_category_by_order_ar: 'product_listing (category_id, order_ar, product_id)',
  product_listing_category_by_order_code: 'product_listing (category_id, order_code, product_id)',
  product_listing_category_by_order_en: 'product_listing (category_id, order_en, product_id)',
  product_listing_created_at: 'product_listing (created_at desc, product_id)',
  product_listing_gaps_by_created_at: "product_listing (created_at desc, product_id) where gaps <> ''",
  product_listing_gaps_by_order_ar: "product_listing (order_ar, product_id) where gaps <> ''",
  product_listing_gaps_by_order_code: "product_listing (order_code, product_id) where gaps <> ''",
  product_listing_gaps_by_order_en: "product_listing (order_en, product_id) where gaps <> ''",
  product_listing_gaps_of_brand: "product_listing (brand, created_at desc, product_id) where gaps <> ''",
  product_listing_gaps_of_category_id: "product_listing (category_id, created_at desc, product_id) where gaps <> ''",
  product_listing_order_ar: 'product_listing (order_ar, product_id)',
  product_listing_order_code: 'product_listing (order_code, product_id)',
  product_listing_order_en: 'product_listing (order_en, product_id)',
  products_by_name_ar: `products (substr(name_ar, 1, 200), ${NEWEST})`,
  products_by_name_en: `products (substr(name_en, 1, 200), ${NEWEST})`,
  products_by_rating: `products (rating desc, ${NEWEST})`,
  products_changed: 'products (updated_at)',
  products_changed_by_id: 'products (id, updated_at)',
  products_image_file: 'products (image_file)',
  products_newest: `products (${NEWEST})`,
  products_of_category: `products (category_id, ${NEWEST})`,
  products_of_category_by_name_ar: `products (category_id, substr(name_ar, 1, 200), ${NEWEST})`,
  products_of_category_by_name_en: `products (category_id, substr(name_en, 1, 200), ${NEWEST})`,
  products_of_category_by_rating: `products (category_id, rating desc, ${NEWEST})`,
  products_pdf_ar_file: 'products (pdf_ar_file)',
  products_pdf_en_file: 'products (pdf_en_file)',
  products_tally: 'products (category_id, brand_en, brand_ar)',
  products_without_datasheet: 'products (updated_at desc, id) where (pdf_ar is null and pdf_en is null)',
  products_without_description:
    "products (updated_at desc, id) where (trim(description_ar) = '' and trim(description_en) = '')",
  products_without_picture: 'products (updated_at desc, id) where (image is null)',
  products_without_translation: `products (updated_at desc, id) where (${UNTRANSLATED})`,
  rate_counts_useless: 'rate_counts (useless_after)',
  redirects_category_id: 'redirects (category_id)',
  redirects_post_id: 'redirects (post_id)',
  redirects_product_id: 'redirects (product_id)',
  redirects_to_path: 'redirects (to_path)',
  search_changes_seq: 'search_changes (seq)',
  seo_overrides_url_slug: 'seo_overrides (url_slug)',
  seo_overrides_words: 'seo_overrides (words)',
  sign_in_requests_created_at: 'sign_in_requests (created_at)',
  sign_in_requests_of_email: 'sign_in_requests (email, created_at)',
  staff_accounts_userId_idx: 'staff_accounts ("userId")',
  staff_sessions_expiresAt_idx: 'staff_sessions ("expiresAt")',
  staff_sessions_userId_idx: 'staff_sessions ("userId")',
  staff_two_factors_secret_idx: 'staff_two_factors (secret)',
  staff_two_factors_userId_idx: 'staff_two_factors ("userId")',
  staff_verifications_expiresAt_idx: 'staff_verifications ("expiresAt")',
  staff_verifications_identifier_idx: 'staff_verifications (identifier)',
}
