/** Signs over and under Arabic letters, and the stroke that only lengthens a word. */
const SIGNS = /[\u064b-\u0652\u0670\u0640]/g

/**
 * The strings of a manuscript as they are searched for: nobody types vowel signs, and a letter with its sign is one
 * glyph on paper that no search takes apart.
 */
export function toSearchable<T>(data: T): T {
  const plain = (_key: string, value: unknown) =>
    typeof value === 'string' ? value.normalize('NFC').replace(SIGNS, '') : value
  return JSON.parse(JSON.stringify(data, plain)) as T
}
