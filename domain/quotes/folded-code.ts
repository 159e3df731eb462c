import { foldText } from '#domain/text/fold.ts'

export const MOST_FOLDED = 100

/** A code in whatever spelling: without case, hyphens and blanks. */
export function foldCode(code: string): string {
  return foldText(code)
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .slice(0, MOST_FOLDED)
}
