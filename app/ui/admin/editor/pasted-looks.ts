import { LOOKS, type Look, type Say, STYLE_TEXT } from './style-text.ts'

/**
 * Writes looks as the elements that the editor keeps: many programs write them as styles, and some put all that is
 * copied into an element for bold words that a style makes plain again.
 */
export function looksAsElements(body: HTMLElement): void {
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
