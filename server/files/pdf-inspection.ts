import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { uploadMessages } from '../../content/upload-messages.ts'
import { accepted, type Inspection, refused } from './inspection.ts'

export const MAX_PDF_BYTES = 20 * 1024 * 1024
/** Object streams hold the document's structure, so a sheet's are some hundred kB. */
const MAX_INFLATED_BYTES = 32 * 1024 * 1024

const ENCRYPTION = nameScanner(['Encrypt'])
const SCRIPTS = ['JavaScript', 'XFA']
/** Plain fields to fill in and print are none of these. */
const SENDING = ['SubmitForm', 'ImportData']
const OPENING = ['Launch', 'GoToE', 'EmbeddedFile', 'EmbeddedFiles']
const PLAYING = ['Rendition', 'RichMedia', 'Movie', 'Sound']
const ACTIVE_CONTENT = nameScanner([...SCRIPTS, ...SENDING, ...OPENING, ...PLAYING])
/** Of a stream that is packed with one, the bytes are not those of its names. */
const PREDICTOR = nameScanner(['Predictor'])
const OBJECT_STREAM = nameScanner(['ObjStm'])

const inflateBytes = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate)

/**
 * Accepts documents to read and print. The names of whatever runs, opens or carries something else are looked for in
 * the file and in its compressed object streams, however they are spelled. This is no parser: a stream that is compressed
 * in another way than Flate is refused only where it holds objects, and page contents are not looked into.
 */
export async function inspectPdf(bytes: Buffer): Promise<Inspection<Buffer>> {
  if (bytes.length === 0) return refused(uploadMessages.empty)
  if (bytes.length > MAX_PDF_BYTES) return refused(uploadMessages.pdfTooLarge)
  if (!isPdf(bytes)) return refused(uploadMessages.notAPdf)
  const text = bytes.toString('latin1')
  const objects = await objectStreams(bytes, text)
  if (!objects) return refused(uploadMessages.pdfNotUnderstood)
  const parts = [text, ...objects]
  if (parts.some((part) => part.search(ENCRYPTION) >= 0)) return refused(uploadMessages.pdfEncrypted)
  if (parts.some((part) => part.search(ACTIVE_CONTENT) >= 0)) return refused(uploadMessages.pdfActive)
  return accepted(bytes)
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

/** The texts of all object streams, or null where one cannot be read or all together are too long. */
async function objectStreams(bytes: Buffer, text: string): Promise<string[] | null> {
  const streams: string[] = []
  let left = MAX_INFLATED_BYTES
  const scanner = new RegExp(OBJECT_STREAM, 'g')
  while (scanner.exec(text)) {
    const start = streamStart(text, scanner.lastIndex)
    if (start < 0) return streams
    if (dictionaryBefore(text, start).search(PREDICTOR) >= 0) return null
    scanner.lastIndex = start
    const stream = await inflateBytes(bytes.subarray(start), { maxOutputLength: left }).catch(() => null)
    if (!stream || stream.length >= left) return null
    left -= stream.length
    streams.push(stream.toString('latin1'))
  }
  return streams
}

/** What an object says of itself, between its number and its stream. */
function dictionaryBefore(text: string, start: number): string {
  return text.slice(text.lastIndexOf('obj', start - 'stream'.length), start)
}

function streamStart(text: string, from: number): number {
  const keyword = text.indexOf('stream', from)
  if (keyword < 0) return -1
  const end = keyword + 'stream'.length
  return text.startsWith('\r\n', end) ? end + 2 : end + 1
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
