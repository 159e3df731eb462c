import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const [, terms = ''] = read('docs/glossary.md').split('# Words that people read')
const rows = terms
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** The words of a column of the table. */
const forbidden = (column: number) =>
  rows.flatMap((cells) => (cells[column] ?? '').split(',').map((word) => word.trim())).filter((word) => word !== '')

/** A text in quotes that is not the name of a property. */
const QUOTED = /'(?:[^'\\\n]|\\.)*'(?!\s*:)|"(?:[^"\\\n]|\\.)*"(?!\s*:)|`(?:[^`\\]|\\.)*`/g

/** What people read: the texts in the code, without comments and names; keywords are what visitors type. */
const texts = globSync(['content/**/*.ts', 'seed/content/**/*.json'], { cwd: ROOT })
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((path) => textsOf(path).map((text) => ({ path, text })))

function textsOf(path: string): string[] {
  const text = read(path).replaceAll(/"keywords": \{[^}]*\}/g, '')
  const code = text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
  return code.replaceAll(/^(?:import|export type|type) .*$|\$\{[^}]*\}/gm, '').match(QUOTED) ?? []
}

const uses = (word: string, letters: string) => {
  const pattern = new RegExp(`(?<![${letters}])${word.replaceAll(/[.*+?()]/g, '\\$&')}(?![${letters}])`, 'iu')
  return texts.filter(({ text }) => pattern.test(text)).map(({ path, text }) => `${path}: ${text.slice(0, 120)}`)
}

describe('no text that people read uses', () => {
  test.each(forbidden(3))('the English word %s', (word) => expect(uses(word, 'A-Za-z')).toEqual([]))
  test.each(forbidden(4))('the Arabic word %s', (word) => expect(uses(word, '')).toEqual([]))
})
