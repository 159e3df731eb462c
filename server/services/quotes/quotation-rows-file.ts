import { Readable } from 'node:stream'
import { shared } from '#content/staff-labels.ts'
import { toQuotationLines, toQuotationRowDto } from '#domain/quotes/quotation-dto.ts'
import type { QuotationRow } from '#domain/quotes/quotation-record.ts'
import type { SheetFormat } from '#domain/sheets/written-sheet.ts'
import { sheetFile } from '#server/sheets/writing/sheet-writer.ts'

/** A quotation's head is repeated on each of its lines, as accounting programs read them. */
const HEAD = [
  'number',
  'revision',
  'state',
  'updated_at',
  'request_number',
  'customer_name',
  'customer_company',
  'customer_vat',
  'customer_cr',
] as const
const LINE = ['stock_code', 'name_ar', 'name_en', 'pieces', 'unit_price', 'discount', 'net', 'vat_rate'] as const
const TOTALS = ['subtotal', 'vat_total', 'total'] as const
const MONEY: readonly string[] = ['unit_price', 'discount', 'net', ...TOTALS]

/** Quotations with a row for each of their lines, under the names that calls use. */
export function quotationRowsFile(
  portions: AsyncIterable<readonly QuotationRow[]>,
  format: SheetFormat,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const columns = [...HEAD, ...LINE, ...TOTALS].map((heading) => ({ heading, isMoney: MONEY.includes(heading) }))
  const sheet = { name: shared.quotations.en, locale: 'en' as const, columns }
  return Readable.toWeb(sheetFile(sheet, rowsOf(portions), { format })) as ReadableStream<Uint8Array<ArrayBuffer>>
}

async function* rowsOf(portions: AsyncIterable<readonly QuotationRow[]>) {
  for await (const quotations of portions)
    yield quotations.flatMap((quotation) => {
      const dto = toQuotationRowDto(quotation, null, null)
      return toQuotationLines(quotation).map((line) => [
        ...HEAD.map((name) => dto[name]),
        ...LINE.map((name) => cellOf(name, line[name])),
        ...TOTALS.map((name) => Number(dto[name])),
      ])
    })
}

function cellOf(name: string, value: string | number | null): string | number | null {
  return MONEY.includes(name) && value !== null ? Number(value) : value
}
