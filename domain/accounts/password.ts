import { COMMON_PASSWORDS, COMMON_WORDS } from './common-passwords.ts'
import { foldText } from '#domain/text/fold.ts'

export const PASSWORD_LENGTH = { least: 12, most: 128 }

export type PasswordProblem = 'too-short' | 'too-long' | 'common' | 'name'

/**
 * What is wrong with a password of a member of staff, or null (docs/specification S39). `names` are the user's and the site's.
 * A password counts as one of the common ones, or as a name, however it is written: with capitals, signs that look
 * like letters, figures round it, or twice.
 */
export function passwordProblem(password: string, names: string[]): PasswordProblem | null {
  const length = Array.from(password).length
  if (length < PASSWORD_LENGTH.least) return 'too-short'
  if (length > PASSWORD_LENGTH.most) return 'too-long'
  const text = foldText(password)
  if (COMMON_PASSWORDS.has(text) || isRepetition(text) || isRowsOfKeys(text) || isOneOf(COMMON_WORDS, text)) {
    return 'common'
  }
  return isOneOf(names, text) ? 'name' : null
}

const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
}

/** Whether nothing but one of the words is there, once or again and again, between figures and signs. */
function isOneOf(words: Iterable<string>, text: string): boolean {
  const core = withoutEdges(text)
  const decoded = Array.from(core, (sign) => LOOKALIKES[sign] ?? sign).join('')
  const spellings = [core, decoded].map(lettersOf)
  return [...words].some((word) => {
    const letters = lettersOf(foldText(word))
    return (
      letters.length > 2 && spellings.some((spelling) => spelling !== '' && spelling.replaceAll(letters, '') === '')
    )
  })
}

/** The text without the figures and signs that stand before its first and behind its last letter. */
function withoutEdges(text: string): string {
  const signs = Array.from(text)
  const isLetter = (sign: string) => /\p{L}/u.test(sign)
  return signs.slice(signs.findIndex(isLetter), signs.findLastIndex(isLetter) + 1).join('')
}

function lettersOf(text: string): string {
  return text.replace(/\P{L}/gu, '')
}

/** Rows of keys and of counting, in which neighbours follow each other. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
]
/** How many signs may stand outside rows of keys before a password is more than these. */
const FEW = 4

function isRowsOfKeys(text: string): boolean {
  const signs = Array.from(text)
  const outside = signs.filter((_, index) => ![index - 2, index - 1, index].some((start) => isRun(signs, start)))
  return outside.length < FEW
}

function isRun(signs: string[], start: number): boolean {
  const three = start < 0 ? [] : signs.slice(start, start + 3)
  if (three.length < 3) return false
  const spellings = [three.join(''), three.toReversed().join('')]
  return new Set(three).size === 1 || ROWS.some((row) => spellings.some((spelling) => row.includes(spelling)))
}

const LONGEST_UNIT = 6

/** The same few signs again and again. */
function isRepetition(text: string): boolean {
  const signs = Array.from(text)
  return Array.from({ length: LONGEST_UNIT }, (_, index) => index + 1).some((unit) =>
    signs.every((sign, index) => index < unit || sign === signs[index - unit]),
  )
}
