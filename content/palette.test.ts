import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as palette from './palette.ts'

const tokens = readFileSync(new URL('../app/styles/tokens.css', import.meta.url), 'utf8')

test.each(Object.entries(palette))('%s is the colour of the design by that name', (name, colour) => {
  const token = `--color-${name.toLowerCase().replace('_', '-')}`
  expect(tokens).toContain(`${token}: ${colour.toLowerCase()};`)
})
