import { expect, test } from 'vitest'
import { groundOf } from './brand-colour.ts'

test.each([
  ['#0e3f6c', 'white'],
  ['#3e7f4f', 'white'],
  ['#ffffff', 'black'],
  ['#f2c200', 'black'],
  ['#767676', 'white'],
  ['#808080', 'black'],
  ['#d65310', 'black'],
])('text on %s is %s', (colour, text) => expect(groundOf(colour)?.text).toBe(text))

test('every colour has a text that stands out 4.5 to 1', () => {
  for (let red = 0; red < 256; red += 15) {
    for (let green = 0; green < 256; green += 15) {
      for (let blue = 0; blue < 256; blue += 15) {
        const colour = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
        expect(contrast(colour, groundOf(colour)!.text), colour).toBeGreaterThanOrEqual(4.5)
      }
    }
  }
})

test('what is no colour is no ground', () => expect(groundOf('')).toBeNull())

function contrast(colour: string, text: 'white' | 'black'): number {
  const [light, dark] = text === 'white' ? [1, luminance(colour)] : [luminance(colour), 0]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
