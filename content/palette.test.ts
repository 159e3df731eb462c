import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accentColours } from './accents.ts'
import * as palette from './palette.ts'

const tokens = readFileSync(new URL('../app/styles/tokens.css', import.meta.url), 'utf8')

test.each(Object.entries(palette))('%s is the colour of the design by that name', (name, colour) => {
  const token = `--color-${name.toLowerCase().replace('_', '-')}`
  expect(tokens).toContain(`${token}: ${colour.toLowerCase()};`)
})

const accents = readFileSync(new URL('../app/styles/accents.css', import.meta.url), 'utf8')

test.each([1, 2, 3, 4, 5, 6, 7, 8])('pages, paper and pictures show categories in the same colours: %d', (accent) => {
  const { main, deep, tint } = accentColours(accent)
  const rule = accents.split(`[data-accent='${accent}']`)[1] ?? accents
  expect(rule.slice(0, rule.indexOf('}')).match(/#\w+/g)).toEqual([main, deep, tint].map((one) => one.toLowerCase()))
})
