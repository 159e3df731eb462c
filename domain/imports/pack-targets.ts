import type { Variant } from '#domain/products/pack-fields.ts'
import { foldText } from '#domain/text/fold.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { CellChange } from './import.ts'
import {
  codeIn,
  isBlankIn,
  sameCode,
  shownText,
  type ImportSheet,
  type MappedColumn,
  type RowCells,
} from './import-sheet.ts'

/** Which pack a row is about: one that is there by its place, a new one, or none where it says nothing of packs. */
export type PackTarget = { row: RowCells; pack: number | 'new' | 'none'; problem: CellChange | null }

/** Finds the packs of a product's rows: by their codes, else by type and volume, else by their place. */
export function packTargets(rows: readonly RowCells[], packs: readonly Variant[], sheet: ImportSheet): PackTarget[] {
  const ofPack = sheet.columns.filter(({ column }) => column.of === 'pack')
  const measures = ofPack.filter(({ column }) => MEASURES.has(column.key))
  const rowOf = new Map<number, number>()
  const rowOfNew = new Map<string, number>()
  let codeless = 0

  function isFree(pack: number): boolean {
    return !rowOf.has(pack)
  }

  function byCode(row: RowCells): number | 'new' | undefined {
    const stock = codeIn(row, 'stock_code', sheet)
    const product = codeIn(row, 'product_code', sheet)
    const withProductCode = () => pick(packs, (pack) => sameCode(pack.productCode, product), row, measures, isFree)
    if (sheet.options.match === 'product_code' && product !== undefined) {
      const found = withProductCode()
      if (found !== undefined) return found
    }
    if (stock !== undefined) {
      const found = pick(packs, (pack) => sameCode(pack.stockCode, stock), row, measures, isFree)
      if (found !== undefined) return found
      const codeLike = product === undefined ? undefined : withProductCode()
      return codeLike !== undefined && packs[codeLike]!.stockCode === null ? codeLike : 'new'
    }
    return product === undefined ? undefined : (withProductCode() ?? 'new')
  }

  function byPlace(row: RowCells): number | 'new' {
    const place = codeless++
    const isLike = (pack: Variant) => measures.some((m) => !isBlankIn(row, m)) && isAlike(row, pack, measures)
    const alike = packs.findIndex((pack, at) => isFree(at) && isLike(pack))
    if (alike >= 0) return alike
    const there = packs[place]
    return there && isFree(place) && there.stockCode === null && there.productCode === null ? place : 'new'
  }

  return rows.map((row) => {
    if (!ofPack.some((column) => !isBlankIn(row, column))) return { row, pack: 'none', problem: null }
    const pack = byCode(row) ?? byPlace(row)
    const stock = codeIn(row, 'stock_code', sheet) ?? codeIn(row, 'product_code', sheet)
    const key = stock === undefined ? undefined : foldText(cleanLine(stock))
    const earlier = pack === 'new' ? key && rowOfNew.get(key) : rowOf.get(pack)
    if (pack === 'new' && key !== undefined) rowOfNew.set(key, rowOfNew.get(key) ?? row.row)
    if (pack !== 'new') rowOf.set(pack, rowOf.get(pack) ?? row.row)
    if (!earlier) return { row, pack, problem: null }
    const stands = ofPack.find(({ column }) => column.identifies) ?? ofPack[0]!
    const after = shownText(row, stands)
    return {
      row,
      pack,
      problem: { field: stands.column.key, before: null, after, code: 'duplicate-row', row: earlier },
    }
  })
}

const MEASURES: ReadonlySet<string> = new Set(['type', 'type_ar', 'volume', 'volume_ar'])

/** Of several packs with one code the one that is alike, else the first that no row before has named, else the first. */
function pick(
  packs: readonly Variant[],
  fits: (pack: Variant) => boolean,
  row: RowCells,
  measures: readonly MappedColumn[],
  isFree: (pack: number) => boolean,
): number | undefined {
  const found = packs.flatMap((pack, at) => (fits(pack) ? [at] : []))
  if (found.length <= 1) return found[0]
  const free = found.filter(isFree)
  return free.find((at) => isAlike(row, packs[at]!, measures)) ?? free[0] ?? found[0]
}

function isAlike(row: RowCells, pack: Variant, measures: readonly MappedColumn[]): boolean {
  return measures.every((mapped) => {
    const written = mapped.column.write({ pack } as never, 'en')
    return (
      isBlankIn(row, mapped) ||
      foldText(cleanLine(shownText(row, mapped) ?? '')) === foldText(cleanLine(String(written ?? '')))
    )
  })
}
