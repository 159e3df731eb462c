/**
 * What is left of a folded word without what its forms add. Arabic: the second form of hamza, then one article or
 * conjunction before it and one ending behind it are taken off, as Lucene's light stemmer does; English: the plural.
 */
export function stemOf(folded: string): string {
  return stemsOf(folded).at(-1)!
}

/**
 * The word without its article, and its stem. Words are forms of one another where they share one of these: what
 * looks like an ending may be a part of the word, as it is in `سيليكون`.
 */
export function stemsOf(folded: string): string[] {
  if (/\d/.test(folded)) return [folded]
  const bare = ARABIC.test(folded) ? withoutArticle(secondForm(folded)) : folded
  const stem = ARABIC.test(folded) ? withoutEnding(bare) : singular(bare)
  return stem === bare ? [bare] : [bare, stem]
}

/** Whether two folded words are forms of one another, by the stems of both. */
export function areForms(stems: readonly string[], others: readonly string[]): boolean {
  return stems.some((stem) => others.includes(stem))
}

/** The word without the article and what is written together with it, or without `و`. Two letters remain at least. */
export function withoutArticle(folded: string): string {
  const article = ARTICLES.find((prefix) => folded.startsWith(prefix) && folded.length >= prefix.length + 2)
  if (article) return folded.slice(article.length)
  return folded.startsWith('و') && folded.length >= 4 ? folded.slice(1) : folded
}

const ARABIC = /[\u0621-\u064a]/
const ARTICLES = ['وال', 'بال', 'كال', 'فال', 'ال', 'لل']
const ENDINGS = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي']

/** Hamza as it is often left out or typed: `ؤ` as `و`, `ئ` as `ي`, and none on the line. */
function secondForm(folded: string): string {
  return folded.replaceAll('ؤ', 'و').replaceAll('ئ', 'ي').replaceAll('ء', '')
}

function withoutEnding(word: string): string {
  const ending = ENDINGS.find((suffix) => word.endsWith(suffix) && word.length >= suffix.length + 2)
  return ending ? word.slice(0, -ending.length) : word
}

function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
