import { describe, expect, it } from 'vitest'
import { foldCode } from './folded-code.ts'
import { pastedLines, readPastedLine } from './pasted-line.ts'

const KNOWN = new Set(['805', 'rw300401', 'ms55', 'maxfix', '12x'])

/** What a line means where the catalogue knows these codes. */
function meant(line: string) {
  const pasted = readPastedLine(pastedLines(line)![0]!)
  const reading = pasted.readings.find(({ code }) => KNOWN.has(code))
  return reading ? [reading.code, reading.qty, reading.unit] : pasted.asWritten
}

describe('a pasted line', () => {
  it.each([
    ['805 24', '805', 24, 'piece'],
    ['24 805', '805', 24, 'piece'],
    ['805', '805', 1, 'piece'],
    ['RW300401\t24', 'rw300401', 24, 'piece'],
    ['rw-300401; 1,200', 'rw300401', 1200, 'piece'],
    ['RW300401,24', 'rw300401', 24, 'piece'],
    ['RW 300401 ١٬٢٠٠', 'rw300401', 1200, 'piece'],
    ['RW300401 × ۲۴', 'rw300401', 24, 'piece'],
    ['RW300401 x 24', 'rw300401', 24, 'piece'],
    ['24xRW300401', 'rw300401', 24, 'piece'],
    ['24 * MS-55', 'ms55', 24, 'piece'],
    ['MS 55', 'ms55', 1, 'piece'],
    ['MAX-FIX 3', 'maxfix', 3, 'piece'],
    ['12x 6', '12x', 6, 'piece'],
    ['RW300401 3 كراتين', 'rw300401', 3, 'carton'],
    ['3 كرتون RW300401', 'rw300401', 3, 'carton'],
    ['RW300401 كرتون', 'rw300401', 1, 'carton'],
    ['RW300401 حبة 12', 'rw300401', 12, 'piece'],
    ['RW300401 12 حبّة', 'rw300401', 12, 'piece'],
    ['RW300401 5ctn', 'rw300401', 5, 'carton'],
    ['RW300401 2 Cartons', 'rw300401', 2, 'carton'],
    ['1\tRW300401\tPU foam 750 ml\t24', 'rw300401', 24, 'piece'],
    // Every way to part these signs would be tried, for hours.
    [`RW300401${'\t'.repeat(400)}24`, 'rw300401', 24, 'piece'],
    [`RW300401 ${'x '.repeat(200)}24`, 'rw300401', 24, 'piece'],
  ])('%s', (line, code, qty, unit) => expect(meant(line)).toEqual([code, qty, unit]))

  it.each([
    ['Foam gun, long; 4', { text: 'Foam gun, long', qty: 4, unit: 'piece' }],
    ['مسدس رغوة 3 كراتين', { text: 'مسدس رغوة', qty: 3, unit: 'carton' }],
    ['Foam gun model 24', { text: 'Foam gun model 24', qty: 1, unit: 'piece' }],
    ['805 0', { text: '805 0', qty: 1, unit: 'piece' }],
  ])('stays as it was written where nobody knows it: %s', (line, written) => expect(meant(line)).toEqual(written))

  it('goes on in the next where it is too long for one, and loses nothing', () => {
    const words = Array.from({ length: 200 }, (_, place) => `word${place}`).join(' ')
    const texts = pastedLines(words)!.map((line) => readPastedLine(line).asWritten.text)
    expect(texts.length).toBeGreaterThan(2)
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(500)
    expect(texts.join(' ')).toBe(words)
    expect(pastedLines(`a${'\t'.repeat(60_000)}b`)).toHaveLength(2)
  })

  it('is one of many, and empty ones are none', () => expect(pastedLines('805 2\r\n\r\n  \nMS-55\n')).toHaveLength(2))
})

it('is counted before it is read, and has no end of marks or of parts', () => {
  expect(pastedLines('a\n'.repeat(2_401))).toBeNull()
  expect(pastedLines('a\n'.repeat(2_400))).toHaveLength(2_400)
  expect(pastedLines('x'.repeat(240_001))).toBeNull()
  expect(pastedLines('x'.repeat(240_000))).toHaveLength(480)
})

it('compares codes without case, hyphens and blanks', () => expect(foldCode('Ms – 55')).toBe('ms55'))
