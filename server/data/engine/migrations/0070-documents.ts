import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'
import { entityColumns, storedFile } from './columns.ts'

/** Documents with the products and standards that they are about, the files that they had, and what was said of their end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db)
  const { key } = types
  await sql`alter table files add column pages integer`.execute(db)
  await sql`create table documents (
    ${entityColumns(types)},
    doc_type ${key} not null,
    language ${key} not null,
    title_ar text not null,
    title_en text not null,
    number text not null default '',
    number_key ${key} not null default '',
    issuer text not null default '',
    brand_id ${key},
    standards text not null default '[]',
    file ${key},
    ${storedFile('file', types)},
    revision_label text not null default '',
    issued ${key},
    expires ${key},
    note text not null default ''
  )`.execute(db)
  await sql`create index documents_file on documents (file_file)`.execute(db)
  await sql`create index documents_of_type on documents (doc_type, language)`.execute(db)
  await sql`create index documents_of_brand on documents (brand_id)`.execute(db)
  await sql`create index documents_expiring on documents (expires)`.execute(db)
  await sql`create index documents_by_number on documents (number_key)`.execute(db)
  await createParts(db, key)
  await sql`create table document_revisions (
    document_id ${key} not null references documents (id) on delete cascade,
    n integer not null,
    file ${key} not null,
    ${storedFile('file', types)},
    sha256 ${key},
    bytes integer,
    pages integer,
    number text not null default '',
    label text not null default '',
    issued ${key},
    expires ${key},
    withdrawn text,
    created_at ${key} not null,
    primary key (document_id, n)
  )`.execute(db)
  await sql`create index document_revisions_file on document_revisions (file_file)`.execute(db)
}

async function createParts(db: Kysely<unknown>, key: ReturnType<typeof columnTypes>['key']): Promise<void> {
  const ofDocument = sql`document_id ${key} not null references documents (id) on delete cascade`
  // A product may leave the site and come back; what is said of it here waits for it.
  await sql`create table document_products (
    ${ofDocument}, product_id ${key} not null, primary key (document_id, product_id)
  )`.execute(db)
  await sql`create index document_products_of_product on document_products (product_id)`.execute(db)
  await sql`create table document_standards (
    ${ofDocument}, standard ${key} not null, primary key (document_id, standard)
  )`.execute(db)
  await sql`create index document_standards_by_standard on document_standards (standard)`.execute(db)
  await sql`create table document_notices (
    ${ofDocument}, revision integer not null, threshold integer not null, created_at ${key} not null,
    primary key (document_id, revision, threshold)
  )`.execute(db)
}
