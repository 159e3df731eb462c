import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import { columnTypes } from '../dialect.ts'

/**
 * Everything that staff save has versions, may be unpublished and waits in a bin once it is deleted. What is there is
 * published; its content is written as a version before its next change, so that this takes seconds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRecords(db)
  await createVersions(db)
  await extendLog(db)
  await extendListing(db)
  for (const kind of KINDS) await adopt(db, kind)
  await nameSynonyms(db)
}

async function createRecords(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table records (
    key ${key} not null primary key,
    kind ${key} not null,
    id ${key} not null,
    state ${key} not null check (state in ('draft', 'scheduled', 'published')),
    name_ar text not null,
    name_en text not null,
    number integer not null,
    published_number integer,
    draft_number integer,
    draft_base integer,
    publish_at ${key},
    unpublish_at ${key},
    planned_by text,
    not_published text,
    creation_key ${key},
    origin ${key} not null,
    created_at ${key} not null,
    updated_at ${key} not null,
    deleted_at ${key},
    deleted_by text,
    bin_note text
  )`.execute(db)
  await sql`create unique index records_by_id on records (kind, id) where deleted_at is null`.execute(db)
  await sql`create unique index records_by_creation on records (kind, creation_key)
    where deleted_at is null and creation_key is not null`.execute(db)
  await sql`create index records_by_state on records (kind, state)`.execute(db)
  for (const column of ['publish_at', 'unpublish_at', 'deleted_at']) {
    const [index, ref] = [sql.ref(`records_by_${column}`), sql.ref(column)]
    await sql`create index ${index} on records (${ref}) where ${ref} is not null`.execute(db)
  }
}

async function createVersions(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table version_contents (
    hash ${key} not null primary key,
    fields text not null,
    texts text not null
  )`.execute(db)
  await sql`create table version_texts (
    hash ${key} not null primary key,
    text text not null
  )`.execute(db)
  await sql`create table record_versions (
    record_key ${key} not null references records (key) on delete cascade,
    number integer not null,
    at ${key} not null,
    by_kind ${key} not null,
    by_id ${key},
    by_name text not null,
    act_id ${key} not null,
    act ${key} not null,
    state ${key} not null,
    changed text not null,
    restored_from integer,
    head_before text,
    pinned integer not null default 0,
    pinned_by ${key},
    content ${key} not null references version_contents (hash),
    primary key (record_key, number)
  )`.execute(db)
  await sql`create index record_versions_of_act on record_versions (act_id)`.execute(db)
  await sql`create index record_versions_of_content on record_versions (content)`.execute(db)
  await sql`create index record_versions_by_time on record_versions (at)`.execute(db)
  await sql`create table version_files (
    record_key ${key} not null references records (key) on delete cascade,
    number integer not null,
    file ${key} not null references files (name),
    primary key (record_key, number, file)
  )`.execute(db)
  await sql`create index version_files_of_file on version_files (file)`.execute(db)
}

async function extendLog(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  for (const column of ['act_id', 'record_key', 'undone_by']) {
    await sql`alter table audit_log add column ${sql.ref(column)} ${key}`.execute(db)
  }
  await sql`alter table audit_log add column name_ar text`.execute(db)
  await sql`alter table audit_log add column name_en text`.execute(db)
  await sql`alter table audit_log add column version_number integer`.execute(db)
  await sql`update audit_log set act_id = id`.execute(db)
  await sql`create index audit_log_of_act on audit_log (act_id)`.execute(db)
}

const COLUMNS = sql.raw('product_id, created_at, searched, order_ar, order_en, order_code, brand, gaps, category_id')
const ORDERS = { created_at: 'created_at desc', order_ar: 'order_ar', order_en: 'order_en', order_code: 'order_code' }

/** Products that are not on the site stand in staff's list, too, which therefore knows what it shows of each. */
async function extendListing(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table product_listing_with_states (
    product_id ${key} not null primary key,
    created_at ${key} not null,
    searched text not null,
    order_ar ${key} not null,
    order_en ${key} not null,
    order_code ${key} not null,
    brand ${key} not null,
    gaps text not null,
    category_id ${key},
    state ${key} not null default 'published' check (state in ('draft', 'scheduled', 'published', 'changed')),
    code text,
    name_ar text not null,
    name_en text not null,
    image text
  )`.execute(db)
  await sql`insert into product_listing_with_states (${COLUMNS}, code, name_ar, name_en, image)
    select product_id, listed.created_at, searched, order_ar, order_en, order_code, listed.brand, gaps,
      listed.category_id, products.code, products.name_ar, products.name_en, products.image
    from product_listing as listed join products on products.id = listed.product_id`.execute(db)
  await sql`drop table product_listing`.execute(db)
  await sql`alter table product_listing_with_states rename to product_listing`.execute(db)
  const index = async (name: string, columns: string, condition: RawBuilder<unknown> = sql``) => {
    const [ref, on] = [sql.ref(`product_listing_${name}`), sql.raw(columns)]
    await sql`create index ${ref} on product_listing (${on}) ${condition}`.execute(db)
  }
  for (const [name, column] of Object.entries(ORDERS)) {
    const order = `${column}, product_id`
    await index(name, order)
    await index(`category_by_${name}`, `category_id, ${order}`)
    await index(`brand_by_${name}`, `brand, ${order}`)
    await index(`gaps_by_${name}`, order, sql`where gaps <> ''`)
  }
  for (const part of ['category_id', 'brand']) {
    await index(`gaps_of_${part}`, `${part}, created_at desc, product_id`, sql`where gaps <> ''`)
  }
  await index('by_state', 'state, created_at desc, product_id', sql`where state <> 'published'`)
}

type Kind = { kind: string; table: string; id: string; ar: string; en: string; made: string; creation: string }

/** Where the records of today stand, and what they are called. */
const KINDS: Kind[] = [
  ...[
    ['category', 'categories', 'name'],
    ['product', 'products', 'name'],
    ['post', 'posts', 'title'],
  ].map(([kind = '', table = '', name = '']) => {
    const names = { ar: `${name}_ar`, en: `${name}_en` }
    return { kind, table, id: 'id', ...names, made: 'created_at', creation: 'creation_key' }
  }),
  { ...named('seo', 'seo_overrides', 'key'), made: 'updated_at' },
  named('synonyms', 'search_synonyms', 'id'),
  named('redirect', 'redirects', 'from_path'),
]

function named(kind: string, table: string, id: string): Kind {
  return { kind, table, id, ar: id, en: id, made: 'created_at', creation: 'null' }
}

async function adopt(db: Kysely<unknown>, { kind, table, id, ar, en, made, creation }: Kind): Promise<void> {
  const { unique } = columnTypes(db)
  await sql`insert into records (key, kind, id, state, name_ar, name_en, number, published_number, creation_key, origin,
      created_at, updated_at)
    select ${unique}, ${sql.lit(kind)}, ${sql.ref(id)}, 'published', ${sql.ref(ar)}, ${sql.ref(en)}, version, version,
      ${sql.raw(creation)}, 'staff', ${sql.ref(made)}, updated_at
    from ${sql.table(table)}`.execute(db)
}

/** Groups of synonyms are called by their words, which JSON holds. */
async function nameSynonyms(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; words: string }>`select id, words from search_synonyms`.execute(db)
  for (const { id, words } of rows) {
    const name = (JSON.parse(words) as string[]).join(', ')
    await sql`update records set name_ar = ${name}, name_en = ${name}
      where kind = 'synonyms' and id = ${id}`.execute(db)
  }
}
