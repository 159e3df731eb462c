/**
 * A translating browser puts `<font>` elements in the place of text that React still knows. React would then fail to
 * take that text away, or to put something before it, and the page would die. So whatever React does to such a text is
 * done to what stands in its place. The answer tells whether the page has ever been translated: what React renders anew
 * is not, until the browser comes to it.
 */
export function surviveTranslation(): () => boolean {
  let isTranslated = document.querySelector('body font') !== null
  const standIns = new WeakMap<Node, Node>()

  /** The child of `parent` that holds `node` or stands in its place. */
  function placeOf(node: Node, parent: Node): Node | null {
    let place: Node | null = standIns.get(node) ?? node
    while (place && place.parentNode !== parent) place = place.parentNode
    return place
  }

  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const place = child.parentNode === this ? child : placeOf(child, this)
    if (place) removeChild.call(this, place)
    return child
  }
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, added: T, before: Node | null): T {
    const place = before && before.parentNode !== this ? placeOf(before, this) : before
    insertBefore.call(this, added, place)
    return added
  }

  /** Text that changes is shown anew; the browser translates it again. */
  const rewritten = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const place = standIns.get(target)
      standIns.delete(target)
      place?.parentNode?.replaceChild(target, place)
    }
  })
  const translated = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      const place = [...addedNodes].find(({ nodeName }) => nodeName === 'FONT')
      if (!place) continue
      isTranslated = true
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE) continue
        standIns.set(text, place)
        rewritten.observe(text, { characterData: true })
      }
    }
  })
  translated.observe(document.documentElement, { childList: true, subtree: true })
  return () => isTranslated
}
