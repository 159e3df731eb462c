/** Where the text of a style attribute is stored while pasted HTML is read. */
const STYLE_TEXT = 'data-style-text'

const STYLE_ELEMENT = /<style\b[^>]*>[\s\S]*?<\/style>/gi
/** Where a tag begins and ends, where a value does, and the name of the attribute. */
const SIGNS = /<[a-z]|[>"']|[\s/]style(?=\s*=)/gi

const BOLD = /^(?:bold|[6-9]\d\d\b)/
const LIGHT = /^(?:normal|lighter|[1-5]\d\d\b)/

export const LOOKS: readonly Look[] = [
  {
    element: 'strong',
    alike: 'b, strong',
    says: sayOf('font-weight', BOLD, LIGHT),
    anyway: 'h1, h2, h3, h4, h5, h6, th',
  },
  { element: 'em', alike: 'i, em', says: sayOf('font-style', /^(?:italic|oblique)/, /^normal/) },
  { element: 'u', alike: 'u', says: sayOf('text-decoration', /underline/), anyway: 'a' },
  { element: 's', alike: 's, strike, del', says: sayOf('text-decoration', /line-through/) },
  { element: 'sub', alike: 'sub', says: sayOf('vertical-align', /^sub/) },
  { element: 'sup', alike: 'sup', says: sayOf('vertical-align', /^super/) },
]

/** A paragraph of Word that is an item of a list there, and the mark that Word writes before it. */
const WORD_ITEM = `p[${STYLE_TEXT}*="mso-list"]`
const WORD_MARK = `span[${STYLE_TEXT}*="mso-list"]`
const NUMBER = /^\s*[\p{L}\p{N}]{1,5}\s*[.)-]/u

/**
 * What comes from the clipboard, before the schema of the editor drops what it does not know: what is said by styles
 * alone is said by elements.
 */
export function cleanPasted(html: string): string {
  const text = withStylesAsText(html)
  if (!text.includes(STYLE_TEXT)) return text
  const { body } = new DOMParser().parseFromString(text, 'text/html')
  makeWordLists(body)
  looksAsElements(body)
  return body.innerHTML
}

/** Word writes lists as paragraphs with a mark before them; they become lists again. */
function makeWordLists(body: HTMLElement) {
  for (const paragraph of body.querySelectorAll<HTMLElement>(WORD_ITEM)) {
    const mark = paragraph.querySelector(WORD_MARK)
    const tag = NUMBER.test(mark?.textContent ?? '') ? 'ol' : 'ul'
    mark?.remove()
    const item = body.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    listBefore(paragraph, tag, levelOf(paragraph)).append(item)
    paragraph.remove()
  }
}

function levelOf(paragraph: HTMLElement): number {
  return Number(/level(\d)/.exec(paragraph.getAttribute(STYLE_TEXT) ?? '')?.[1] ?? 1)
}

/** The list that ends before an element, or a new one there; deeper levels hang on its last item. */
function listBefore(element: Element, tag: 'ul' | 'ol', level: number): Element {
  let list = element.previousElementSibling
  if (list === null || !isList(list)) {
    list = element.ownerDocument.createElement(tag)
    element.before(list)
  }
  for (let depth = 1; depth < level && list.lastElementChild; depth++) {
    const item: Element = list.lastElementChild
    const inner: Element | null = item.lastElementChild
    list = inner && isList(inner) ? inner : item.appendChild(element.ownerDocument.createElement(tag))
  }
  return list
}

function isList({ tagName }: Element): boolean {
  return tagName === 'UL' || tagName === 'OL'
}

/**
 * Writes looks as the elements that the editor keeps: many programs write them as styles, and some put all that is
 * copied into an element for bold words that a style makes plain again.
 */
function looksAsElements(body: HTMLElement): void {
  for (const look of LOOKS) {
    const words = textsOf(body).filter((text) => hasLook(text, look))
    for (const element of body.querySelectorAll(look.alike)) becomePlain(element)
    for (const text of words) wrap(text, look.element)
  }
  for (const element of body.querySelectorAll(`[${STYLE_TEXT}]`)) element.removeAttribute(STYLE_TEXT)
}

/** All words; a text with a line break alone stands between paragraphs or rows. */
function textsOf(body: HTMLElement): Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && !/^\s*\n\s*$/.test(node.data)) texts.push(node)
  }
  return texts
}

/** The nearest element that says something decides. */
function hasLook(text: Text, look: Look): boolean {
  const isSo = look.anyway !== undefined && text.parentElement?.closest(look.anyway)
  if (isSo) return false
  let say: Say = null
  for (let element = text.parentElement; element && say === null; element = element.parentElement) {
    say = look.says(element.getAttribute(STYLE_TEXT) ?? '') ?? (element.matches(look.alike) ? 'on' : null)
  }
  return say === 'on'
}

/** The same element without its look: its language, its direction and its style say more. */
function becomePlain(element: Element) {
  const plain = element.ownerDocument.createElement('span')
  for (const { name, value } of element.attributes) plain.setAttribute(name, value)
  plain.append(...element.childNodes)
  element.replaceWith(plain)
}

function wrap(text: Text, tag: string) {
  const element = text.ownerDocument.createElement(tag)
  text.replaceWith(element)
  element.append(text)
}

/**
 * The HTML with its style attributes under another name, and without style elements. The content security policy lets
 * the browser apply neither, even to a document that nobody sees, and each of them would be reported.
 */
export function withStylesAsText(html: string): string {
  let place: Place = 'text'
  return html.replaceAll(STYLE_ELEMENT, '').replaceAll(SIGNS, (sign) => {
    if (sign.length > 2) return place === 'tag' ? ` ${STYLE_TEXT}` : sign
    place = placeAfter(place, sign.charAt(0))
    return sign
  })
}

/** Where a character is: in text, in a tag, or in a quoted value, which may hold anything. */
type Place = 'text' | 'tag' | '"' | "'"

function placeAfter(place: Place, sign: string): Place {
  if (place === 'text') return sign === '<' ? 'tag' : 'text'
  if (place !== 'tag') return sign === place ? 'tag' : place
  if (sign === '>') return 'text'
  return sign === '"' || sign === "'" ? sign : 'tag'
}

/** What an element says of a look: that its words have it, that they have it not, or nothing. */
type Say = 'on' | 'off' | null

/** A look of words that the editor knows as an element. */
type Look = {
  element: string
  /** All elements that mean the same. */
  alike: string
  says: (style: string) => Say
  /** Where the words look so anyway. */
  anyway?: string
}

/** Without `off` nothing takes a look off words: a line goes on through whatever elements stand in it. */
function sayOf(property: string, on: RegExp, off?: RegExp): Look['says'] {
  return (style) => {
    const value = valueOf(style, property)
    if (on.test(value)) return 'on'
    return off?.test(value) ? 'off' : null
  }
}

/** What the text of a style attribute says of a property, or of its `…-line`; the last word counts. */
function valueOf(style: string, property: string): string {
  const values = style.split(';').map((declaration) => {
    const [name = '', ...rest] = declaration.split(':')
    return [property, `${property}-line`].includes(name.trim().toLowerCase()) ? rest.join(':').trim().toLowerCase() : ''
  })
  return values.findLast((value) => value !== '') ?? ''
}
