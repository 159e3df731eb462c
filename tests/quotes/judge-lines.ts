import type { ReadLine } from '#domain/quotes/reading/read-lines.ts'
import type { Db } from '#server/data/engine/database.ts'
import { foldText } from '#domain/text/fold.ts'

type Wanted = { want: string; qty: string; unit: string }

export async function packsOfProducts(db: Db): Promise<Map<string, string[]>> {
  const rows = await db.selectFrom('product_variants').select(['product_id', 'stock_code']).execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.product_id)].map(([id, own]) => [
      id,
      own.flatMap(({ stock_code: code }) => code ?? []),
    ]),
  )
}

/** By the rules that stand above the judged lines. */
export function isRight({ want, qty, unit }: Wanted, found: ReadLine[], packs: ReadonlyMap<string, string[]>): boolean {
  if (want === 'skip') return found.length > 0 && found.every(({ skipped }) => skipped)
  const [wants, qtys, units] = [want, qty, unit].map((cell) => cell.split(' + '))
  if (found.length !== wants!.length) return false
  return found.every((line, at) => {
    const isQty = qtys![at] === 'ask' ? line.qty === null : line.qty === Number(qtys![at])
    const own = line.unit === 'other' ? `other:${foldText(line.unit_word)}` : line.unit
    return !line.skipped && isQty && foldText(units![at]!).split('|').includes(own) && isMeant(wants![at]!, line, packs)
  })
}

function isMeant(
  want: string,
  { stockCode, productId, choices, text }: ReadLine,
  packs: ReadonlyMap<string, string[]>,
): boolean {
  const [kind, value = ''] = want.split(':')
  const offered = choices.length > 0 ? choices : stockCode === '' ? (packs.get(productId) ?? []) : []
  if (kind === 'pack') return stockCode === value
  if (kind === 'text') return stockCode === '' && productId === '' && choices.length === 0 && text !== ''
  if (stockCode !== '') return false
  const named = kind === 'product' ? packs.get(value)! : value.split('|')
  if (kind === 'product' && productId === value) return true
  const hits = offered.filter((code) => named.includes(code)).length
  return hits >= Math.max(Math.min(2, named.length), named.length / 2) && offered.length - hits <= offered.length / 4
}
