import type { TextEncoding } from './sheet-file.ts'

const BYTE_ORDER_MARKS: [TextEncoding, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Enough to see where the zero bytes stand. */
const SAMPLE = 64 * 1024
/** Separators and line ends alone leave more of them, however Arabic a text is. */
const LEAST_ZEROS = 0.02

const ARABIC_PAIR = /[\u0621-\u064a\u067e\u0686\u0698\u06a9\u06af\u06cc]{2}/u

/** Which encoding a file of text is in; `guessed` where nothing in it proves that. */
export function findEncoding(bytes: Uint8Array): { encoding: TextEncoding; guessed: boolean } {
  for (const [encoding, mark] of BYTE_ORDER_MARKS)
    if (mark.every((byte, place) => bytes[place] === byte)) return { encoding, guessed: false }
  const wide = byZeros(bytes.subarray(0, SAMPLE))
  if (wide) return { encoding: wide, guessed: false }
  if (isUtf8(bytes)) return { encoding: 'utf-8', guessed: false }
  const isArabic = ARABIC_PAIR.test(decodeText(bytes, 'windows-1256'))
  return { encoding: isArabic ? 'windows-1256' : 'windows-1252', guessed: true }
}

/** The text, without a byte order mark; what is no text in that encoding becomes U+FFFD. */
export function decodeText(bytes: Uint8Array, encoding: TextEncoding): string {
  return new TextDecoder(encoding).decode(bytes)
}

/** In UTF-16 one half of the bytes is full of zeros, the other has none. */
function byZeros(sample: Uint8Array): TextEncoding | null {
  const zeros = [0, 0]
  for (let place = 0; place < sample.length; place++) if (sample[place] === 0) zeros[place % 2]!++
  const [even = 0, odd = 0] = zeros
  const many = Math.max(1, (sample.length / 2) * LEAST_ZEROS)
  if (odd >= many && even <= odd / 10) return 'utf-16le'
  return even >= many && odd <= even / 10 ? 'utf-16be' : null
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const CONTROLS = /[\u0000-\u0008\u000e-\u001f\ufffe\uffff]/gu // oxlint-disable-line no-control-regex -- these are the characters to count
const MOST_CONTROLS = 0.01

/** Whether a decoded file is text at all, and not a picture or an archive. A few stray signs are forgiven. */
export function isText(text: string): boolean {
  return (text.match(CONTROLS)?.length ?? 0) <= text.length * MOST_CONTROLS
}
