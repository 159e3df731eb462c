import { expect, it } from 'vitest'
import { degreesText, isPosition, readDegrees, readPosition, readPositionPair } from './position.ts'

it.each([
  ['24.71', 24.71],
  ['-0', -0],
  ['+46.68', 46.68],
  ['90', 90],
  ['٢٤٫٧١', 24.71],
  ['24,71', 24.71],
  ['24.71°', 24.71],
])('%s is a latitude of %s', (text, degrees) => expect(readDegrees(text, 'latitude')).toBe(degrees))

it.each(['', 'NaN', 'Infinity', '1e1', '0x10', '24.71 46.68', '1,234.5', '90.0001', '-91', '24.', '.5', '--1', '2 4'])(
  '%j is no latitude',
  (text) => expect(readDegrees(text, 'latitude')).toBeNull(),
)

it('reaches further to the east than to the north', () => {
  expect(readDegrees('180', 'longitude')).toBe(180)
  expect(readDegrees('180.1', 'longitude')).toBeNull()
  expect(isPosition({ latitude: 90, longitude: -180 })).toBe(true)
  expect(isPosition({ latitude: Number.NaN, longitude: 0 })).toBe(false)
})

it('is shown with as many digits as anybody can use', () => {
  expect(degreesText(24.713552123456)).toBe('24.713552')
  expect(degreesText(46)).toBe('46')
  expect(degreesText(-0.0000001)).toBe('0')
})

it('is read from two texts, or from one that holds both', () => {
  const riyadh = { latitude: 24.7136, longitude: 46.6753 }
  expect(readPosition(' 24.7136', '46.6753 ')).toEqual(riyadh)
  expect(readPosition('24.7136', '')).toBeNull()
  expect(readPositionPair('24.7136, 46.6753')).toEqual(riyadh)
  expect(readPositionPair('٢٤٫٧١٣٦، ٤٦٫٦٧٥٣')).toEqual(riyadh)
  for (const text of ['24.7136', '24,7136', '24.7136,46.6753', '24.7136, 46.6753, 1', '95, 46', 'a, b']) {
    expect(readPositionPair(text)).toBeNull()
  }
})
