import { sheetContent, tdsIn } from '#domain/products/tds.ts'
import type { Product } from '#domain/products/product.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { addWork, countWork } from '#server/data/work/work-store.ts'
import { contentDigest } from '#server/etag.ts'
import { hasSheets, listPrinted } from './prints-store.ts'

export type SheetRevision = { n: number; day: string }

/** So long after the last change catalogues are made again. */
const CATALOGUE_REST_MS = 10 * 60_000

/** With more prints than this waiting, new sheets are made when first requested. */
const MOST_WAITING = 50

/** Stands in place of a hash where an uploaded sheet took the number. */
const UPLOADED = 'file'

/**
 * The revision of a product's printed sheet: the next one where it says something new, or comes after uploaded ones, dated
 * the day of the change. In the transaction of the save; what was printed before is then made again in the background.
 */
export async function countRevision(db: Db, product: Product): Promise<SheetRevision> {
  const hash = contentDigest(JSON.stringify(sheetContent(product)))
  const all = db.selectFrom('sheet_revisions').select(['n', 'hash', 'day']).where('product', '=', product.id)
  const rows = await all.orderBy('n', 'desc').execute()
  const [last] = rows
  const uses = (source: 'live' | 'file') => LOCALES.some((locale) => tdsIn(product, locale) === source)
  const printed = uses('live') ? rows.find((row) => row.hash !== UPLOADED) : last
  const isNew = uses('live') && (printed?.hash !== hash || (last?.hash === UPLOADED && !uses('file')))
  const at = new Date(product.updatedAt)
  const revision = isNew
    ? { n: (last?.n ?? 0) + 1, day: dayOfInstant(at) }
    : { n: printed?.n ?? 1, day: printed?.day ?? dayOfInstant(at) }
  if (isNew) {
    const values = { product: product.id, hash, ...revision }
    await db
      .insertInto('sheet_revisions')
      .values(values)
      .onConflict((conflict) => conflict.columns(['product', 'n']).doNothing())
      .execute()
  }
  if (product.tdsRevision !== revision.n) {
    await db.updateTable('products').set({ tds_revision: revision.n }).where('id', '=', product.id).execute()
  }
  if (isNew) await renewPrinted(db, product, at)
  return revision
}

/**
 * Sheets that were printed are printed again. One that nobody has asked for yet is made, too, so that its pictures are
 * there: not on a site that prints nothing, and not for the many of an import.
 */
async function renewPrinted(db: Db, product: Product, at: Date): Promise<void> {
  const printed = new Set((await listPrinted(db, 'sheet', product.id)).map(({ language }) => language))
  if ((await hasSheets(db)) && (await countWork(db, 'print')) < MOST_WAITING)
    for (const locale of LOCALES) if (tdsIn(product, locale) === 'live') printed.add(locale)
  for (const language of printed)
    await addWork(db, { kind: 'print', id: `sheet ${product.id} ${language}` }, toInstant(at))
  const later = toInstant(new Date(at.getTime() + CATALOGUE_REST_MS))
  for (const { id, language } of await listPrinted(db, 'catalogue')) {
    await addWork(db, { kind: 'print', id: `catalogue ${id} ${language}` }, later)
  }
}

/** The number of an uploaded sheet of these products: behind its own last one and behind all that theirs had. */
export async function takeRevision(db: Db, products: string[], own: number, at: string): Promise<number> {
  if (products.length === 0) return own + 1
  const last = await db
    .selectFrom('sheet_revisions')
    .select(({ fn }) => fn.max('n').as('n'))
    .where('product', 'in', products)
    .executeTakeFirst()
  const n = Math.max(own, last?.n ?? 0) + 1
  const day = dayOfInstant(new Date(at))
  const rows = products.map((product) => ({ product, hash: UPLOADED, n, day }))
  await db.insertInto('sheet_revisions').values(rows).execute()
  return n
}

/** Products whose sheets were never counted, such as those that were there before. */
export async function listUncounted(db: Db, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('products').select('id').where('tds_revision', '=', 0).limit(limit).execute()
  return rows.map(({ id }) => id)
}
