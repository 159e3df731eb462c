import type { DrawnPart, PagePiece } from '../../app/context.ts'

/** What stands under the first view, or is closed in it, has this in its tag: it is not shown before the whole sheet is there. */
const LATER = ' data-later'
const CLASSES = ' class="'
const LANGUAGE = ' lang="'

/** A part that is at hand, and where it stands in the rest of the page. */
type PlacedPart = { part: DrawnPart; at: number }

/**
 * The elements (`a`), classes (`.card`) and languages (`lang=en`) of a page's first view: without what is said to come later.
 * Every page is read for them, tag by tag and once; parts that are at hand for many pages are read once for all of them.
 */
export function firstViewParts(pieces: PagePiece[]): Set<string> {
  const placed: PlacedPart[] = []
  let html = ''
  for (const piece of pieces) {
    if (typeof piece === 'string') html += piece
    else placed.push({ part: piece, at: html.length })
  }
  const body = Math.max(0, html.indexOf('<body'))
  const found = partsIn(html, body, placed)
  for (const part of partsOfHead(html.slice(0, body))) found.add(part)
  return found
}

/** Nothing of a head is shown; it says which language the page is in. */
function partsOfHead(head: string): string[] {
  const language = valueOf(head, LANGUAGE)
  return ['html', ...(language ? [`lang=${language}`] : [])]
}

const known = new WeakMap<DrawnPart, Set<string>>()

function partsOf(part: DrawnPart): Set<string> {
  const found = known.get(part) ?? partsIn(part.html)
  known.set(part, found)
  return found
}

/** Reads from `body` on, where that begins which is shown. */
function partsIn(html: string, body = 0, placed: PlacedPart[] = []): Set<string> {
  const found = new Set<string>()
  const lists = new Set<string>()
  let next = 0
  const hasLater = html.includes(LATER)
  for (let at = html.indexOf('<', body); at !== -1; at = html.indexOf('<', at + 1)) {
    for (; next < placed.length && placed[next]!.at <= at; next++) {
      for (const one of partsOf(placed[next]!.part)) found.add(one)
    }
    const nameEnd = endOfName(html, at + 1)
    const end = html.indexOf('>', nameEnd)
    if (nameEnd === at + 1 || end === -1) continue
    const name = html.slice(at + 1, nameEnd)
    const attributes = html.slice(nameEnd, end)
    if (hasLater && attributes.includes(LATER)) {
      at = endOfElement(html, name, end)
      while (next < placed.length && placed[next]!.at <= at) next++
    } else {
      found.add(name)
      const list = valueOf(attributes, CLASSES)
      if (list) lists.add(list)
      const language = valueOf(attributes, LANGUAGE)
      if (language) found.add(`lang=${language}`)
      at = end
    }
  }
  for (const list of lists) for (const name of list.split(' ')) found.add(`.${name}`)
  return found
}

/** Of an attribute, as ` class="`. */
function valueOf(attributes: string, attribute: string): string | null {
  const start = attributes.indexOf(attribute)
  return start === -1
    ? null
    : attributes.slice(start + attribute.length, attributes.indexOf('"', start + attribute.length))
}

/** Where the name of a tag ends, which is of small letters and digits; where it would start, if there is none. */
function endOfName(html: string, start: number): number {
  let at = start
  while (isLetter(html.charCodeAt(at)) || (at > start && isDigit(html.charCodeAt(at)))) at += 1
  return at
}

function isLetter(code: number): boolean {
  return code >= 97 && code <= 122
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

/** Where the last tag of the element ends whose first tag ends here. */
function endOfElement(html: string, name: string, start: number): number {
  const [open, close] = [`<${name}`, `</${name}>`]
  let depth = 1
  let inner = html.indexOf(open, start)
  for (let at = html.indexOf(close, start); at !== -1; at = html.indexOf(close, at + 1)) {
    for (; inner !== -1 && inner < at; inner = html.indexOf(open, inner + 1)) {
      if (endOfName(html, inner + 1) === inner + open.length) depth += 1
    }
    depth -= 1
    if (depth === 0) return at + close.length - 1
  }
  return html.length
}
