import { toLatinDigits } from '#domain/text/fold.ts'

const MAX_LENGTH = 120
/** Harakat and tatweel: how a word is decorated, not what it is. */
const DECORATION = /[\u0640\u064b-\u0652\u0670]/gu

/**
 * The text as one segment of an address: lower-case letters of any script, Latin digits and single dashes.
 * `MS 55 – Hybrid` gives `ms-55-hybrid`, `رغوة ٧٥٠` gives `رغوة-750`; nothing that can stand there gives ''.
 */
export function slugify(text: string): string {
  const words = toLatinDigits(text.normalize('NFKC'))
    .replace(DECORATION, '')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return trimDashes(Array.from(trimDashes(words)).slice(0, MAX_LENGTH).join(''))
}

/** The first of `base`, `base-2`, `base-3` … that is not taken. */
export function firstFree(base: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? base : `${base}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}

function trimDashes(text: string): string {
  return text.replace(/^-+/, '').replace(/-+$/, '')
}
