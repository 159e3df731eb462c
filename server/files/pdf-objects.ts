import { inflateSync } from 'node:zlib'
import { PDFDict, PDFName, PDFNumber, type PDFObject, PDFParser, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib'
import type { PdfObjects } from './pdf-actions.ts'

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
export class NotUnderstood extends Error {}

/** There are more objects than anybody looks at. */
export class TooComplex extends Error {}

/** Reads a whole PDF; `packed` are the texts of its object streams. Throws where anything in it is not understood. */
export async function readObjects(bytes: Uint8Array): Promise<{ packed: string[]; objects: PdfObjects }> {
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

/** Of a stream that is packed with one, the bytes are not those of its names. */
function hasPredictor(dict: PDFDict): boolean {
  const parameters = dict.get(PARAMETERS!)
  if (parameters === undefined) return false
  if (!(parameters instanceof PDFDict)) return true
  const predictor = parameters.get(PREDICTOR!)
  return predictor !== undefined && !(predictor instanceof PDFNumber && predictor.asNumber() === 1)
}
