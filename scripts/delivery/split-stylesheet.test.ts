import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { splitRules, writeSplitStylesheet } from './split-stylesheet.ts'

test('a rule tells which elements and classes it needs, whatever their state', () =>
  expect(splitRules('nav > .card.open:not(.old) a:first-child,.pb-\\[2px\\]:where(.x){color:red}')).toEqual([
    {
      inside: [],
      selectors: [
        { text: 'nav > .card.open:not(.old) a:first-child', needs: ['nav', '.card', '.open', 'a'] },
        { text: '.pb-\\[2px\\]:where(.x)', needs: ['.pb-[2px]', '.x'] },
      ],
      declarations: ['color:red'],
    },
  ]))

test('a rule for all words of a language needs something in that language', () =>
  expect(splitRules(':root,[lang|=ar]{color:red}')).toMatchObject([
    {
      selectors: [
        { text: ':root', needs: [] },
        { text: '[lang|=ar]', needs: ['lang=ar'] },
      ],
    },
  ]))

test('a rule for the hosts of shadow trees finds nothing', () =>
  expect(splitRules(':root,:host{color:red}')).toMatchObject([{ selectors: [{ text: ':root' }] }]))

test('what stands round a rule stays round it', () => {
  const [piece] = splitRules('@layer components{@media (hover:hover){.card{color:red}}}')
  expect(piece?.inside).toEqual(['@layer components', '@media (hover:hover)'])
})

test.each([
  ['wide windows', '@media (width>=48rem){.card{color:red}}'],
  ['paper', '@media print{.card{color:red}}'],
  ["the reader's own colours", '@media (forced-colors:active){.card{color:red}}'],
])('rules for %s are left out', (_whom, css) => expect(splitRules(css)).toEqual([]))

test('rules for browsers of long ago are left out, but not the place of their layer', () =>
  expect(splitRules('@layer properties{@supports (x:y){*{--a:b}}}')).toEqual([
    { inside: [], name: '', text: '@layer properties;' },
  ]))

test('rules for narrow windows stay', () =>
  expect(splitRules('@media not all and (width>=48rem){.card{color:red}}')).toHaveLength(1))

test.each(['.card:hover', '.card:focus-visible', '.menu[open]', '::selection'])('%s is no first view', (selector) =>
  expect(splitRules(`${selector}{color:red}`)).toMatchObject([{ selectors: [] }]),
)

test('a rule against a state counts while there is none', () =>
  expect(splitRules('.skip:not(:focus){color:red}')).toMatchObject([{ selectors: [{ needs: ['.skip'] }] }]))

test('motion is left out, and so is what nobody sees', () =>
  expect(splitRules('a{transition:color 1s;cursor:pointer;color:red}')).toMatchObject([
    { declarations: ['color:red'] },
  ]))

test('the build leaves the one sheet of the site in pieces beside it, and takes the faces of fonts out of it', () => {
  const build = mkdtempSync(join(tmpdir(), 'sheet-'))
  mkdirSync(join(build, 'client/assets'), { recursive: true })
  expect(() => writeSplitStylesheet(build)).toThrow('one stylesheet of the site, not 0')
  const [rule, face] = ['a{color:red}', '@font-face{font-family:Plex;src:url(/assets/plex.woff2)}']
  const sheet = join(build, 'client/assets/app-1a2b.css')
  writeFileSync(sheet, `${rule}${face}`)
  writeSplitStylesheet(build)
  const { href, fontFaces, rules } = JSON.parse(readFileSync(join(build, 'split-stylesheet.json'), 'utf8'))
  expect(href).toBe('/assets/app-1a2b.css')
  expect(fontFaces).toBe(face)
  expect(rules).toMatchObject([{ declarations: ['color:red'] }])
  expect(readFileSync(sheet, 'utf8'), 'the sheet itself').toBe(rule)
})
