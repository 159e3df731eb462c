import type { Page } from '@playwright/test'

/** What WCAG 2.5.5 and the design ask of a finger's target. */
const LEAST = 44

/** Controls of the page as it stands that are lower than a finger wants them; links inside a sentence are as high as it. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')
    const isShown = (control: HTMLElement) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !control.closest('[aria-hidden]')
    // A card is pressed wherever its link is stretched to.
    const isStretched = (control: HTMLElement) => getComputedStyle(control, '::after').position === 'absolute'
    return [...controls]
      .filter((control) => isShown(control) && getComputedStyle(control).display !== 'inline' && !isStretched(control))
      .map((control) => ({ control, box: (control.closest('label') ?? control).getBoundingClientRect() }))
      .filter(({ box: { width, height } }) => width > 0 && height < least - 0.5)
      .map(({ control, box: { height } }) => `${Math.round(height)}: ${control.outerHTML.slice(0, 120)}`)
  }, LEAST)
}
