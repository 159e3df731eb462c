import { uploadMessages } from '#content/upload-messages.ts'
import { accepted, type Inspection, refused } from './inspection.ts'
import { hasOnlyPlainActions } from './pdf-actions.ts'
import { readObjects, TooComplex } from './pdf-objects.ts'

export const MAX_PDF_BYTES = 20 * 1024 * 1024
export const MAX_CATALOGUE_BYTES = 30 * 1024 * 1024

const ENCRYPTION = nameScanner(['Encrypt'])
const SCRIPTS = ['JavaScript', 'XFA']
/** Plain fields to fill in and print are none of these. */
const SENDING = ['SubmitForm', 'ImportData']
const OPENING = ['Launch', 'GoToE', 'EmbeddedFile', 'EmbeddedFiles']
const PLAYING = ['Rendition', 'RichMedia', 'Movie', 'Sound']
const ACTIVE_CONTENT = nameScanner([...SCRIPTS, ...SENDING, ...OPENING, ...PLAYING])

/**
 * Accepts documents to read and print. A library reads the whole file; what it does not understand is refused. The names
 * of whatever runs, opens or carries something else are then looked for in all bytes and in all packed objects, however
 * they are spelled: also in older versions of an object, which another program may take for the current one. Of actions, those
 * that are known to be harmless may stand in it.
 */
export async function inspectPdf(bytes: Buffer, isCatalogue = false): Promise<Inspection<true>> {
  if (bytes.length === 0) return refused(uploadMessages.empty)
  if (isCatalogue && bytes.length > MAX_CATALOGUE_BYTES) return refused(uploadMessages.catalogueTooLarge)
  if (!isCatalogue && bytes.length > MAX_PDF_BYTES) return refused(uploadMessages.pdfTooLarge)
  if (!isPdf(bytes)) return refused(uploadMessages.notAPdf)
  const text = bytes.toString('latin1')
  // Of an encrypted file nothing more can be read.
  if (text.search(ENCRYPTION) >= 0) return refused(uploadMessages.pdfEncrypted)
  const read = await readObjects(bytes).catch((error: unknown) =>
    refused(error instanceof TooComplex ? uploadMessages.pdfTooComplex : uploadMessages.pdfNotUnderstood),
  )
  if ('ok' in read) return read
  const parts = [text, ...read.packed]
  if (parts.some((part) => part.search(ENCRYPTION) >= 0)) return refused(uploadMessages.pdfEncrypted)
  if (parts.some((part) => part.search(ACTIVE_CONTENT) >= 0)) return refused(uploadMessages.pdfActive)
  if (!hasOnlyPlainActions(read.objects)) return refused(uploadMessages.pdfReachesOut)
  return accepted(true as const)
}

/** Begins and ends as a whole document does; a download that broke off has no end. */
function isPdf(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 8)
  const end = bytes.toString('latin1', Math.max(0, bytes.length - 1024))
  return /^%PDF-[12]\.\d/.test(start) && end.includes('%%EOF') && namesItsObjects(bytes, end)
}

/** Whether the place that the end names holds a table of objects, or an object that is one: other files have none. */
function namesItsObjects(bytes: Buffer, end: string): boolean {
  const [, place] = /startxref\s{1,4}(\d{1,10})/.exec(end.slice(end.lastIndexOf('startxref'))) ?? []
  if (place === undefined) return false
  const there = bytes.toString('latin1', Number(place), Number(place) + 40)
  return /^\s{0,4}(?:xref\b|\d{1,10}\s{1,4}\d{1,5}\s{1,4}obj\b)/.test(there)
}

/** Finds PDF names as whole words; each letter may be written as itself or as `#` and its code. */
function nameScanner(names: string[]): RegExp {
  const spellings = names.map((name) => Array.from(name, letterSpelling).join(''))
  return new RegExp(`/(?:${spellings.join('|')})(?=[\\s\\0()<>[\\]{}/%]|$)`)
}

function letterSpelling(letter: string): string {
  const code = letter.charCodeAt(0).toString(16)
  const digits = Array.from(code, (digit) => (/[a-f]/.test(digit) ? `[${digit}${digit.toUpperCase()}]` : digit))
  return `(?:${letter}|#${digits.join('')})`
}
