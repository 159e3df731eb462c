import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastOfWhite } from '#domain/catalogue/brand-colour.ts'
import { accentColours } from './accents.ts'
import * as palette from './palette.ts'

const tokens = readFileSync(new URL('../app/styles/tokens.css', import.meta.url), 'utf8')

test.each(Object.entries(palette))('%s is the colour of the design by that name', (name, colour) => {
  const token = `--color-${name.toLowerCase().replace('_', '-')}`
  expect(tokens).toContain(`${token}: ${colour.toLowerCase()};`)
})

const accents = readFileSync(new URL('../app/styles/tokens.css', import.meta.url), 'utf8')

test.each([1, 2, 3, 4, 5, 6, 7, 8])('pages, paper and pictures show categories in the same colours: %d', (accent) => {
  const { main, deep, tint } = accentColours(accent)
  const rule = accents.split(`[data-accent='${accent}']`)[1] ?? accents
  expect(rule.slice(0, rule.indexOf('}')).match(/#\w+/g)).toEqual([main, deep, tint].map((one) => one.toLowerCase()))
})

const dots = readFileSync(new URL('../app/ui/base/list/dots.css', import.meta.url), 'utf8')

test('marks of slides that are not shown stand out three times from the ground of light ones', () => {
  const rests = [...dots.matchAll(/ opacity: (0\.\d+);/g)].map(([, rest]) => Number(rest))
  expect(rests).toHaveLength(3)
  const [ink, ground] = ['color-ink', 'color-sand'].map((name) => new RegExp(`--${name}: (#\\w{6});`).exec(tokens)![1]!)
  for (const rest of rests) {
    const mark = `#${[1, 3, 5].map((at) => mixed(channel(ink!, at), channel(ground!, at), rest)).join('')}`
    expect(contrastOfWhite(mark) / contrastOfWhite(ground!)).toBeGreaterThanOrEqual(3)
  }
})

const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
const mixed = (mark: number, ground: number, share: number) =>
  Math.round(share * mark + (1 - share) * ground)
    .toString(16)
    .padStart(2, '0')
