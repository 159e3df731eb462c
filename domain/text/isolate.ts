import type { Locale } from './locale.ts'

const LEFT_TO_RIGHT_ISOLATE = '\u2066'
const POP_ISOLATE = '\u2069'

const ARABIC = /[\u0600-\u06ff]/

/** Addresses keep their order by themselves, and no mark may stand in them. */
const ADDRESS = /(?:https?:\/\/|www\.)\S+|[\w.+-]+@\S+/g

/** Latin words and figures that follow one another, and the signs between and before them: `+966 50 123 4567`, `300×40`. */
const RUN =
  /[±≥≤+−-]?[\w٠-٩](?:[\w٠-٩%²³]|[.,:/+–−±×*-](?=[\w٠-٩])|[^\S\n](?=[±+−-]?[\w٠-٩]|[/–−-][^\S\n][±+−-]?[\w٠-٩])|\/(?=[±+−-][\w٠-٩])|[/–−-](?=[^\S\n][±+−-]?[\w٠-٩]))*/g

/** What begins with a letter keeps its order among Arabic words, and so does a plain number. */
const IS_TURNED = /^[^A-Za-z]*[\d٠-٩].*[^\d٠-٩.,:/]|^[±≥≤+−-]|%$|\/[±+−-]/

/**
 * The figures and names of an Arabic text that would stand the other way round there, because of their signs or groups:
 * phone numbers, ranges, `25%`, `0.75 L`, `300×40`. The one rule for pages, mails and pictures alike.
 */
export function turnedRuns(text: string): { text: string; index: number }[] {
  if (!ARABIC.test(text)) return []
  // What stands in for an address is as long, and no run.
  const plain = text.replaceAll(ADDRESS, (address) => '\u0640'.repeat(address.length))
  return Array.from(plain.matchAll(RUN), ({ 0: found, index }) => {
    // A hyphen after a letter joins two words and is no sign.
    const joins = /^[^\w٠-٩]/.test(found) && /\p{L}/u.test(plain[index - 1] ?? '')
    return joins ? { text: found.slice(1), index: index + 1 } : { text: found, index }
  }).filter((run) => IS_TURNED.test(run.text))
}

/** A text that always reads left to right, as one run of an Arabic line: a code, a standard, a phone number. */
export function isolate(text: string, locale: Locale): string {
  return locale === 'ar' && text !== '' ? `${LEFT_TO_RIGHT_ISOLATE}${text}${POP_ISOLATE}` : text
}

/** An Arabic text in which every figure that would be turned is a run of its own, where there are only characters. */
export function isolateFigures(text: string, locale: Locale): string {
  let isolated = ''
  let end = 0
  for (const run of locale === 'ar' ? turnedRuns(text) : []) {
    isolated += text.slice(end, run.index) + isolate(run.text, locale)
    end = run.index + run.text.length
  }
  return isolated + text.slice(end)
}

/** Text of whatever direction that somebody typed, set apart from the sentence that names it. */
export function isolateText(text: string): string {
  return `\u2068${text}\u2069`
}
