import type { RecordOf } from '#domain/fields/field.ts'
import { inLanguage, type Locale } from '#domain/text/locale.ts'
import type { FOOTER_FIELDS, NAVIGATION_FIELDS } from './navigation-fields.ts'

export type FrameLink = { path: string; label: string }

/** The entries of the header. */
type NavigationView = FrameLink[]

export type FooterView = {
  quick: FrameLink[]
  information: FrameLink[]
  callLine: string
  copyright: string
  developerCredit: string
}

type Entry = { label: string; target: string }

/** `isShown` says of a path whether there is anything to see at its end. */
export function toNavigationView(
  { entries }: RecordOf<typeof NAVIGATION_FIELDS>,
  locale: Locale,
  isShown: (target: string) => boolean,
): NavigationView {
  return shownLinks(inLanguage(entries, locale), isShown)
}

export function toFooterView(
  footer: RecordOf<typeof FOOTER_FIELDS>,
  locale: Locale,
  isShown: (target: string) => boolean,
  fill: (text: string, locale: Locale) => string,
): FooterView {
  const words = inLanguage(footer, locale)
  return {
    quick: shownLinks(words.quick, isShown),
    information: shownLinks(words.information, isShown),
    callLine: fill(words.callLine, locale),
    copyright: fill(words.copyright, locale),
    developerCredit: fill(words.developerCredit, 'en'),
  }
}

function shownLinks(entries: readonly Entry[], isShown: (target: string) => boolean): FrameLink[] {
  return entries
    .filter(({ label, target }) => label !== '' && isShown(target))
    .map(({ label, target }) => ({ path: target, label }))
}
