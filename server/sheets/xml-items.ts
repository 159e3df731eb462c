import type { Readable } from 'node:stream'
import { Parser } from 'htmlparser2'
import { FileRefusal } from './file-kind.ts'

/** What is to be done with the elements of a document; names come without their prefix. */
export type XmlVisitor = {
  open?(name: string, attributes: Record<string, string>): void
  text?(text: string): void
  close?(name: string): void
  /** The document declares something for itself. */
  declaration?(): void
}

/** What is in a workbook stands in a dozen elements at most; the parser takes ever longer to find the way out of more. */
const DEEPEST = 1_000

/**
 * Reads a document piece by piece and hands on what the visitor makes of it. Entities of its own are not expanded. One that
 * ends too early, or closes what it has not opened last, is refused: half a sheet is worse than none.
 */
export async function* xmlItems<Item>(
  stream: Readable,
  visitor: (emit: (item: Item) => void) => XmlVisitor,
): AsyncGenerator<Item[]> {
  let items: Item[] = []
  let depth = 0
  let elements = 0
  let isBroken = false
  // What closes itself is closed at once, by nothing in the text, as the parser says.
  let isFresh = false
  const { open, text, close, declaration } = visitor((item) => items.push(item))
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth++
        elements++
        isBroken ||= depth > DEEPEST
        isFresh = true
        open?.(localName(name), attributes)
      },
      onprocessinginstruction(name) {
        if (name.startsWith('!')) declaration?.()
      },
      ontext(piece) {
        isFresh = false
        text?.(piece)
      },
      onclosetag(name, isImplied) {
        depth--
        isBroken ||= isImplied && !isFresh
        isFresh = false
        close?.(localName(name))
      },
    },
    { xmlMode: true },
  )
  let decoder: TextDecoder | undefined
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(encodingOf(chunk))
    parser.write(decoder.decode(chunk, { stream: true }))
    if (isBroken) break
    if (items.length > 0) yield items
    items = []
  }
  if (depth > 0 || elements === 0) isBroken = true
  parser.end()
  if (isBroken) throw new FileRefusal({ code: 'unreadable' })
  if (items.length > 0) yield items
}

export async function allXmlItems<Item>(
  stream: Readable,
  visitor: (emit: (item: Item) => void) => XmlVisitor,
): Promise<Item[]> {
  const all: Item[] = []
  for await (const items of xmlItems(stream, visitor)) for (const item of items) all.push(item)
  return all
}

/** Line ends and signs that XML cannot hold stand in workbooks as `_x000D_`. */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([\da-f]{4})_/giu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function encodingOf(chunk: Buffer): string {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le'
  return chunk[0] === 0xfe && chunk[1] === 0xff ? 'utf-16be' : 'utf-8'
}
