import { cleanLine } from '#domain/text/clean-text.ts'
import { foldText } from '#domain/text/fold.ts'

/** The codes that the catalogue has, to be found as spreadsheets spell them. */
export type KnownCodes = {
  /** The stored spelling of a code, if there is one: of several that compare as equal its own, or the first. */
  spelling(code: string): string | undefined
  /** Those that are the same save for zeros before them. */
  sameSaveZeros(code: string): string[]
  /** Those that are the number, or mean it as a power: `1E5` of 100000. */
  ofValue(value: number): string[]
}

/** A code as it is compared: without marks, blanks around it and NBSP, whatever case and digits it is written in. */
export function foldCode(code: string): string {
  return foldText(cleanLine(code).replaceAll(/[\u00a0\u202f]/gu, ''))
}

const POWER = /^\d+e\d{1,2}$/u

export function knownCodes(codes: Iterable<string>): KnownCodes {
  const exact = new Set<string>()
  const spellings = new Map<string, string>()
  const withoutZeros = new Map<string, Set<string>>()
  const values = new Map<number, Set<string>>()
  for (const code of codes) {
    exact.add(code)
    const folded = foldCode(code)
    if (folded === '' || spellings.has(folded)) continue
    spellings.set(folded, code)
    add(withoutZeros, stripZeros(folded), code)
    if (/^\d+$/u.test(folded) || POWER.test(folded)) add(values, Number(folded), code)
  }
  return {
    spelling: (code) => (exact.has(code) ? code : spellings.get(foldCode(code))),
    sameSaveZeros: (code) => [...(withoutZeros.get(stripZeros(foldCode(code))) ?? [])],
    ofValue: (value) => [...(values.get(value) ?? [])],
  }
}

function add<Key>(map: Map<Key, Set<string>>, key: Key, code: string) {
  const found = map.get(key)
  if (found) found.add(code)
  else map.set(key, new Set([code]))
}

function stripZeros(folded: string): string {
  return folded.replace(/^0+(?=.)/u, '')
}
