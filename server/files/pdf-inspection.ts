import { uploadMessages } from '#content/upload-messages.ts'
import { accepted, type Inspection, refused } from './file-type.ts'
import { hasOnlyPlainActions, type PdfObjects } from './pdf-actions.ts'
import { inflateSync } from 'node:zlib'
import {
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib'

/** Object streams hold the document's structure, so a sheet's are some hundred kB. */
const MAX_INFLATED_BYTES = 32 * 1024 * 1024
/** Each takes a hundredth of a millisecond and some kilobytes; a drawing of a whole plant has some ten thousand. */
const MOST_OBJECTS = 100_000

const [TYPE, FILTER, PARAMETERS, PREDICTOR] = ['Type', 'Filter', 'DecodeParms', 'Predictor'].map((name) =>
  PDFName.of(name),
)
const [OBJECTS, TABLE, FLATE] = ['ObjStm', 'XRef', 'FlateDecode'].map((name) => PDFName.of(name))
const [FIRST, NUMBER, FILE] = ['First', 'N', 'F'].map((name) => PDFName.of(name))

/** What a stream of objects is packed with is nothing that can be looked into. */
class NotUnderstood extends Error {}

/** There are more objects than anybody looks at. */
class TooComplex extends Error {}

/** The library's parser, which unpacks streams of objects without any limit: here they come to it unpacked. */
class UnpackingParser extends PDFParser {
  readonly packed: string[] = []
  readonly objects = new Map<PDFRef, PDFObject[]>()
  private left = MAX_INFLATED_BYTES
  private assigned = 0
  private packedCount = 0

  constructor(bytes: Uint8Array) {
    super(bytes, Infinity, true)
    const assign = this.context.assign.bind(this.context)
    this.context.assign = (ref, object) => {
      this.assigned += 1
      if (this.assigned > MOST_OBJECTS) throw new TooComplex()
      const versions = this.objects.get(ref)
      if (versions) versions.push(object)
      else this.objects.set(ref, [object])
      assign(ref, object)
    }
  }

  /** Those that stand in the file by themselves. */
  get readObjects(): number {
    return this.assigned - this.packedCount
  }

  override parseObject(ref: PDFRef): PDFObject {
    const object = super.parseObject(ref)
    if (!(object instanceof PDFRawStream)) return object
    const type = object.dict.get(TYPE!)
    if (type === OBJECTS) return this.unpacked(object, true)
    if (type === TABLE) return this.unpacked(object, false)
    // What it holds would come from another file.
    if (object.dict.has(FILE!)) throw new NotUnderstood()
    // Some programs read objects from any stream that has these two.
    if (object.dict.has(FIRST!) && object.dict.has(NUMBER!)) throw new NotUnderstood()
    return object
  }

  private unpacked({ dict, contents }: PDFRawStream, holdsObjects: boolean): PDFRawStream {
    const filter = dict.get(FILTER!)
    if (filter !== undefined && filter !== FLATE) throw new NotUnderstood()
    if (holdsObjects && hasPredictor(dict)) throw new NotUnderstood()
    const bytes = filter === undefined ? contents : inflateSync(contents, { maxOutputLength: this.left })
    this.left -= bytes.length
    if (this.left <= 0) throw new NotUnderstood()
    if (holdsObjects) {
      this.packed.push(Buffer.from(bytes).toString('latin1'))
      this.packedCount += dict.lookup(NUMBER!, PDFNumber).asNumber()
    }
    dict.delete(FILTER!)
    return PDFRawStream.of(dict, bytes)
  }
}

export const MAX_PDF_BYTES = 20 * 1024 * 1024
const MAX_CATALOGUE_BYTES = 30 * 1024 * 1024

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

/** How many pages a file has that was inspected; null where its tree of pages cannot be followed. */
export async function countPages(bytes: Buffer): Promise<number | null> {
  try {
    return (await PDFDocument.load(bytes, { updateMetadata: false })).getPageCount()
  } catch {
    return null
  }
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

/** Reads a whole PDF; `packed` are the texts of its object streams. Throws where anything in it is not understood. */
async function readObjects(bytes: Uint8Array): Promise<{ packed: string[]; objects: PdfObjects }> {
  const begun = beginnings(bytes)
  if (begun > MOST_OBJECTS) throw new TooComplex()
  const parser = new UnpackingParser(bytes)
  await parser.parseDocument()
  if (begun > parser.readObjects) throw new NotUnderstood()
  return parser
}

/** How many objects begin anywhere in the bytes. One that the library has not met stands where only others look for it. */
function beginnings(bytes: Uint8Array): number {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return text.match(/(?<=[\s\0])obj(?=[\s\0<>[\](){}/%+\-.\d]|$)/g)?.length ?? 0
}

/** Of a stream that is packed with one, the bytes are not those of its names. */
function hasPredictor(dict: PDFDict): boolean {
  const parameters = dict.get(PARAMETERS!)
  if (parameters === undefined) return false
  if (!(parameters instanceof PDFDict)) return true
  const predictor = parameters.get(PREDICTOR!)
  return predictor !== undefined && !(predictor instanceof PDFNumber && predictor.asNumber() === 1)
}
