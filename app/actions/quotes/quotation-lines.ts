import { quotationLines } from '#content/admin/quotes/quotation-form.ts'
import { priceText, type PricedPack } from '#domain/prices/pack-price.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { typedOf } from '#domain/messages/message-form.ts'
import { namedPack, packLabel, wholeBox } from '#domain/products/pack-label.ts'
import { foldCode } from '#domain/quotes/folded-code.ts'
import { LINE_CELLS } from '#domain/quotes/line-cells.ts'
import { toLineColumns, type LineValues } from '#domain/quotes/line-values.ts'
import type { FieldErrors } from '#domain/records/errors.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { blankLine, packLine } from '#app/ui/admin/quotes/quote-lines.ts'

/** What browsers without scripts ask for while a quotation is written: `line-add`, `line-copy-2`. */
const ACT = /^line-(?<act>add|text|delivery|discount|prices|copy|remove|up|down)(?:-(?<place>\d+))?$/

type Changed = { columns: Record<string, string[]>; addCode: string; errors: FieldErrors }

/** The lines of the form after one such act; null where it asks for something else. */
export async function changedLines(
  fields: FormFields,
  packs: (search: string) => Promise<PricedPack[]>,
  pricesOf: (codes: string[]) => Promise<(code: string) => string | undefined>,
): Promise<Changed | null> {
  const { act, place = '' } = ACT.exec(typedOf(fields, 'intent'))?.groups ?? {}
  if (act === undefined) return null
  const lines = linesIn(fields)
  const done = (changed: LineValues[]): Changed => ({ columns: toLineColumns(changed), addCode: '', errors: {} })
  if (act === 'text' || act === 'delivery') return done([...lines, blankLine(act)])
  if (act === 'discount') {
    const discount = toLatinDigits(typedOf(fields, 'discount_all')).trim()
    return done(lines.map((line) => ({ ...line, discount })))
  }
  if (act === 'prices') {
    const listed = await pricesOf(lines.map(({ stock_code: code }) => code))
    return done(lines.map((line) => ({ ...line, unit_price: listed(line.stock_code) ?? line.unit_price })))
  }
  if (act !== 'add') return done(moved(lines, act, Number(place)))
  const code = typedOf(fields, 'add_code')
  const pack = packOf(code, await packs(code))
  if (pack) return done([...lines, pack])
  return { columns: toLineColumns(lines), addCode: code, errors: { add_code: quotationLines.unknownCode } }
}

function linesIn(fields: FormFields): LineValues[] {
  const cells = LINE_CELLS.map((cell) => [fields[`${cell}[]`] ?? []].flat().map(textOf))
  const count = Math.max(0, ...cells.map(({ length }) => length))
  const lines = Array.from(
    { length: count },
    (_, row) => Object.fromEntries(LINE_CELLS.map((cell, column) => [cell, cells[column]![row] ?? ''])) as LineValues,
  )
  // A form without any line sends an empty row.
  return lines.filter((line) => LINE_CELLS.some((cell) => line[cell] !== ''))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function moved(lines: LineValues[], act: string, place: number): LineValues[] {
  const line = lines[place]
  if (!line) return lines
  if (act === 'copy') return lines.toSpliced(place, 0, line)
  const rest = lines.toSpliced(place, 1)
  if (act === 'remove') return rest
  return rest.toSpliced(act === 'up' ? Math.max(0, place - 1) : place + 1, 0, line)
}

/** The pack whose code it is, or the only one that was found. */
function packOf(code: string, packs: readonly PricedPack[]): LineValues | null {
  const pack =
    packs.find((one) => foldCode(one.stockCode ?? '') === foldCode(code)) ?? (packs.length === 1 ? packs[0] : undefined)
  if (!pack?.stockCode) return null
  const named = (locale: 'ar' | 'en') => namedPack(pack.product[locale], packLabel(pack.pack, locale))
  return packLine({
    stockCode: pack.stockCode,
    nameAr: named('ar'),
    nameEn: named('en'),
    boxQuantity: wholeBox(pack.boxQuantity),
    price: priceText(pack.price?.halalas),
  })
}
