import type { Selectable, Insertable } from 'kysely'
import { DOCUMENT_FIELDS } from '#domain/documents/document-fields.ts'
import type { Document, DocumentInput, Revision } from '#domain/documents/document.ts'
import type { Covered } from '#domain/documents/document-index.ts'
import { daysLeft } from '#domain/documents/document-status.ts'
import { foldStandard } from '#domain/documents/standards.ts'
import { foldCode } from '#domain/quotes/folded-code.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { findBrandNames } from '#server/data/catalogue/brands-store.ts'
import { inChunks, NO_LIMIT, toPair, type Page } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { fromColumns, toColumns } from '#server/data/engine/record-columns.ts'
import { takeRevision } from '#server/data/prints/sheet-revisions-store.ts'
import { findFile } from '#server/data/site/files-store.ts'
import type { DocumentTables, RevisionsTable } from './document-tables.ts'

export type RevisionRow = Omit<Selectable<RevisionsTable>, 'file_file'>

export async function findDocument(db: Db, by: { id: string } | { slug: string }): Promise<Document | null> {
  const id = 'id' in by ? by.id : by.slug
  const [document] = await toDocuments(db, await db.selectFrom('documents').selectAll().where('id', '=', id).execute())
  return document ?? null
}

/** By id. */
export async function listDocuments(db: Db, { limit = NO_LIMIT, offset = 0 }: Page = {}): Promise<Document[]> {
  const rows = db.selectFrom('documents').selectAll().orderBy('id').limit(limit).offset(offset)
  return toDocuments(db, await rows.execute())
}

async function toDocuments(db: Db, rows: Selectable<DocumentTables['documents']>[]): Promise<Document[]> {
  const ids = rows.map(({ id }) => id)
  const products = await inChunks(ids, (chunk) =>
    db.selectFrom('document_products').selectAll().where('document_id', 'in', chunk).orderBy('product_id').execute(),
  )
  const revisions = await listRevisions(db, ids)
  const brands = await findBrandNames(db, [...new Set(rows.flatMap((row) => row.brand_id ?? []))])
  const productsOf = Map.groupBy(products, (row) => row.document_id)
  const revisionsOf = Map.groupBy(revisions, (row) => row.document_id)
  return rows.map((row) => ({
    ...fromColumns<typeof DOCUMENT_FIELDS, DocumentInput>(DOCUMENT_FIELDS, row),
    productIds: (productsOf.get(row.id) ?? []).map(({ product_id: id }) => id),
    id: row.id,
    version: row.version,
    brand: brands.find(({ id }) => id === row.brand_id)?.name ?? null,
    revisions: (revisionsOf.get(row.id) ?? []).map(toRevision),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }))
}

/** The newest of each first. */
export async function listRevisions(db: Db, ids: string[]): Promise<RevisionRow[]> {
  return inChunks(ids, (chunk) =>
    db
      .selectFrom('document_revisions')
      .select(['document_id', 'n', 'file', 'sha256', 'bytes', 'pages', 'number', 'label', 'issued', 'expires'])
      .select(['withdrawn', 'created_at'])
      .where('document_id', 'in', chunk)
      .orderBy('n', 'desc')
      .execute(),
  )
}

export function toRevision(row: RevisionRow): Revision {
  const { n, file, bytes, pages, number, label, issued, expires, withdrawn } = row
  return { n, file, bytes, pages, number, label, issued, expires, withdrawn, createdAt: row.created_at }
}

/** The columns of what is given; the others are not there and stay as they are. */
export function toDocumentColumns(input: Partial<DocumentInput>) {
  const { number } = input
  return { ...toColumns(DOCUMENT_FIELDS, input), ...(number !== undefined && { number_key: foldCode(number) }) }
}

export async function replaceProducts(db: Db, id: string, products: readonly string[]): Promise<void> {
  await db.deleteFrom('document_products').where('document_id', '=', id).execute()
  const rows = products.map((product) => ({ document_id: id, product_id: product }))
  if (rows.length > 0) await db.insertInto('document_products').values(rows).execute()
}

export async function replaceStandards(db: Db, id: string, standards: readonly string[]): Promise<void> {
  await db.deleteFrom('document_standards').where('document_id', '=', id).execute()
  const folded = new Set(standards.map(foldStandard).filter(Boolean))
  const rows = [...folded].map((standard) => ({ document_id: id, standard: standard.slice(0, 200) }))
  if (rows.length > 0) await db.insertInto('document_standards').values(rows).execute()
}

/** The revisions that a document had when it left the site. */
export async function replaceRevisions(db: Db, id: string, rows: readonly RevisionRow[]): Promise<void> {
  await db.deleteFrom('document_revisions').where('document_id', '=', id).execute()
  const own = rows.map((row) => ({ ...row, document_id: id }))
  if (own.length > 0) await db.insertInto('document_revisions').values(own).execute()
}

/** Another file is the next revision; with the same one, the newest says what the document says. */
export async function settleRevision(db: Db, id: string): Promise<void> {
  const row = await db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row?.file) return
  const [newest] = await listRevisions(db, [id])
  const said = { number: row.number, label: row.revision_label, issued: row.issued, expires: row.expires }
  if (newest?.file === row.file) {
    const same = db.updateTable('document_revisions').set(said).where('document_id', '=', id)
    await same.where('n', '=', newest.n).execute()
    const left = daysLeft(row.expires, dayOfInstant(new Date(row.updated_at)))
    if (newest.expires !== row.expires) await forgetNotices(db, id, newest.n, left)
    return
  }
  const file = await findFile(db, row.file)
  const own = newest?.n ?? 0
  const covered = db.selectFrom('document_products').select('product_id').where('document_id', '=', id)
  const products = row.doc_type === 'tds' ? (await covered.execute()).map(({ product_id }) => product_id) : []
  await db
    .insertInto('document_revisions')
    .values({
      document_id: id,
      n: await takeRevision(db, products, own, row.updated_at),
      file: row.file,
      sha256: file?.sha256 ?? null,
      bytes: file?.bytes ?? null,
      pages: file?.pages ?? null,
      ...said,
      withdrawn: null,
      created_at: row.updated_at,
    })
    .execute()
}

/** False where there is no such revision, or it was withdrawn before. */
export async function withdrawRevision(db: Db, id: string, n: number, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('document_revisions')
    .set({ withdrawn: reason })
    .where('document_id', '=', id)
    .where('n', '=', n)
    .where('withdrawn', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The document on the site, or the draft of one, that shows this file; `besides` is the one that is saved. */
export async function documentWithFile(db: Db, file: string, besides: string | null): Promise<string | null> {
  const shown = await db
    .selectFrom('document_revisions')
    .select('document_id as id')
    .where('file', '=', file)
    .where('document_id', '!=', besides ?? '')
    .limit(1)
    .executeTakeFirst()
  return shown?.id ?? null
}

/** The products on the site with all codes by which people ask for them, by id. */
export async function coveredProducts(db: Db, ids: string[]): Promise<Map<string, Covered>> {
  const rows = await inChunks(ids, (chunk) =>
    db
      .selectFrom('products')
      .select(['id', 'code', 'name_ar', 'name_en', 'brand_id'])
      .where('id', 'in', chunk)
      .execute(),
  )
  const packs = await inChunks(ids, (chunk) =>
    db
      .selectFrom('product_variants')
      .select(['product_id', 'stock_code', 'product_code'])
      .where('product_id', 'in', chunk)
      .execute(),
  )
  const packsOf = Map.groupBy(packs, ({ product_id: id }) => id)
  return new Map(
    rows.map(({ id, code, name_ar: ar, name_en: en, brand_id: brandId }) => {
      const own = (packsOf.get(id) ?? []).flatMap((pack) => [pack.stock_code, pack.product_code])
      const codes = [id, code, ...own].filter((one) => one !== null && one !== '') as string[]
      return [id, { id, code, name: toPair(ar, en), brandId, codes }]
    }),
  )
}

/** False if staff were notified before. */
export async function noteNotice(db: Db, notice: Insertable<DocumentTables['document_notices']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('document_notices')
    .values(notice)
    .onConflict((conflict) => conflict.columns(['document_id', 'revision', 'threshold']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Of a last day that was moved away: what was said of it is said again when it comes; `left` is null of what does not end. */
async function forgetNotices(db: Db, id: string, revision: number, left: number | null): Promise<void> {
  const notices = db.deleteFrom('document_notices').where('document_id', '=', id).where('revision', '=', revision)
  await (left === null ? notices : notices.where('threshold', '<', left)).execute()
}
