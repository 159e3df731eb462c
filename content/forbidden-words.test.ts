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

/** What people read, line by line: comments are for others, and keywords are what visitors type. */
const lines = globSync(['content/**/*.ts', 'seed/content/**/*.json'], { cwd: ROOT })
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((path) => withoutKeywords(path).map((line) => ({ path, line })))

function withoutKeywords(path: string): string[] {
  const text = read(path)
  if (path.endsWith('.ts')) {
    const code = text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
    return code.replaceAll(/^(?:import|export type|type) .*$/gm, '').split('\n')
  }
  return text.replaceAll(/"keywords": \{[^}]*\}/g, '').split('\n')
}

/** Sentences that are specified letter by letter. */
const SPECIFIED = [
  'تعذرت قراءة هذا الملف.',
  'Write a mobile number or an e-mail address; one is enough.',
  'ساري حتى',
  'ساري حتى {date}',
  'Datasheet',
]
const isSpecified = (line: string) => SPECIFIED.some((sentence) => line.includes(`'${sentence}'`))

const uses = (word: string, letters: string) => {
  const pattern = new RegExp(`(?<![${letters}])${word.replaceAll(/[.*+?()]/g, '\\$&')}(?![${letters}:])`, 'iu')
  return lines
    .filter(({ line }) => pattern.test(line) && !isSpecified(line))
    .map(({ path, line }) => `${path}: ${line.trim().slice(0, 120)}`)
}

describe('no text that people read uses', () => {
  test.each(forbidden(3))('the English word %s', (word) => expect(uses(word, 'A-Za-z')).toEqual([]))
  test.each(forbidden(4))('the Arabic word %s', (word) => expect(uses(word, '')).toEqual([]))
})
