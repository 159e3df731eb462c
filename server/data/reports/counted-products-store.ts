import type { Locale, Localized } from '#domain/text/locale.ts'
import { inChunks, toPair } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'

export async function productsOfDatasheets(
  db: Db,
  files: string[],
): Promise<{ file: string; product: string; language: Locale }[]> {
  const inLanguage = async (language: Locale) => {
    const column = `pdf_${language}_file` as const
    const rows = await inChunks(files, (chunk) =>
      db.selectFrom('products').select(['id', column]).where(column, 'in', chunk).execute(),
    )
    return rows.map((row) => ({ file: row[column]!, product: row.id, language }))
  }
  return [...(await inLanguage('ar')), ...(await inLanguage('en'))]
}

/** What products are called; of those that are gone, nothing. */
export async function productNames(db: Db, ids: string[]): Promise<Map<string, Localized>> {
  const rows = await inChunks(ids, (chunk) =>
    db.selectFrom('products').select(['id', 'name_ar', 'name_en']).where('id', 'in', chunk).execute(),
  )
  return new Map(rows.map(({ id, name_ar, name_en }) => [id, toPair(name_ar, name_en)]))
}
