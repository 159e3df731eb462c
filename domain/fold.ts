/**
 * Folding of text for comparison, index and query alike: what a reader takes for the same word becomes the same
 * string. What is shown is never folded. Rules: Lucene's Arabic normaliser.
 */
export function foldText(text: string): string {
  return toLatinDigits(text.normalize('NFKC').toLowerCase())
    .replace(MARKS, '')
    .replace(ALEF, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
}

/** Arabic-Indic and Persian digits and separators as Latin ones: `٧٥٠` is `750`, `١٫٥` is `1.5`. */
export function toLatinDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
}

const MARKS = /[\u0640\u064b-\u0652\u0653\u0670\u06e1]/g
const ALEF = /[\u0622\u0623\u0625\u0671]/g
