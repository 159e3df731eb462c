import { foldText } from '#domain/text/fold.ts'

/** Letters of codes as Arabic speakers write what they hear; the longest come first. */
export const SPOKEN_LETTERS: Readonly<Record<string, string>> = {
  'ار دبليو': 'rw',
  'ام اس': 'ms',
  'بي يو': 'pu',
  'دي اف': 'df',
  'تي اي': 'te',
  'اس بي': 'sp',
  'اي بي': 'ab',
  ايه: 'a',
  اي: 'a',
  اس: 's',
  سي: 'c',
  تي: 't',
  جي: 'g',
}

const SPOKEN = new RegExp(
  `(?<![\\p{L}\\p{N}])(${Object.keys(SPOKEN_LETTERS).join('|')})\\s*(\\d+)(?![\\p{L}\\p{N}])`,
  'gu',
)

/** The folded text with `اس 20` written as `s20` where there is such a code; null where nothing of the kind is in it. */
export function withSpokenCodes(text: string, isKnown: (code: string) => boolean): string | null {
  const folded = foldText(text)
  const written = folded.replace(SPOKEN, (spoken, letters: string, digits: string) => {
    const code = SPOKEN_LETTERS[letters]! + digits
    return isKnown(code) ? code : spoken
  })
  return written === folded ? null : written
}
