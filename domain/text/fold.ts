/**
 * Folding of text for comparison, index and query alike: what a reader takes for the same word becomes the same
 * string. What is shown is never folded. Rules: Lucene's Arabic normaliser; Latin letters lose their accents.
 */
export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase()
  return toLatinDigits(text.normalize('NFKC').toLowerCase())
    .replace(ACCENTED, (letter) => letter.normalize('NFD').charAt(0))
    .replace(MARKS, '')
    .replace(ALEF, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
}

export function foldedWords(text: string): string[] {
  return foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Whether a text is of letters, digits and signs that fold to themselves, capitals left aside. */
export function isAscii(text: string): boolean {
  return ASCII.test(text)
}

/** Arabic-Indic and Persian digits and separators as Latin ones: `٧٥٠` is `750`, `١٫٥` is `1.5`. */
export function toLatinDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
}

const ASCII = /^\p{ASCII}*$/u
/** Letters of Latin that are another letter with a sign; those that are letters of their own stay. */
const ACCENTED = /[\u00c0-\u024f\u1e00-\u1eff]/g
const MARKS = /[\u0300-\u036f\u0640\u064b-\u0652\u0653\u0670\u06e1]/g
const ALEF = /[\u0622\u0623\u0625\u0671]/g

/** How many letters were typed wrong, left out, added or exchanged. */
export function lettersApart(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      rows[row]![column] = Math.min(
        rows[row - 1]![column]! + 1,
        rows[row]![column - 1]! + 1,
        rows[row - 1]![column - 1]! + (isSame ? 0 : 1),
        isSwapped ? rows[row - 2]![column - 2]! + 1 : Infinity,
      )
    }
  }
  return rows[one.length]![other.length]!
}
