import type { QuotationFigures } from '#domain/quotes/quotation-record.ts'
import type { StoredState } from '#domain/quotes/quotation.ts'
import type { Db } from '#server/data/engine/database.ts'
import { toFigureColumns } from './quotation-rows.ts'

export type RegisterLine = QuotationFigures & {
  number: string
  revision: number
  sentOn: string
  validUntil: string
  state: StoredState
}

/** Enters a revision that is sent; the figures of one never change. */
export async function enterInRegister(db: Db, line: RegisterLine): Promise<void> {
  await db
    .insertInto('quote_register')
    .values({
      number: line.number,
      revision: line.revision,
      sent_on: line.sentOn,
      valid_until: line.validUntil,
      state: line.state,
      ...toFigureColumns(line),
    })
    .execute()
}

export async function setRegisterState(
  db: Db,
  { number, revision }: Pick<RegisterLine, 'number' | 'revision'>,
  state: StoredState,
): Promise<void> {
  await db
    .updateTable('quote_register')
    .set({ state })
    .where('number', '=', number)
    .where('revision', '=', revision)
    .execute()
}

export async function listRegister(db: Db): Promise<RegisterLine[]> {
  const rows = await db.selectFrom('quote_register').selectAll().orderBy('number').orderBy('revision').execute()
  return rows.map((row) => ({
    number: row.number,
    revision: row.revision,
    sentOn: row.sent_on,
    validUntil: row.valid_until,
    subtotal: BigInt(row.subtotal),
    discountTotal: BigInt(row.discount_total),
    vatTotal: BigInt(row.vat_total),
    total: BigInt(row.total),
    state: row.state as StoredState,
  }))
}
