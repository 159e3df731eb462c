import { expect, test } from 'vitest'
import { type Picture } from '#domain/site/picture.ts'
import { pictureAlt } from './picture-alt.ts'
import { withoutFiles } from '#server/records/put.ts'
import { replaceFile } from '#server/services/media/replacement.ts'
import { goesAt, lacksWords, matchedByName, isMadeSmaller } from './media-file.ts'
import { mediaSearch, readMediaQuery } from './media-query.ts'
import { changedTags, readTags } from './tags.ts'

test('what was asked of the library is the address, without what is usual', () => {
  const search = '?q=door&kind=image&use=unused&alt=missing&tag=%D8%A8%D8%A7%D8%A8&sort=size&page=3'
  expect(mediaSearch(readMediaQuery(new URLSearchParams(search)))).toBe(search)
  expect(mediaSearch(readMediaQuery(new URLSearchParams('kind=x&use=y&alt=z&sort=w&page=0')))).toBe('')
})

test('tags stand between commas of either script, each once, and some are added and taken off', () => {
  expect(readTags(' Warehouse، رَغوة ,warehouse;\n رغوة ')).toEqual(['Warehouse', 'رَغوة'])
  expect(changedTags(['Warehouse', 'foam'], { add: 'door, FOAM', remove: 'warehouse' })).toEqual(['foam', 'door'])
})

test('files that are sent together take the places of those that are called like them', () => {
  const marked = [
    { name: '1', originalName: 'Door.jpg' },
    { name: '2', originalName: 'gate.webp' },
    { name: '3', originalName: 'plan.jpg' },
    { name: '4', originalName: 'plan.png' },
  ]
  const sent = ['door.JPG', 'gate.png', 'plan.webp', 'plan.png', 'gate.webp', 'other.jpg']
  expect(matchedByName(sent, marked)).toEqual(['1', '2', null, '4', null, null])
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

const bare: Picture = { file: 'a.webp', width: 1, height: 1, color: null, renditions: { avif: [], webp: [] } }
const told = { ...bare, words: { alt: { ar: 'باب', en: '' }, isDecorative: false } }

test.each([
  ['the own text of a place', told, 'A gate', 'A gate'],
  ['the text of the library', told, '', 'باب'],
  ['the name of the record', bare, '', 'رغوة'],
  ['nothing of decoration', { ...bare, words: { ...told.words, isDecorative: true } }, '', ''],
  ['the name without a picture', null, '', 'رغوة'],
])('%s is read out', (_what, picture, own, read) => expect(pictureAlt(picture, own, 'رغوة', 'ar')).toBe(read))

test('a language without a text has the name', () => expect(pictureAlt(told, '', 'Foam', 'en')).toBe('Foam'))

const OLD = '0123456789abcdef.webp'
const other = { name: 'fedcba9876543210.png', width: 800, height: 600 }

test('a file is another one in fields, lists and texts, and the size of a picture in a text goes along', () => {
  const content = {
    image: OLD,
    gallery: ['aaaaaaaaaaaaaaaa.webp', OLD],
    detail: `<p>${OLD}</p><img alt="" width="60" height="30" src="/api/uploads/${OLD}"><img width="1" src="/a.png">`,
    price: 3,
  }
  expect(replaceFile(content, OLD, other)).toEqual({
    image: other.name,
    gallery: ['aaaaaaaaaaaaaaaa.webp', other.name],
    detail: `<p>${other.name}</p><img alt="" width="800" height="600" src="/api/uploads/${other.name}"><img width="1" src="/a.png">`,
    price: 3,
  })
})

test('a longer name that ends like it stays', () => {
  const long = `0000000000000000${OLD}`
  expect(replaceFile({ image: long }, OLD, other)).toEqual({ image: long })
})

test('what is gone leaves fields empty, and lists and texts without it', () => {
  const content = { image: OLD, gallery: [OLD, other.name], detail: `<p>a<img src="/api/uploads/${OLD}">b</p>` }
  expect(withoutFiles(content, [OLD])).toEqual({ image: '', gallery: [other.name], detail: '<p>ab</p>' })
  expect(withoutFiles(content, [])).toBe(content)
})
