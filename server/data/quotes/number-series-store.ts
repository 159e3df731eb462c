import type { Db, Tx } from '#server/data/engine/database.ts'

/** The next place in a series of a year. Its row is locked until the transaction ends, and no place is given twice. */
export async function nextPlace(tx: Tx, series: string, year: number): Promise<number> {
  const { last } = await tx
    .insertInto('number_series')
    .values({ series, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['series', 'year'])
        .doUpdateSet(({ ref, eb }) => ({ last: eb(ref('number_series.last'), '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** The place that is given next, as long as nobody else takes it first. */
export async function foreseenPlace(db: Db, series: string, year: number): Promise<number> {
  const row = await db
    .selectFrom('number_series')
    .select('last')
    .where('series', '=', series)
    .where('year', '=', year)
    .executeTakeFirst()
  return (row?.last ?? 0) + 1
}
