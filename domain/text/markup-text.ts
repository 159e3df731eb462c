const TAG = /<[^<>]*>/g
const LINE_END = /^<(?:\/(?:p|h[1-6]|li|tr|blockquote|figcaption|figure)|br)\b/i
const CELL_END = /^<\/t[dh]\b/i
const PICTURE = /^<img\b.*?\balt="([^"]*)"/is
const BETWEEN_CELLS = ' · '
const ENTITY = /&(?:lt|gt|quot|#39|nbsp|amp);/g
const SIGNS: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** Rich text as somebody reads it: a line for each block, cells beside one another, pictures as what they show. */
export function textOfMarkup(html: string): string {
  const lines = html
    .replaceAll(TAG, sayingOf)
    .replaceAll(ENTITY, (entity) => SIGNS[entity] ?? entity)
    .split('\n')
  return lines
    .map((line) => (line.endsWith(BETWEEN_CELLS) ? line.slice(0, -BETWEEN_CELLS.length) : line).trim())
    .filter(Boolean)
    .join('\n')
}

function sayingOf(tag: string): string {
  if (LINE_END.test(tag)) return '\n'
  if (CELL_END.test(tag)) return BETWEEN_CELLS
  const shown = PICTURE.exec(tag)?.[1]
  return shown ? `[${shown}]` : ''
}
