/** A stock code as prices are kept under it, as codes were folded when the column was made. */
export function foldedCode(code: string): string {
  return code
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replace(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/[\u0300-\u036f\u0640\u064b-\u0652\u0653\u0670\u06e1]/g, '')
    .replace(/[\u0622\u0623\u0625\u0671]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .trim()
}
