import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** What the sheets of the demo content began with, ten digits of each sum: they are printed from now on. */
const SHIPPED = new Set(
  [
    '008324c5320247c217b205176c5db00681243b20068d2b6d24069acfe1ea09768a7db20af85fbcf210551923b212e96181401333b49fb4',
    '1928467fcb1a615a90791e1ae394a91e56cd426a1f01eea9201f189a5ec61f606f5dec2056f24e03227223b64523b138cee7262707d738',
    '27425abd602d36c9331c2f905fc2bb2fae30bba13249347b98360d8bacf9386ef3e5e8393ca200ee398d2b34af3ab8d9bdc53d934119cd',
    '3e524df33a43f7e3a2cb4514c74f4d4722ed43f3515d1d3f01519a59d51e52ba450bc154dbf134da57b689a71658fee590cd5a3ad52977',
    '5b6619159b6052a61f7060b5641cbf63f09c830e644d53aedd64c40db7d86632d15ebe667cbcfdfd67f7a6aed568c366c21c6b8eb5b367',
    '6e42247ac67082318866716121740c75aac59df17799bfb690783f6188b47c7566b65b7e92be902e7eef44811584583041798518c5b306',
    '855aa0937185a453b5b6898c596b208a2508bbb88b8f601e6f8ceab05add8edba14d7c8efec18ce28fcda62b8f9234d76c019436125c49',
    '9b5b0ef5869e149d2216a04d243cbba4d8868119a732166c4fa974e53e10aabb00514cab70569bacafd0d8d4c7b4955c00d5b5bfacb954',
    'bb3a1f9df2bbb5a97fbebc62f97f20bf7c3b347ac0335bc440c292708a10c3b19f5d14ca7ad4d90dd2c61333cfd2ee2ba95ed9a1bc49c7',
    'd9c943d8a2db32c37833dd995df626e33ba4bfa1e4da838e15e525e1cc67e569987cbded50c24d81f44af0e3a5f56e81ff45f85be258cd',
    'fb20295339fcff477982fe04aa9c76feea16bd9c',
  ]
    .join('')
    .match(/.{10}/g),
)

type Row = Record<'id' | 'code' | 'created_at' | 'updated_at', string> & Record<'pdf_ar' | 'pdf_en', string | null>
type Sheet = { product: Row; language: 'ar' | 'en' | 'mul'; file: string }

/** Uploaded data sheets become documents, revision 1. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Row>`select id, coalesce(code, id) as code, pdf_ar, pdf_en, created_at, updated_at
    from products where pdf_ar is not null or pdf_en is not null order by id`.execute(db)
  for (const product of rows) {
    const own = (file: string | null) => (file !== null && SHIPPED.has(file.slice(0, 10)) ? null : file)
    const [ar, en] = [own(product.pdf_ar), own(product.pdf_en)]
    if (ar !== product.pdf_ar || en !== product.pdf_en)
      await sql`update products set pdf_ar = ${ar}, pdf_en = ${en} where id = ${product.id}`.execute(db)
    if (ar !== null && ar === en) await addSheet(db, { product, language: 'mul', file: ar })
    else {
      if (ar !== null) await addSheet(db, { product, language: 'ar', file: ar })
      if (en !== null) await addSheet(db, { product, language: 'en', file: en })
    }
  }
}

async function addSheet(db: Kysely<unknown>, { product, language, file }: Sheet): Promise<void> {
  const { unique } = columnTypes(db)
  const { code, created_at: created, updated_at: updated } = product
  const id = `tds-${product.id}-${language}`
  const known = await sql`select id from documents where id = ${id}`.execute(db)
  if (known.rows.length > 0) return
  const [ar, en] = [`ورقة البيانات الفنية ${code}`, `Technical data sheet ${code}`]
  await sql`insert into documents (id, slug, created_at, updated_at, doc_type, language, title_ar, title_en, file)
    values (${id}, ${id}, ${created}, ${updated}, 'tds', ${language}, ${ar}, ${en}, ${file})`.execute(db)
  await sql`insert into document_products (document_id, product_id) values (${id}, ${product.id})`.execute(db)
  await sql`insert into document_revisions (document_id, n, file, sha256, bytes, created_at)
    values (${id}, 1, ${file}, (select sha256 from files where name = ${file}),
      (select bytes from files where name = ${file}), ${updated})`.execute(db)
  await sql`insert into records (key, kind, id, state, name_ar, name_en, number, published_number, origin,
      created_at, updated_at)
    values (${unique}, 'document', ${id}, 'published', ${ar}, ${en}, 1, 1, 'staff', ${created}, ${updated})`.execute(db)
  await sql`insert into version_files (record_key, number, file)
    select key, 1, ${file} from records where kind = 'document' and id = ${id}
      and exists (select 1 from files where name = ${file})`.execute(db)
}
