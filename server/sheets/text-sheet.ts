import { Readable } from 'node:stream'
import { CsvError, type Options, parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import { plainCsvText } from '#domain/sheets/cell-reading.ts'
import {
  isBlank,
  type SheetRow,
  HEADING_ROWS,
  type Separator,
  SEPARATORS,
  type SheetChoice,
  type SheetFile,
  type SheetLimits,
} from '#domain/sheets/sheet-file.ts'
import { decodeText, findEncoding, isText } from '#domain/sheets/text-encoding.ts'
import { FileRefusal, type CountedSheet } from './file-kind.ts'
import { isPlainText } from './formula-safety.ts'

/** Excel's own line that names the separator; it is no row of the sheet. */
const SEPARATOR_LINE = /^(?:sep=(.)|"sep=(.)")(?:\r\n|\r|\n|$)/iu
/** What old programs write behind the last row. */
const END_MARK = '\u001a'
/** By these the separator is told. */
const SAMPLE_RECORDS = 20
/** Whichever is seldom inside of cells comes first: decimal commas stand in every row. */
const CANDIDATES: Separator[] = ['tab', 'semicolon', 'comma']
const PIECE = 64 * 1024

/** Opens a file of rows as text: CSV in all its dialects. `isPlain`: one with cells that would be calculated is refused. */
export async function openTextSheet(
  bytes: Buffer,
  choice: SheetChoice,
  limits: SheetLimits,
  isPlain = false,
): Promise<CountedSheet> {
  const found = findEncoding(bytes)
  const encoding = choice.encoding ?? found.encoding
  const whole = withoutEndMark(decodeText(bytes, encoding))
  if (!isText(whole)) throw new FileRefusal({ code: 'unreadable' })
  const named = SEPARATOR_LINE.exec(whole)
  const text = Buffer.from(whole.slice(named?.[0].length ?? 0))
  const separator = choice.separator ?? separatorNamed(named?.[1] ?? named?.[2]) ?? findSeparator(text)
  const rows = () => textRows(text, separator, limits, isPlain)
  let count = 0
  for await (const portion of rows()) {
    count += portion.length
    if (count > limits.rows + HEADING_ROWS) throw new FileRefusal({ code: 'rows', limit: limits.rows })
  }
  const file: SheetFile = {
    source: 'text',
    encoding,
    encodingGuessed: choice.encoding === undefined && found.guessed,
    separator,
    sheets: [{ name: '', hidden: false, rows: count }],
    sheet: 0,
    mergedFilled: true,
  }
  return { file, rows }
}

function withoutEndMark(text: string): string {
  return text.trimEnd().endsWith(END_MARK) ? text.slice(0, text.lastIndexOf(END_MARK)) : text
}

async function* textRows(
  text: Buffer,
  separator: Separator,
  limits: SheetLimits,
  isPlain: boolean,
): AsyncGenerator<SheetRow[]> {
  const parser = Readable.from(pieces(text)).pipe(parse(dialect(separator, limits)))
  let row = 0
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      row++
      if (isPlain && !record.map(withoutOuterQuotes).every(isPlainText)) throw new FileRefusal({ code: 'formula' })
      const cells = record.map((cell) => plainCsvText(withoutOuterQuotes(cell)))
      while (cells.length > 0 && isBlank(cells.at(-1))) cells.pop()
      if (cells.length > limits.columns) throw new FileRefusal({ code: 'columns', limit: limits.columns })
      if (cells.some((cell) => cell.length > limits.characters)) refuseLong(limits, row)
      if (cells.length > 0) yield [{ row, cells }]
    }
  } catch (error) {
    // The rows before it are still on their way.
    if (error instanceof CsvError) {
      const broken = Number(error['records'] ?? row) + 1
      if (error.code === 'CSV_MAX_RECORD_SIZE') refuseLong(limits, broken)
      if (error.code === 'CSV_QUOTE_NOT_CLOSED') throw new FileRefusal({ code: 'quote-open', row: broken })
    }
    throw error
  }
}

/** A quoted cell with a lone quote inside, as `"nozzle 5" long"`: the parser leaves all three, and the outer two are none of its text. */
function withoutOuterQuotes(cell: string): string {
  const isBroken = cell.length > 2 && cell.startsWith('"') && cell.endsWith('"') && cell.split('"').length % 2 === 0
  return isBroken ? cell.slice(1, -1) : cell
}

function* pieces(text: Buffer): Generator<Buffer> {
  for (let start = 0; start < text.length; start += PIECE) yield text.subarray(start, start + PIECE)
}

function refuseLong({ characters }: SheetLimits, row: number): never {
  throw new FileRefusal({ code: 'characters', limit: characters, row })
}

/** Quotes in the middle of a cell are part of it, and rows need not be equally long. */
function dialect(separator: Separator, { columns, characters }: SheetLimits): Options {
  return {
    delimiter: SEPARATORS[separator],
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: columns * characters,
  }
}

function separatorNamed(sign: string | undefined): Separator | undefined {
  return CANDIDATES.find((name) => SEPARATORS[name] === sign)
}

/** The one that makes equally many cells of the first records, more than one; else the one that does so of most. */
function findSeparator(text: Buffer): Separator {
  const scores = CANDIDATES.map((name) => ({ name, score: evenness(text, name) }))
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one))
  return best.score > 0 ? best.name : 'comma'
}

/** Which part of the first records has the commonest number of cells; 0 where that is one. */
function evenness(text: Buffer, separator: Separator): number {
  const sizes = firstRecords(text, separator)
    .filter((record) => record.length > 1 || record[0]?.trim() !== '')
    .map(({ length }) => length)
  const counts = Map.groupBy(sizes, (size) => size)
  const [size = 0, alike = []] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
  return size > 1 ? alike.length / sizes.length : 0
}

function firstRecords(text: Buffer, separator: Separator): string[][] {
  try {
    return parseAtOnce(text, {
      delimiter: SEPARATORS[separator],
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      to: SAMPLE_RECORDS,
      max_record_size: 1024 ** 2,
    })
  } catch {
    return []
  }
}
