import { expect, test } from 'vitest'
import { readStoredName, storedName } from './stored-name.ts'

const STEM = '2cf24dba5fb0a30e26e83b2ac5b9e29e'

test('the same bytes have the same name', () => {
  const { name, sha256 } = storedName(Buffer.from('hello'), 'webp')
  expect(name).toBe(`${STEM}.webp`)
  expect(sha256).toBe('2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824')
})

test('names of files and renditions are understood', () => {
  expect(readStoredName(`${STEM}.pdf`)).toEqual({ stem: STEM, rendition: null })
  expect(readStoredName(`${STEM}-640.avif`)).toEqual({ stem: STEM, rendition: { width: 640, format: 'avif' } })
})

test.each([
  '',
  '.',
  '..',
  STEM,
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
])('%j is no name', (name) => {
  expect(readStoredName(name)).toBeNull()
})
