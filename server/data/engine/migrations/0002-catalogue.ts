import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'
import type { ColumnTypes } from '../dialect.ts'
import { entityColumns, storedFile } from './columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db)
  await createCategories(db, types)
  await createProducts(db, types)
  await createProductParts(db, types)
}

async function createCategories(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await sql`create table categories (
    ${entityColumns(types)},
    name_ar text not null,
    name_en text not null,
    description_ar text not null default '',
    description_en text not null default '',
    sort_id integer,
    image ${types.key},
    ${storedFile('image', types)},
    price double precision not null default 0 check (price >= 0),
    rating double precision not null default 0 check (rating between 0 and 5)
  )`.execute(db)
  await sql`create index categories_image_file on categories (image_file)`.execute(db)
}

async function createProducts(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await sql`create table products (
    ${entityColumns(types)},
    code text,
    category_id ${types.key} references categories (id),
    name_ar text not null,
    name_en text not null,
    description_ar text not null default '',
    description_en text not null default '',
    properties_ar text not null default '',
    properties_en text not null default '',
    application_areas_ar text not null default '',
    application_areas_en text not null default '',
    brand_ar text not null default '',
    brand_en text not null default '',
    made_in_ar text not null default '',
    made_in_en text not null default '',
    image ${types.key},
    ${storedFile('image', types)},
    image_url text not null default '',
    pdf_ar ${types.key},
    ${storedFile('pdf_ar', types)},
    pdf_en ${types.key},
    ${storedFile('pdf_en', types)},
    main_video text not null default '',
    gallery_videos text not null default '[]',
    rating double precision not null default 5 check (rating between 0 and 5),
    specs text not null default '[]',
    certifications text not null default '[]',
    joint_yield text,
    has_safety_sheet integer not null default 0 check (has_safety_sheet in (0, 1))
  )`.execute(db)
  await sql`create index products_newest on products (created_at desc, id)`.execute(db)
  await sql`create index products_of_category on products (category_id, created_at desc, id)`.execute(db)
  for (const column of ['image_file', 'pdf_ar_file', 'pdf_en_file']) {
    await sql`create index ${sql.ref(`products_${column}`)} on products (${sql.ref(column)})`.execute(db)
  }
}

async function createProductParts(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await sql`create table product_variants (
    product_id ${types.key} not null references products (id) on delete cascade,
    position integer not null check (position >= 0),
    stock_code text,
    product_code text,
    type_ar text,
    type_en text,
    volume_ar text,
    volume_en text,
    box_quantity text,
    primary key (product_id, position)
  )`.execute(db)
  await sql`create table product_images (
    product_id ${types.key} not null references products (id) on delete cascade,
    position integer not null check (position >= 0),
    source ${types.key} not null check (source <> ''),
    ${storedFile('source', types)},
    primary key (product_id, position)
  )`.execute(db)
  await sql`create index product_images_source_file on product_images (source_file)`.execute(db)
}
