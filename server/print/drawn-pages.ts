/** A page of the drawing: its ground, and its parts moved down to where it stands. */
const PAGE = /^ {4}(<path [^\n]*)\n {4}<g[^>]*>\n([\s\S]*?)\n {4}<\/g>$/gm
/** What pages refer to: glyphs and the edges of their parts. */
const NAMED = /<(symbol|clipPath) [^>]*id="([^"]+)"[\s\S]*?<\/\1>/g
/** A4 in points. */
const SIZE = { width: 595.28, height: 841.89 }

/** The pages of a document that Typst has drawn below each other, each as a drawing with what it needs of the rest. */
export function toPages(drawing: string): string[] {
  const named = Array.from(drawing.matchAll(NAMED), ([text, , id]) => ({ id: id!, text }))
  return Array.from(drawing.matchAll(PAGE), ([, ground = '', parts = '']) => {
    const wanted = new Set(Array.from(parts.matchAll(/#([\w-]+)/g), ([, id]) => id))
    const used = named.filter(({ id }) => wanted.has(id)).map(({ text }) => text)
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
      `viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">` +
      `${ground}<g>${parts}</g><defs>${used.join('')}</defs></svg>`
    )
  })
}
