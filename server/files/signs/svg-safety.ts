/** Long before this, drawing it would take too long. */
const MOST_BYTES = 2 * 1024 * 1024
/** What may stand before the drawing itself, one after another. */
const BEFORE = [/^<\?xml[^>]*\?>/i, /^<!--[\s\S]*?-->/, /^<!DOCTYPE[^>]*>/i]
const BEGINNING = 4096

/** Whether a file is an SVG drawing, by how it begins. */
export function isSvg(bytes: Buffer): boolean {
  let text = bytes
    .toString('utf8', 0, BEGINNING)
    .replace(/^\uFEFF/, '')
    .trimStart()
  for (;;) {
    const found = BEFORE.map((part) => part.exec(text)?.[0]).find((part) => part !== undefined)
    if (found === undefined) return /^<svg[\s>]/i.test(text)
    text = text.slice(found.length).trimStart()
  }
}

/**
 * What makes a drawing more than a drawing: scripts and handlers, markup of other kinds, entities, sheets and anything
 * that lies elsewhere. Pictures may be inside it, as PNG, JPEG or WebP.
 */
const FORBIDDEN = [
  /<\s*(?:\w+:)?(?:script|foreignObject|iframe|embed|object|audio|video|a|animate\w*|set|handler|listener)[\s/>]/i,
  /\son\w+\s*=/i,
  /<!ENTITY|<!DOCTYPE[^>]*\[|<\?xml-stylesheet|@import/i,
  /\b(?:xlink:)?href\s*=\s*(?:"(?!\s*#|\s*data:image\/(?:png|jpeg|webp);)|'(?!\s*#|\s*data:image\/(?:png|jpeg|webp);)|[^"'\s])/i,
  /url\(\s*(?!["']?\s*#)/i,
  /javascript:/i,
]

export function isPlainDrawing(bytes: Buffer): boolean {
  if (bytes.length > MOST_BYTES) return false
  const text = bytes.toString('utf8')
  return !FORBIDDEN.some((part) => part.test(text))
}
