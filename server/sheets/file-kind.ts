import type { FileProblem, SheetRow, SheetFile, SheetLimits } from '#domain/sheets/sheet-file.ts'

/** What a file is by its first bytes, whatever its name says. */
export type FileKind = 'archive' | 'other-format' | 'unreadable' | 'text'

const ARCHIVE = Buffer.from('PK\x03\x04', 'latin1')
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** The names of streams of a compound file: old workbooks, and what Excel writes around an encrypted one. */
const OLD_WORKBOOK = ['Workbook', 'Book'].map((name) => Buffer.from(`${name}\0`, 'utf16le'))
const ENCRYPTED = Buffer.from('EncryptedPackage\0', 'utf16le')
/** Pages and XML that Excel opens as sheets, and many programs call `.xls`. */
const MARKUP = /^\ufeff?\s*<(?:\?xml|!doctype html|html|table|workbook)\b/iu

export function fileKind(bytes: Buffer): FileKind {
  if (startsWith(bytes, ARCHIVE)) return 'archive'
  if (startsWith(bytes, COMPOUND)) return compoundKind(bytes)
  return isOldestWorkbook(bytes) || MARKUP.test(bytes.toString('utf8', 0, 1024)) ? 'other-format' : 'text'
}

function compoundKind(bytes: Buffer): FileKind {
  if (bytes.includes(ENCRYPTED)) return 'unreadable'
  return OLD_WORKBOOK.some((name) => bytes.includes(name)) ? 'other-format' : 'unreadable'
}

/** Excel 2 to 5 without a compound file around it. */
function isOldestWorkbook(bytes: Buffer): boolean {
  const [first, version = -1, length = -1, zero] = bytes
  return first === 9 && [0, 2, 4, 8].includes(version) && length >= 4 && length <= 16 && zero === 0
}

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start)
}

export function archiveKind(names: readonly string[]): 'workbook' | 'other-format' | 'unreadable' {
  const has = (name: string) => names.includes(name)
  if (has('xl/workbook.bin') || has('index/document.iwa') || has('index.zip')) return 'other-format'
  if (has('content.xml') && has('mimetype')) return 'other-format'
  return has('[content_types].xml') && has('_rels/.rels') ? 'workbook' : 'unreadable'
}

/** Ends the reading of a file that is not to be read on. */
export class FileRefusal extends Error {
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(problem.code)
    this.problem = problem
  }
}

/** A file that was read once and is within the limits; its rows are read again on demand. */
export type CountedSheet = { file: SheetFile; rows: () => AsyncIterable<SheetRow[]> }

export function charactersOf({ cells }: SheetRow): number {
  return cells.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0)
}

/**
 * Counts what rows say: cells that share a text, or stand for a merged one, say more together than the file itself holds.
 * More than it may hold is refused.
 */
export function characterCounter({ unpackedBytes }: SheetLimits): (row: SheetRow) => void {
  let characters = 0
  return (row) => {
    characters += charactersOf(row)
    if (characters > unpackedBytes) throw new FileRefusal({ code: 'unpacked', limit: unpackedBytes })
  }
}
