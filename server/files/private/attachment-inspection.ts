import { attachmentProblems } from '#content/attachment-words.ts'
import { fileProblemText } from '#content/sheet-words.ts'
import { uploadMessages } from '#content/upload-messages.ts'
import type { FileProblem, SheetLimits } from '#domain/sheets/sheet-file.ts'
import type { Turn } from '#server/files/processes/concurrency-limit.ts'
import { checkPlainness } from '#server/sheets/sheet-reader.ts'
import { isHeic, pictureType, accepted, type Inspection, refused } from '#server/files/file-type.ts'
import { pictureProcess } from '#server/files/picture-process.ts'
import type { PrivateType } from './private-key.ts'

const MB = 1024 * 1024
export const MAX_ATTACHMENT_BYTES = 10 * MB
const SHORTEST = 16
/** What a table may hold is no matter: nobody here reads its rows. */
const SHEET: Partial<SheetLimits> = {
  bytes: MAX_ATTACHMENT_BYTES,
  unpackedBytes: 100 * MB,
  rows: 2_000_000,
  columns: 20_000,
  characters: 40_000,
}

export type SoundAttachment = { bytes: Buffer; type: PrivateType }

/**
 * Whether a file that people send one another is what it may be: by its content, and not by its name. Pictures are encoded
 * anew, without metadata. Only of plain text, which nothing marks, the name has to say what it is.
 */
export async function inspectAttachment(bytes: Buffer, name: string, turn: Turn): Promise<Inspection<SoundAttachment>> {
  if (bytes.length === 0) return refused(uploadMessages.empty)
  if (bytes.length > MAX_ATTACHMENT_BYTES) return refused(attachmentProblems.tooLarge)
  const start = bytes.toString('latin1', 0, 5)
  if (start === '%PDF-') return inspectPdf(bytes, turn)
  if (start.startsWith('PK\x03\x04')) return inspectSheet(bytes, 'xlsx', turn)
  const picture = bytes.length < SHORTEST ? null : pictureType(bytes)
  if (picture !== null && picture !== 'avif') return inspectPicture(bytes, turn)
  if (bytes.length >= SHORTEST && isHeic(bytes)) return refused(uploadMessages.heic)
  return /\.csv$/i.test(name) ? inspectSheet(bytes, 'csv', turn) : refused(attachmentProblems.kind)
}

async function inspectPdf(bytes: Buffer, turn: Turn): Promise<Inspection<SoundAttachment>> {
  const inspection = await pictureProcess.inspectPdf(bytes, turn)
  return inspection.ok ? accepted({ bytes: inspection.value.bytes, type: 'pdf' }) : inspection
}

const PICTURES: Record<string, PrivateType> = { jpg: 'jpeg', png: 'png', webp: 'webp' }

async function inspectPicture(bytes: Buffer, turn: Turn): Promise<Inspection<SoundAttachment>> {
  const inspection = await pictureProcess.inspect(bytes, turn)
  if (!inspection.ok) return inspection
  const type = PICTURES[inspection.value.extension]
  return type ? accepted({ bytes: inspection.value.bytes, type }) : refused(attachmentProblems.kind)
}

async function inspectSheet(bytes: Buffer, type: PrivateType, turn: Turn): Promise<Inspection<SoundAttachment>> {
  const milliseconds = turn.lane === 'visitors' ? 3_000 : 20_000
  const problem = await checkPlainness(bytes, { limits: { ...SHEET, milliseconds }, turn })
  return problem ? refusedSheet(problem) : accepted({ bytes, type })
}

function refusedSheet(problem: FileProblem) {
  if (problem.code === 'other-format') return refused(attachmentProblems.kind)
  return refused({ ar: fileProblemText(problem, 'ar'), en: fileProblemText(problem, 'en') })
}
