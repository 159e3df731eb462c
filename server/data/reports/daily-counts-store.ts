import { sql } from 'kysely'
import type { CountKind, DailyCount } from '#domain/reports/daily-count.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { toCount, inChunks, toPair } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'

/** Days from the first to the last one, both included; in one language where it is named. */
export type CountedSpan = { from: string; to: string; language?: Locale | undefined }

/** SQLite takes so many values at once. */
const AT_ONCE = 500

export async function addDailyCounts(db: Db, counts: DailyCount[]): Promise<void> {
  for (let at = 0; at < counts.length; at += AT_ONCE) {
    await db
      .insertInto('daily_counts')
      .values(counts.slice(at, at + AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'kind', 'key', 'language'])
          .doUpdateSet({ number: sql<number>`daily_counts.number + excluded.number` }),
      )
      .execute()
  }
}

export async function forgetDailyCounts(db: Db, before: string): Promise<void> {
  await db.deleteFrom('daily_counts').where('day', '<', before).execute()
}

export async function sumByKey(
  db: Db,
  span: CountedSpan,
  kinds: readonly CountKind[],
): Promise<{ kind: CountKind; key: string; number: number }[]> {
  const rows = await spanOf(db, span)
    .where('kind', 'in', kinds)
    .select(({ fn }) => ['kind', 'key', fn.sum<string | number>('number').as('total')])
    .groupBy(['kind', 'key'])
    .execute()
  return rows.map(({ kind, key, total }) => ({ kind, key, number: toCount(total) }))
}

/** What was counted of one kind on each day. */
export async function sumByDay(
  db: Db,
  span: CountedSpan,
  kind: CountKind,
): Promise<{ day: string; key: string; number: number }[]> {
  const rows = await spanOf(db, span)
    .where('kind', '=', kind)
    .select(({ fn }) => ['day', 'key', fn.sum<string | number>('number').as('total')])
    .groupBy(['day', 'key'])
    .execute()
  return rows.map(({ day, key, total }) => ({ day, key, number: toCount(total) }))
}

/** Sums of one kind by day, oldest first; days without a count are left out. */
export async function sumOfDays(
  db: Db,
  span: CountedSpan,
  kind: CountKind,
): Promise<{ day: string; number: number }[]> {
  const rows = await spanOf(db, span)
    .where('kind', '=', kind)
    .select(({ fn }) => ['day', fn.sum<string | number>('number').as('total')])
    .groupBy('day')
    .orderBy('day')
    .execute()
  return rows.map(({ day, total }) => ({ day, number: toCount(total) }))
}

export async function sumByKind(db: Db, span: CountedSpan): Promise<Partial<Record<CountKind, number>>> {
  const rows = await spanOf(db, span)
    .select(({ fn }) => ['kind', fn.sum<string | number>('number').as('total')])
    .groupBy('kind')
    .execute()
  return Object.fromEntries(rows.map(({ kind, total }) => [kind, toCount(total)]))
}

function spanOf(db: Db, { from, to, language }: CountedSpan) {
  return db
    .selectFrom('daily_counts')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(language !== undefined, (some) => some.where('language', '=', language!))
}

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
