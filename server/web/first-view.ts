import { fontsAskedFor, scriptsOf } from './page-fonts.ts'

/** What stands under the first view, or is closed in it, has this in its tag: it is not shown before the whole sheet is there. */
const LATER = ' data-later'
const FOOT = ' class="site-footer'
const CLASSES = ' class="'

/**
 * The elements (`a`) and classes (`.card`) of a page's first view, and its fonts: without what is said to come later, and
 * without the foot, which stands below that. Every page is read for them, tag by tag and once.
 */
export function firstViewParts(html: string): Set<string> {
  const parts = new Set(['html', 'body'])
  const lists = new Set<string>()
  const body = html.indexOf('<body')
  const texts: string[] = []
  let text = html.length
  const hasLater = html.includes(LATER)
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    if (at > text) texts.push(html.slice(text, at))
    const nameEnd = endOfName(html, at + 1)
    const end = html.indexOf('>', nameEnd)
    if (at >= body) text = end + 1
    if (nameEnd === at + 1 || end === -1) continue
    const name = html.slice(at + 1, nameEnd)
    const attributes = html.slice(nameEnd, end)
    if (hasLater && (attributes.includes(LATER) || attributes.startsWith(FOOT))) {
      at = endOfElement(html, name, end)
      text = at + 1
    } else {
      parts.add(name)
      const start = attributes.indexOf(CLASSES) + CLASSES.length
      if (start >= CLASSES.length) lists.add(attributes.slice(start, attributes.indexOf('"', start)))
      at = end
    }
  }
  for (const list of lists) for (const name of list.split(' ')) parts.add(`.${name}`)
  for (const font of [...fontsAskedFor(html.slice(0, body)), ...scriptsOf(texts.join(''))]) parts.add(font)
  return parts
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
