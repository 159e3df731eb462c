import { expect, test } from 'vitest'
import { readStoredName, STORED_NAMES, storedNames } from './stored-name.ts'

const STEM = '2cf24dba5fb0a30e'
const LONG = '2cf24dba5fb0a30e26e83b2ac5b9e29e'

test('the same bytes have the same name', () => {
  const { names, sha256 } = storedNames(Buffer.from('hello'), 'webp')
  expect(names).toEqual([`${STEM}.webp`, `${LONG}.webp`])
  expect(sha256).toBe('2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824')
})

test('names of files and renditions are understood', () => {
  expect(readStoredName(`${STEM}.pdf`)).toEqual({ stem: STEM, rendition: null })
  expect(readStoredName(`${STEM}-640.avif`)).toEqual({ stem: STEM, rendition: { width: 640, format: 'avif' } })
})

test('names of earlier years, which were longer, are understood', () => {
  expect(readStoredName(`${LONG}.pdf`)).toEqual({ stem: LONG, rendition: null })
  expect(readStoredName(`${LONG}-640.avif`)).toEqual({ stem: LONG, rendition: { width: 640, format: 'avif' } })
})

test('names are found in texts, whole ones alone', () => {
  const text = `<img src="/api/uploads/${STEM}.webp"><img src="/api/uploads/${LONG}.png"> 0${STEM}.webp ${STEM}-640.avif`
  expect(text.match(STORED_NAMES)).toEqual([`${STEM}.webp`, `${LONG}.png`])
})

test.each([
  '',
  '.',
  '..',
  STEM,
  `${STEM.slice(1)}.webp`,
  `${LONG.slice(1)}.webp`,
  `${STEM}.svg`,
  `${STEM}.webp `,
  `${STEM}.webp\n`,
  `${STEM}.webp/..`,
  `../${STEM}.webp`,
  `${STEM.toUpperCase()}.webp`,
  `${STEM}-0640.avif`,
  `${STEM}-640.png`,
  `${STEM}-99999.webp`,
  'site.db',
  '.unfinished-1',
])('%j is no name', (name) => expect(readStoredName(name)).toBeNull())
