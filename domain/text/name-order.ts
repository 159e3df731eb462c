import { foldText } from './fold.ts'
import type { Locale } from './locale.ts'

const LONGEST = 200
const BEHIND_ARABIC = 0xe000

/**
 * What a name is ordered by, sign by sign and so alike in every database: as `Intl.Collator` orders it. Forms of a letter
 * make no difference, figures stand before letters, and in Arabic lists Arabic letters before Latin ones.
 */
export function nameOrder(name: string, locale: Locale): string {
  const folded = foldText(name.slice(0, LONGEST).replaceAll('ة', 'ت')).replaceAll('ؤ', 'و').replaceAll('ئ', 'ي')
  if (locale === 'en') return folded
  return folded.replace(/[a-z]/g, (letter) => String.fromCharCode(BEHIND_ARABIC + letter.charCodeAt(0)))
}
