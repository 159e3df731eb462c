import { PACK_COLUMNS } from '#domain/products/pack-fields.ts'
import { isBlankIn, isWritten } from './import-sheet.ts'
import type { PackTarget } from './pack-targets.ts'
import { type Weighing, rowBefore, isUnchanged, valueIn } from './weighing.ts'

/** The whole table of packs, where a row changes it. */
export function packsAfter(weighing: Weighing, going: readonly PackTarget[], all: readonly PackTarget[]) {
  const { before, sheet } = weighing
  const standing = before?.input.variants ?? []
  const cells = standing.map((pack) => PACK_COLUMNS.map(({ cellOf: of }) => of(pack) ?? ''))
  const written = sheet.columns.filter((mapped) => mapped.column.of === 'pack' && isWritten(mapped, sheet.kind))
  const packOf = new Map<number, number>()
  let isChanged = false
  for (const target of going) {
    const { row, pack } = target
    if (pack === 'none') continue
    const at = pack === 'new' ? cells.push(PACK_COLUMNS.map(() => '')) - 1 : pack
    isChanged ||= pack === 'new'
    packOf.set(row.row, at)
    const stood = rowBefore(weighing, target)
    for (const mapped of written) {
      const place = PACK_COLUMNS.findIndex(({ name }) => name === mapped.column.key)
      if (place < 0) continue
      const isBlank = isBlankIn(row, mapped)
      if (isBlank ? sheet.options.empty === 'keep' : isUnchanged(mapped, row, stood, pack === 'new')) continue
      const value = isBlank ? '' : valueIn(row, mapped, sheet)
      if (value === null || cells[at]![place] === value) continue
      cells[at]![place] = value
      isChanged = true
    }
  }
  const named = new Set(all.map(({ pack }) => pack))
  const isReplaced =
    sheet.kind === 'products' && sheet.options.packs === 'replace' && all.some(({ pack }) => pack !== 'none')
  const gone = isReplaced ? standing.flatMap((_, at) => (named.has(at) ? [] : [at])) : []
  if (gone.length === 0 && !isChanged) return { fields: {}, packOf, removed: [] }
  const isGone = new Set(gone)
  const kept = cells.filter((_, at) => !isGone.has(at))
  const placeOf = new Map([...cells.keys()].filter((at) => !isGone.has(at)).map((at, place) => [at, place]))
  const fields = Object.fromEntries(PACK_COLUMNS.map(({ name }, at) => [`${name}[]`, kept.map((pack) => pack[at]!)]))
  return {
    fields,
    packOf: new Map([...packOf].map(([row, at]) => [row, placeOf.get(at)!])),
    removed: gone.map((at) => standing[at]!),
  }
}
