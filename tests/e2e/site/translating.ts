import { expect, type Page } from '@playwright/test'
import { loadErrors } from '#content/messages.ts'
import type { Locale } from '#domain/text/locale.ts'
import { untilHydrated } from '#tests/e2e/staff/staff-sign-in.ts'

/** Translates a page that its scripts run, presses whatever can be pressed, and expects it to stand. */
export async function pressTranslated(page: Page, locale: Locale) {
  await untilHydrated(page)
  await page.evaluate(translatePage)
  await page.evaluate(pressEverything)
  await expectStanding(page, locale)
}

export async function expectStanding(page: Page, locale: Locale) {
  await expect(page.getByRole('main')).toBeVisible()
  // The first slide of the home page has it, and may have made way for another.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached()
  await expect(page.getByText(loadErrors.page[locale])).toHaveCount(0)
}

/**
 * Runs in the page: does to it what a translating browser does. The text of every node comes to stand in two `<font>`
 * elements, some of which hold the old node and some a new one, and so does every text that appears or changes later.
 */
export function translatePage(): void {
  const LEFT_ALONE = 'script,style,title,textarea,option,noscript,font,.editor-text'
  let turn = 0
  const translate = (text: Node) => {
    const font = document.createElement('font')
    const inner = font.appendChild(document.createElement('font'))
    const shown = turn++ % 2 === 0 ? null : document.createTextNode(text.nodeValue ?? '')
    text.parentNode?.replaceChild(font, text)
    inner.append(shown ?? text)
  }
  const translateAll = () => {
    const texts: Node[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: text } = walker
      if (text.nodeValue?.trim() && !text.parentElement?.closest(LEFT_ALONE)) texts.push(text)
    }
    for (const text of texts) translate(text)
  }
  let isAsked = false
  const later = () => {
    if (isAsked) return
    isAsked = true
    setTimeout(() => {
      isAsked = false
      translateAll()
    })
  }
  translateAll()
  new MutationObserver(later).observe(document.body, { childList: true, subtree: true, characterData: true })
}

/**
 * Runs in the page: presses whatever can be pressed without sending anything, and leaves every dialog it opens. Of rows
 * that repeat the first two stand for all.
 */
export async function pressEverything(): Promise<number> {
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  const pressable = [
    ...document.querySelectorAll<HTMLElement>('button[type=button], summary, [role=tab], button[name=brand]'),
  ]
  const ofKind = new Map<string, number>()
  let pressed = 0
  for (const button of pressable) {
    if (!button.isConnected || !button.checkVisibility()) continue
    const kind = [button.tagName, button.className, button.closest('li, tr, fieldset, section')?.className].join()
    ofKind.set(kind, (ofKind.get(kind) ?? 0) + 1)
    if (button.closest('li, tr') && ofKind.get(kind)! > 2) continue
    button.click()
    pressed += 1
    await pause(30)
    const dialog = document.querySelector<HTMLElement>('dialog[open], [role=dialog]:not(dialog)')
    if (!dialog) continue
    await pause(200)
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    if (dialog instanceof HTMLDialogElement) dialog.close()
    await pause(30)
  }
  return pressed
}
