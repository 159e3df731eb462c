import { expect, test } from 'vitest'
import { isMadeSmaller } from './made-smaller.ts'
import { goesAt, lacksWords } from './media-file.ts'
import { mediaSearch, readMediaQuery } from './media-query.ts'

test('what was asked of the library is the address, without what is usual', () => {
  const search = '?q=door&kind=image&use=unused&alt=missing&sort=size&page=3'
  expect(mediaSearch(readMediaQuery(new URLSearchParams(search)))).toBe(search)
  expect(mediaSearch(readMediaQuery(new URLSearchParams('kind=x&use=y&alt=z&sort=w&page=0')))).toBe('')
})

test('a file that nothing shows goes three days after it was sent, one that is kept does not', () => {
  const createdAt = '2026-11-27T00:00:00.000Z'
  expect(goesAt({ createdAt, isKept: false })?.toISOString()).toBe('2026-11-30T00:00:00.000Z')
  expect(goesAt({ createdAt, isKept: true })).toBeNull()
})

test('a picture lacks words unless it has both or is decoration; a PDF needs none', () => {
  const alt = { ar: 'باب', en: '' }
  expect(lacksWords({ kind: 'image', alt, isDecorative: false })).toBe(true)
  expect(lacksWords({ kind: 'image', alt, isDecorative: true })).toBe(false)
  expect(lacksWords({ kind: 'image', alt: { ar: 'باب', en: 'Door' }, isDecorative: false })).toBe(false)
  expect(lacksWords({ kind: 'pdf', alt, isDecorative: false })).toBe(false)
})

test('only a large picture that lost a good part is said to be made smaller', () => {
  expect(isMadeSmaller(12_400_000, 1_900_000)).toBe(true)
  expect(isMadeSmaller(12_400_000, 12_000_000)).toBe(false)
  expect(isMadeSmaller(300_000, 100_000)).toBe(false)
})
