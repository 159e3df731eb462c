import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

type Text = (...values: unknown[]) => unknown
type Pair = { name: string; ar: Text; en: Text }

const ROOT = import.meta.dirname
const files = globSync('**/*.ts', { cwd: ROOT }).filter((path) => !path.endsWith('.test.ts'))

/** All texts of a module that are made from values, in both languages. */
function textsIn(value: unknown, name: string): Pair[] {
  if (typeof value !== 'object' || value === null) return []
  const { ar, en } = value as Record<string, unknown>
  if (typeof ar === 'function' && typeof en === 'function') return [{ name, ar: ar as Text, en: en as Text }]
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${name}.${key}`))
}

const modules = await Promise.all(files.map(async (path) => ({ path, module: await import(join(ROOT, path)) })))
const pairs = modules.flatMap(({ path, module }) => textsIn({ ...module }, path))

/** What a text says with the number in the place of each of its values; nothing where it takes no numbers. */
function say(text: Text, count: number): string {
  try {
    const said: unknown = text(...Array.from({ length: Math.max(text.length, 1) }, () => count))
    return typeof said === 'string' ? said : ''
  } catch {
    return ''
  }
}

/** Words behind a number, or a name, that are not counted. */
const UNCOUNTED =
  /^(?:من|في|إلى|غير|غيرها|حتى|ثم|على|بلا|بعد|قبل|كما|ر|خلال|وأكثر|فأكثر|أو|مع|لدى|أسفل|بما|ناقص|نهائياً|بالعربية|بالإنجليزية|ال.*|لل.*|و.*)$/
const nounAfter = (count: number, said: string): string | undefined => {
  const noun = new RegExp(`(?<![\\p{L}\\d.,])${count}[ \\u00a0]([\\p{Script=Arabic}\\p{M}]+)`, 'u').exec(said)?.[1]
  return noun === undefined || UNCOUNTED.test(noun) ? undefined : noun
}

const NOUNS =
  'product|pack|row|line|record|request|email|file|message|warning|item|page|picture|article|brand|day|piece'

describe('every text with a number', () => {
  test('is found', () => expect(pairs.length).toBeGreaterThan(150))

  test('counts in Arabic', () => {
    for (const { name, ar } of pairs) {
      const nouns = [1, 2, 3, 11, 100].map((count) => nounAfter(count, say(ar, count)))
      const [one, two, few, many] = nouns
      expect({ one, two }, name).toEqual({ one: undefined, two: undefined })
      if (few !== undefined || many !== undefined) expect(few, name).not.toBe(many)
    }
  })

  test('counts in English', () => {
    // There the placeholder is a brand's name, not a count.
    for (const { name, en } of pairs.filter((pair) => !pair.name.endsWith('brandsPage.products'))) {
      expect(say(en, 1), name).not.toMatch(new RegExp(`(?<![\\w.,])1[ \u00a0](?:${NOUNS})s\\b`))
      expect(say(en, 2), name).not.toMatch(new RegExp(`(?<![\\w.,])2[ \u00a0](?:${NOUNS})\\b`))
    }
  })
})
