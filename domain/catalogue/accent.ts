/** So many colours do categories take in turn; `content/accents.ts` and `accents.css` hold them. */
const ACCENTS = 8

/** The colour of a category, from 1 on: by its place in the menu, and by its id where it has none. */
export function accentOf({ id, sortId }: { id: string; sortId: number | null }): number {
  const place = sortId ?? [...id].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0)
  return ((((place - 1) % ACCENTS) + ACCENTS) % ACCENTS) + 1
}
