import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrast } from '#domain/site/contrast.ts'
import { accentColours } from './accents.ts'
import * as palette from './palette.ts'

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

/** What people read: the texts in the code, without comments and names; keywords and names of other makers are what visitors type. */
const texts = globSync(['content/**/*.ts', 'seed/content/**/*.json'], { cwd: ROOT })
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((path) => textsOf(path).map((text) => ({ path, text })))

function textsOf(path: string): string[] {
  const text = read(path).replaceAll(/"(?:keywords|aliases)": (?:\{[^}]*\}|\[[^\]]*\])/g, '')
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

const tokens = readFileSync(new URL('../app/styles/tokens.css', import.meta.url), 'utf8')

test.each(Object.entries(palette))('%s is the colour of the design by that name', (name, colour) => {
  const token = `--color-${name.toLowerCase().replace('_', '-')}`
  expect(tokens).toContain(`${token}: ${colour.toLowerCase()};`)
})

const accents = readFileSync(new URL('../app/styles/tokens.css', import.meta.url), 'utf8')

test.each([1, 2, 3, 4, 5, 6, 7, 8])('pages, paper and pictures show categories in the same colours: %d', (accent) => {
  const { main, deep, tint } = accentColours(accent)
  const rule = accents.split(`[data-accent='${accent}']`)[1] ?? accents.split('[data-accent]')[1]!
  expect(rule.slice(0, rule.indexOf('}')).match(/#\w+/g)).toEqual([main, deep, tint].map((one) => one.toLowerCase()))
})

const dots = readFileSync(new URL('../app/ui/base/list/lists.css', import.meta.url), 'utf8')

test('marks of slides that are not shown stand out three times from the ground of light ones', () => {
  const rests = [...dots.matchAll(/ opacity: (0\.\d+);/g)].map(([, rest]) => Number(rest))
  expect(rests).toHaveLength(3)
  const [ink, ground] = ['color-ink', 'color-sand'].map((name) => new RegExp(`--${name}: (#\\w{6});`).exec(tokens)![1]!)
  for (const rest of rests) {
    const mark = `#${[1, 3, 5].map((at) => mixed(channel(ink!, at), channel(ground!, at), rest)).join('')}`
    expect(contrast(mark, ground!)).toBeGreaterThanOrEqual(3)
  }
})

const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
const mixed = (mark: number, ground: number, share: number) =>
  Math.round(share * mark + (1 - share) * ground)
    .toString(16)
    .padStart(2, '0')
