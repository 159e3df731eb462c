import { quotationLines } from '#content/admin/quotes/quotation-form.ts'
import { typedOf, type FormFields } from '#domain/fields/form-values.ts'
import { priceText, type PricedPack } from '#domain/prices/pack-price.ts'
import type { PriceGroup } from '#domain/prices/price-terms.ts'
import { namedPack, packLabel, wholeBox } from '#domain/products/pack-label.ts'
import { foldCode } from '#domain/quotes/folded-code.ts'
import { LINE_CELLS } from '#domain/quotes/line-cells.ts'
import type { KnownPack } from '#domain/quotes/line-form.ts'
import { listedOf, toLineColumns, type LineValues } from '#domain/quotes/line-values.ts'
import type { FieldErrors } from '#domain/records/errors.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import {
  blankLine,
  givenPack,
  packLine,
  pastedLine,
  wordingOf,
  type PackChoice,
  type PastedItem,
} from '#app/ui/admin/quotes/quote-lines.ts'

/** What browsers without scripts ask for while a quotation is written: `line-add`, `line-copy-2`. */
const ACT = /^line-(?<act>add|paste|text|delivery|heading|discount|prices|copy|remove|up|down)(?:-(?<place>\d+))?$/

type Changed = {
  columns: Record<string, string[]>
  addCode: string
  errors: FieldErrors
  /** A wording that was given a pack, to be remembered. */
  learnt?: { text: string; stockCode: string }
}

/** The lines of the form after one such act; null where it asks for something else. */
export async function changedLines(
  fields: FormFields,
  packs: (search: string) => Promise<PricedPack[]>,
  packsOf: (codes: string[]) => Promise<(code: string) => KnownPack | null>,
  group: PriceGroup | null,
  readPasted: (text: string) => Promise<PastedItem[] | null>,
): Promise<Changed | null> {
  const { act, place = '' } = ACT.exec(typedOf(fields, 'intent'))?.groups ?? {}
  if (act === undefined) return null
  const lines = linesIn(fields)
  const done = (changed: LineValues[]): Changed => ({ columns: toLineColumns(changed), addCode: '', errors: {} })
  if (act === 'text' || act === 'delivery' || act === 'heading') return done([...lines, blankLine(act)])
  if (act === 'discount') {
    const discount = toLatinDigits(typedOf(fields, 'discount_all')).trim()
    return done(lines.map((line) => ({ ...line, discount })))
  }
  if (act === 'prices') {
    const packOf = await packsOf(lines.map(({ stock_code: code }) => code))
    const listed = (line: LineValues) => listedOf(line, packOf(line.stock_code), group)?.price
    return done(lines.map((line) => ({ ...line, unit_price: listed(line) ?? line.unit_price })))
  }
  if (act === 'paste') {
    const items = (await readPasted(typedOf(fields, 'paste_lines'))) ?? []
    const pasted = items.map(async (item) => {
      const found = item.stockCode ? await packs(item.stockCode) : []
      return pastedLine(item, choiceOf(item.stockCode, found))
    })
    return done([...lines, ...(await Promise.all(pasted))])
  }
  if (act !== 'add') return done(moved(lines, act, Number(place)))
  const code = typedOf(fields, 'add_code')
  const choice = choiceOf(code, await packs(code))
  const pack = choice && packLine(choice)
  const at = typedOf(fields, 'add_to') === '' ? -1 : Number(typedOf(fields, 'add_to'))
  const given = lines[at]
  const text = given ? wordingOf(given) : ''
  if (pack && given && text !== '') {
    const changed = done(lines.with(at, givenPack(given, pack)))
    const isLearnt = typedOf(fields, 'remember_wording') !== ''
    return isLearnt ? { ...changed, learnt: { text, stockCode: pack.stock_code } } : changed
  }
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
function choiceOf(code: string, packs: readonly PricedPack[]): PackChoice | null {
  const pack =
    packs.find((one) => foldCode(one.stockCode ?? '') === foldCode(code)) ?? (packs.length === 1 ? packs[0] : undefined)
  if (!pack?.stockCode) return null
  const named = (locale: 'ar' | 'en') => namedPack(pack.product[locale], packLabel(pack.pack, locale))
  return {
    stockCode: pack.stockCode,
    nameAr: named('ar'),
    nameEn: named('en'),
    boxQuantity: wholeBox(pack.boxQuantity),
    price: priceText(pack.price?.halalas),
    terms: pack.price?.terms,
  }
}
