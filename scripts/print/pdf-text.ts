/**
 * The text of a PDF that Typst wrote, for tests: glyphs are mapped back through each font's own table. Words that read
 * from the right come out in the order of their glyphs on paper; codes and figures read as they stand.
 */
import { inflateSync } from 'node:zlib'

type PdfObject = { head: string; body: string }
type Glyphs = Map<number, string>

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** One string per page. */
export function textOfPages(pdf: Buffer): string[] {
  const objects = readObjects(pdf)
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  return pages.map(({ head }) => {
    const fonts = fontsOf(objects.get(reference(head, 'Resources'))?.head ?? '', objects)
    return pageText(objects.get(reference(head, 'Contents'))?.body ?? '', fonts)
  })
}

function readObjects(pdf: Buffer): Map<number, PdfObject> {
  const source = pdf.toString('latin1')
  const objects = new Map<number, PdfObject>()
  for (const match of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)(?:stream\n([\s\S]*?)\nendstream\s*)?endobj/g)) {
    const [, id = '', head = '', stream] = match
    const isText = stream !== undefined && head.includes('FlateDecode') && !head.includes('/Subtype /Image')
    objects.set(Number(id), { head, body: isText ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : '' })
  }
  return objects
}

function fontsOf(resources: string, objects: Map<number, PdfObject>): Map<string, Glyphs> {
  const entries = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)]
  return new Map(
    entries.map(([, name = '', id]) => {
      const font = objects.get(Number(id))?.head ?? ''
      return [name, glyphsOf(objects.get(reference(font, 'ToUnicode'))?.body ?? '')]
    }),
  )
}

function glyphsOf(table: string): Glyphs {
  const pairs = [...table.matchAll(/<([0-9A-F]{4})> <([0-9A-F]+)>/g)]
  return new Map(pairs.map(([, glyph = '', units = '']) => [Number.parseInt(glyph, 16), fromUtf16(units)]))
}

function pageText(content: string, fonts: Map<string, Glyphs>): string {
  let glyphs: Glyphs = new Map()
  let text = ''
  for (const match of content.matchAll(/\/(F\d+) [\d.]+ Tf|\(((?:\\[\s\S]|[^\\)])*)\)|<([0-9A-F]+)>|\bET\b/g)) {
    const [whole, font, string, hex] = match
    if (font !== undefined) glyphs = fonts.get(font) ?? new Map<number, string>()
    else if (whole === 'ET') text += ' '
    else text += shown(hex === undefined ? unescaped(string ?? '') : Buffer.from(hex, 'hex'), glyphs)
  }
  return text
}

function shown(bytes: Buffer, glyphs: Glyphs): string {
  const ids = Array.from({ length: bytes.length / 2 }, (_, index) => bytes.readUInt16BE(index * 2))
  return ids.map((id) => glyphs.get(id) ?? '').join('')
}

function unescaped(string: string): Buffer {
  const plain = string.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, escape: string) =>
    /^[0-7]/.test(escape) ? String.fromCharCode(Number.parseInt(escape, 8)) : (ESCAPES[escape] ?? escape),
  )
  return Buffer.from(plain, 'latin1')
}

function reference(head: string, key: string): number {
  return Number(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? 0)
}

function fromUtf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le')
}
