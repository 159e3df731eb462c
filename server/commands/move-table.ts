import type { MoveReport } from '../backup/move.ts'

/** As much of a checksum as an eye can compare. */
const SHOWN = 16

/** What was moved and compared, one line for each table and one for the files. */
export function moveTable({ tables, files }: MoveReport): string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const cells = [
    ['Table', 'Rows', 'Checksum of all rows, here and there'],
    ...tables.map(({ table, rows: count, digest }) => [table, String(count), count > 0 ? digest.slice(0, SHOWN) : '-']),
    ...(files ? [['files', String(files.count), `${files.digest.slice(0, SHOWN)} (${files.bytes} bytes)`]] : []),
  ]
  const [first, second] = [0, 1].map((column) => Math.max(...cells.map((line) => line[column]!.length)))
  return [
    ...cells.map(([name, count, digest]) => `${name!.padEnd(first!)}  ${count!.padStart(second!)}  ${digest}`),
    `${rows} rows of ${tables.length} tables, each compared with what was read back; ${filesMoved(files)}.`,
  ]
}

function filesMoved(files: MoveReport['files']): string {
  return files ? `${files.count} files, compared byte by byte` : 'the files stay where they are'
}
