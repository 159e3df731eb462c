import { STYLE_TEXT, withStylesAsText, LOOKS, type Look, type Say } from './style-text.ts'

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
