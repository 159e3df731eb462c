import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'
import type { ColumnTypes } from '../dialect.ts'
import { entityColumns, storedFile } from './columns.ts'

/** Brands are records, products belong to them, and addresses lead to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db)
  await createBrands(db, types)
  await sql`alter table products add column brand_id ${types.key} references brands (id) on delete set null`.execute(db)
  await sql`create index products_brand on products (brand_id, brand_en, brand_ar)`.execute(db)
  await sql`create index products_of_brand_newest on products (brand_id, created_at desc, id)`.execute(db)
  await remakeRedirects(db, types)
}

async function createBrands(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await sql`create table brands (
    ${entityColumns(types)},
    name_ar text not null,
    name_en text not null,
    aliases text not null default '[]',
    origin_ar text not null default '',
    origin_en text not null default '',
    coverage_ar text not null default '',
    coverage_en text not null default '',
    sort_id integer,
    logo ${types.key},
    ${storedFile('logo', types)},
    logo_white ${types.key},
    ${storedFile('logo_white', types)},
    image ${types.key},
    ${storedFile('image', types)},
    image_alt_ar text not null default '',
    image_alt_en text not null default '',
    colour text not null default '',
    description_ar text not null default '',
    description_en text not null default '',
    long_description_ar text not null default '',
    long_description_en text not null default '',
    highlights text not null default '[]',
    coverage_details_ar text not null default '[]',
    coverage_details_en text not null default '[]',
    specialties text not null default '[]',
    applications_ar text not null default '[]',
    applications_en text not null default '[]',
    certifications text not null default '[]',
    website text not null default '',
    email text not null default '',
    phone text not null default '',
    competitors_ar text not null default '[]',
    competitors_en text not null default '[]'
  )`.execute(db)
  for (const column of ['logo_file', 'logo_white_file', 'image_file']) {
    await sql`create index ${sql.ref(`brands_${column}`)} on brands (${sql.ref(column)})`.execute(db)
  }
}

const RECORDS = ['category_id', 'product_id', 'post_id']

/** The condition that a redirect leads to one thing names all that it may lead to, so the table is made again. */
async function remakeRedirects(db: Kysely<unknown>, { key }: ColumnTypes): Promise<void> {
  await sql`create table new_redirects (
    from_path ${key} not null primary key check (substr(from_path, 1, 1) = '/'),
    to_path ${key} check (substr(to_path, 1, 1) = '/'),
    category_id ${key} references categories (id) on delete cascade,
    product_id ${key} references products (id) on delete cascade,
    post_id ${key} references posts (id) on delete cascade,
    brand_id ${key} references brands (id) on delete cascade,
    origin ${key} not null check (origin in ('kept', 'staff')),
    version integer not null default 1,
    created_at ${key} not null,
    updated_at ${key} not null,
    check ((to_path is not null) <> (coalesce(category_id, product_id, post_id, brand_id) is not null))
  )`.execute(db)
  const columns = sql.raw(`from_path, to_path, ${RECORDS.join(', ')}, origin, version, created_at, updated_at`)
  await sql`insert into new_redirects (${columns}) select ${columns} from redirects`.execute(db)
  await sql`drop table redirects`.execute(db)
  await sql`alter table new_redirects rename to redirects`.execute(db)
  for (const column of [...RECORDS, 'brand_id', 'to_path']) {
    await sql`create index ${sql.ref(`redirects_${column}`)} on redirects (${sql.ref(column)})`.execute(db)
  }
}
