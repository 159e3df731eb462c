import { expect, type Page } from '@playwright/test'
import { untilHydrated } from './staff/staff-sign-in.ts'

const WIDTHS = [390, 768, 1280]
const softly = expect.configure({ soft: true })

/** Expects that words three times as long have room in what is pressed, in windows of every kind. */
export async function expectRoomForWideWords(page: Page, where: string) {
  await untilHydrated(page)
  await page.waitForFunction(isPressedKnown)
  await page.evaluate(widenWords)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    // A screen with an editor takes a moment to be laid out anew.
    await softly.poll(() => page.evaluate(wordsOutOfPlace), `${where}, ${width} pixels wide`).toEqual([])
  }
}

/** Runs in the page: whether React knows everything that is pressed: it would take other words for an error before. */
function isPressedKnown() {
  const pressed = [...document.querySelectorAll('body button, body .button, body .chip')]
  return pressed.every((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')))
}

/**
 * Runs in the page: makes the words of everything that can be pressed three times as long, as a translation may. Codes and
 * figures stay as they are.
 */
function widenWords(): void {
  for (const pressed of document.querySelectorAll('button, summary, .button, .chip, .tab, .arrow-link')) {
    const walker = document.createTreeWalker(pressed, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (!/\p{L}{2}/u.test(text.data) || text.parentElement!.closest('bdi, [dir=ltr], svg, .sr-only')) continue
      const words = text.data.trim()
      text.data = [words, words, words].join(' ')
    }
    const other = pressed.querySelector<HTMLElement>('[data-other]')
    if (other) other.dataset['other'] = `${other.dataset['other']} `.repeat(3)
  }
}

/** Runs in the page: what can be pressed whose words leave it, are cut off, lie over those of another, or leave the window. */
function wordsOutOfPlace(): string[] {
  const faults: string[] = []
  const shown: { name: string; part: Element | null; box: DOMRect }[] = []
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  if (wide > 0) faults.push(`the page is ${wide} pixels too wide`)
  for (const pressed of document.querySelectorAll('button, summary, .button, .chip, .tab, .arrow-link')) {
    if (!pressed.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const words = wordsOf(pressed)
    if (!words) continue
    const name = `${pressed.className || pressed.tagName}: ${pressed.textContent.trim().slice(0, 40)}`
    const own = pressed.getBoundingClientRect()
    if (reachesOut(words, own)) faults.push(`${name}: its words leave it`)
    for (let at = pressed.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      // What can be scrolled to is not lost.
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) break
      if (!/hidden|clip/.test(overflowX)) continue
      if (reachesOut(words, at.getBoundingClientRect())) faults.push(`${name}: cut off by .${at.className}`)
    }
    const part = pressed.closest('header, footer, nav, form, section, article, li, dialog, main')
    for (const other of shown) {
      if (other.part === part && overlap(other.box, words)) faults.push(`${name}: lies over ${other.name}`)
    }
    shown.push({ name, part, box: words })
  }
  return faults

  /** The box round the words that are seen; null where it has none. */
  function wordsOf(pressed: Element): DOMRect | null {
    const boxes: DOMRect[] = []
    const walker = document.createTreeWalker(pressed, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const parent = text.parentElement!
      if (!text.data.trim() || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = new Range()
      range.selectNodeContents(text)
      // What only screen readers are told stands in a box of one pixel.
      if (parent.getBoundingClientRect().height > 4) boxes.push(range.getBoundingClientRect())
    }
    if (boxes.length === 0) return null
    const left = Math.min(...boxes.map((box) => box.left))
    const top = Math.min(...boxes.map((box) => box.top))
    const right = Math.max(...boxes.map((box) => box.right))
    const bottom = Math.max(...boxes.map((box) => box.bottom))
    return new DOMRect(left, top, right - left, bottom - top)
  }

  function reachesOut(inner: DOMRect, outer: DOMRect): boolean {
    const sideways = inner.left < outer.left - 1 || inner.right > outer.right + 1
    return sideways || inner.top < outer.top - 6 || inner.bottom > outer.bottom + 6
  }

  function overlap(one: DOMRect, other: DOMRect): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return across > 2 && down > 6
  }
}
