import { readFile, stat } from 'node:fs/promises'
import type { SheetChoice, SheetLimits } from '#domain/sheets/sheet-file.ts'
import { toBuffer } from '#server/files/message-bytes.ts'
import { fileKind, FileRefusal, type CountedSheet } from './file-kind.ts'
import { openTextSheet } from './text-sheet.ts'
import { openWorkbook } from './workbook.ts'

export type OpenedFile = { file: string | Uint8Array; choice: SheetChoice; limits: SheetLimits; isPlain?: boolean }

/** Opens a file of rows by its content, whatever its name says, or throws a `FileRefusal` before a row is handed over. */
export async function openSheet(opened: OpenedFile): Promise<CountedSheet> {
  const sheet = await openContent(opened)
  if (sheet.file.sheets[sheet.file.sheet]?.rows === 0) throw new FileRefusal({ code: 'empty' })
  return sheet
}

async function openContent({ file, choice, limits, isPlain }: OpenedFile): Promise<CountedSheet> {
  const bytes = await bytesOf(file, limits.bytes)
  if (bytes.length === 0) throw new FileRefusal({ code: 'empty' })
  const kind = fileKind(bytes)
  if (kind === 'archive') return openWorkbook(bytes, choice, limits)
  if (kind === 'text') return openTextSheet(bytes, choice, limits, isPlain)
  throw new FileRefusal({ code: kind })
}

async function bytesOf(file: string | Uint8Array, limit: number): Promise<Buffer> {
  const size = typeof file === 'string' ? (await stat(file)).size : file.length
  if (size > limit) throw new FileRefusal({ code: 'bytes', limit })
  return typeof file === 'string' ? readFile(file) : toBuffer(file)
}
