import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'

export type PdfObjects = ReadonlyMap<PDFRef, readonly PDFObject[]>

/** What may happen when somebody presses something: the document shows another place of itself, or a browser opens an address. */
const PLAIN = new Set(['GoTo', 'URI', 'Named', 'Hide', 'ResetForm', 'SetOCGState', 'Trans'])
const PLAIN_ADDRESS = /^\s*(?:https?:\/\/|mailto:|tel:|www\.)/i
const PLACES = new Set(['A', 'PA', 'OpenAction', 'Next'])
const [KIND, ADDRESS, FILE] = ['S', 'URI', 'F'].map((name) => PDFName.of(name))

/** Whether a document does nothing but show itself and lead to addresses. What is not known to be harmless is not. */
export function hasOnlyPlainActions(objects: PdfObjects): boolean {
  const actions = new Set<PDFObject>()
  /** Those of events: each of their values is an action. */
  const events = new Set<PDFObject>()
  const waiting = [...objects.values()].flat()
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFArray) waiting.push(...object.asArray())
    const dict = object instanceof PDFRawStream ? object.dict : object
    if (!(dict instanceof PDFDict)) continue
    for (const [name, value] of dict.entries()) {
      if (PLACES.has(name.decodeText())) actions.add(value)
      if (name.decodeText() === 'AA') events.add(value)
      if (!(value instanceof PDFRef)) waiting.push(value)
    }
  }
  for (const event of resolved(events, objects))
    if (event instanceof PDFDict) for (const [, action] of event.entries()) actions.add(action)
  return resolved(actions, objects).every((action) => !(action instanceof PDFDict) || isPlain(action))
}

/** What stands there, behind references and in lists. */
function resolved(places: Iterable<PDFObject>, objects: PdfObjects): PDFObject[] {
  const found = new Set(places)
  // What is added while this goes on is met, too.
  for (const object of found) {
    const behind = object instanceof PDFRef ? objects.get(object) : object instanceof PDFArray && object.asArray()
    for (const one of behind || []) found.add(one)
  }
  return [...found]
}

/** Attributes of text and entries of an outline stand in places of the same names, and have no kind. */
function isPlain(action: PDFDict): boolean {
  const kind = action.get(KIND!)
  if (kind === undefined) return true
  if (!(kind instanceof PDFName) || !PLAIN.has(kind.decodeText()) || action.has(FILE!)) return false
  if (kind.decodeText() !== 'URI') return true
  const address = action.get(ADDRESS!)
  const isText = address instanceof PDFString || address instanceof PDFHexString
  return isText && PLAIN_ADDRESS.test(address.decodeText())
}
