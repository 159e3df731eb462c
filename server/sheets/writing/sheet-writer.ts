import { Readable } from 'node:stream'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import { ZipFile } from 'yazl'
import { SEPARATORS, type Separator } from '#domain/sheets/sheet-file.ts'
import { defusedCsvText } from '#domain/sheets/text-cell.ts'
import { cellText, type SheetWish, type WrittenRow, type WrittenSheet } from '#domain/sheets/written-sheet.ts'
import { SHEET_PART, sheetXml, workbookParts } from './workbook-xml.ts'

type Portions = AsyncIterable<readonly WrittenRow[]>

/** Programs for tables take a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff'
/** The same rows are the same file, whenever it is made. */
const MADE = new Date('2000-01-01T00:00:00Z')

/** A file of the rows, made while they are read; others are served between portions. */
export function sheetFile(sheet: WrittenSheet, portions: Portions, wish: SheetWish): Readable {
  const rows = withPauses(portions)
  return wish.format === 'csv' ? Readable.from(csvOf(sheet, rows, wish.separator)) : workbookOf(sheet, rows)
}

async function* withPauses(portions: Portions): Portions {
  for await (const rows of portions) {
    yield rows
    await yieldToEventLoop()
  }
}

async function* csvOf({ columns }: WrittenSheet, portions: Portions, separator: Separator = 'comma') {
  const lines = (rows: readonly WrittenRow[]) =>
    stringify(
      rows.map((row) => row.map((cell) => defusedCsvText(cellText(cell)))),
      { delimiter: SEPARATORS[separator], quoted: true, quoted_empty: true, record_delimiter: 'windows' },
    )
  yield Buffer.from(BYTE_ORDER_MARK + lines([columns.map(({ heading }) => heading)]))
  for await (const rows of portions) if (rows.length > 0) yield Buffer.from(lines(rows))
}

function workbookOf(sheet: WrittenSheet, portions: Portions): Readable {
  const zip = new ZipFile()
  const file = zip.outputStream as Readable
  const data = Readable.from(sheetXml(sheet, portions))
  const options = { mtime: MADE, forceDosTimestamp: true }
  for (const [path, text] of Object.entries(workbookParts(sheet))) zip.addBuffer(Buffer.from(text), path, options)
  zip.addReadStream(data, SHEET_PART, { ...options, compressionLevel: COMPRESSION })
  zip.end()
  const fail = (error: Error) => file.destroy(error)
  zip.on('error', fail)
  data.on('error', fail)
  // Whoever wanted it is gone.
  file.on('close', () => data.destroy())
  return file
}

/** Half the time of the usual one, for a tenth more bytes. */
const COMPRESSION = 3
