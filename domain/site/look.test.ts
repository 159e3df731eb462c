import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { DEMO_COLOURS, lookColours, lookTheme, NEUTRAL_LOOK, type Look } from './look.ts'

const NOTHING: Look = { main: '', second: '', ground: '', tints: 'own', corners: 'round', letters: 'plex' }
const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

test('whatever colours are chosen, what stands on them and in them can be read', () => {
  fc.assert(
    fc.property(colour, colour, (main, ground) => {
      const chosen = lookColours({ ...NOTHING, main, ground })
      expect(contrast(chosen.main, chosen.onMain)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(chosen.text, chosen.ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(chosen.text, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('a yellow company has black words on its yellow, and darker words on its pages', () => {
  const { main, onMain, text } = lookColours({ ...NOTHING, main: '#ffd500' })
  expect([main, onMain]).toEqual(['#ffd500', '#000000'])
  expect(text).not.toBe(main)
})

test('a look that chooses nothing is that of the stylesheet', () => {
  expect(lookTheme(null)).toBeNull()
  expect(lookTheme(NOTHING)).toBeNull()
  expect(lookColours(null)).toEqual(DEMO_COLOURS)
})

test('a look sets only values of the design', () => {
  expect(lookTheme(NEUTRAL_LOOK)!.css).toMatch(/^:root:root\{[a-z\d#.:;-]+\}$/)
  expect(lookTheme({ ...NOTHING, corners: 'square' })!.css).toContain('--radius-md:0px')
})

test('letters of its own come from their own sheet, before all rules', () => {
  const { css, hasOwnLetters } = lookTheme({ ...NEUTRAL_LOOK, letters: 'readex' })!
  expect(css).toMatch(/^@import url\(\/letters\/readex\.css\);:root:root\{/)
  expect(css).toContain('--family-text:Tajawal,')
  expect(css).not.toMatch(/['"]/)
  expect(hasOwnLetters).toBe(true)
})

test('categories share the main colour, or are grey, where the company has it so', () => {
  const css = (tints: Look['tints']) => lookTheme({ ...NOTHING, main: '#1b7443', tints })!.css
  expect(css('own')).not.toContain('--acc')
  expect(css('main')).toContain('[data-accent][data-accent]{--acc:#1b7443;')
  expect(css('grey')).toContain('--acc-t:#edf0f1')
})
