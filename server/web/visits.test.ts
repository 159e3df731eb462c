import { beforeEach, describe, expect, test } from 'vitest'
import { chosenResult, type Choice } from '#domain/reports/daily-count.ts'
import { countFile, countPage, countShown, type Visit } from './visits.ts'

const noted: string[] = []
const counts = { note: (kind: string, text: string) => void noted.push(`${kind} ${text}`), write: async () => {} }
beforeEach(() => void noted.splice(0))

const PERSON: Visit = {
  method: 'GET',
  target: '/en/pu-foam/805',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  referer: undefined,
  cookie: undefined,
  purpose: undefined,
}
const ROUTE = '/en?/:categoryId/:productId'
const view = (visit: Partial<Visit>, route = ROUTE, choice: Choice | null = null) =>
  countPage(counts, { route, choice }, { ...PERSON, ...visit })

describe('a page of a product', () => {
  test.each(['/en/pu-foam/805', '/pu-foam/805.data?_routes=site%2Fproduct'])('is counted at %s', (target) => {
    view({ target })
    expect(noted).toEqual([`view ${target}`])
  })

  test.each<[string, Partial<Visit>]>([
    ['its head alone', { method: 'HEAD' }],
    ['what a browser fetches in advance', { purpose: 'prefetch;prerender' }],
    ['staff', { cookie: 'a=b; __Host-staff.session_token=xyz' }],
    ['a crawler', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a program', { userAgent: 'curl/8.14.1' }],
    ['who does not say what they are', { userAgent: undefined }],
  ])('is not counted for %s', (_who, visit) => {
    view(visit)
    expect(noted).toEqual([])
  })

  test('is counted for a customer who is signed in', () => {
    view({ cookie: '__Host-customer.session_token=xyz' })
    expect(noted).toHaveLength(1)
  })

  test('was chosen where the visitor came from a search', () => {
    view({ referer: 'https://example.com/en/search?q=foam' })
    view({ referer: 'https://example.com/en/products' })
    expect(noted).toEqual(['view /en/pu-foam/805', 'chosen /en/pu-foam/805', 'view /en/pu-foam/805'])
  })
})

test('other pages are not counted', () => {
  view({}, '/en?/categories/:categoryId')
  expect(noted).toEqual([])
})

test('a search is counted by its page', () => {
  view({ target: '/search?q=foam' }, '/en?/search')
  expect(noted).toEqual(['search /search?q=foam'])
})

test('a search without a product counts as one, and not by its words', () => {
  view({ target: '/en/search?q=foam' }, '/en?/search', 'search-none')
  expect(noted).toEqual(['choice en search-none'])
})

test('how a choice ended is counted, also where the browser alone knows', () => {
  view({ target: '/finder?job=seal&show=1' }, '/en?/finder', 'finder-found')
  countShown(counts, 'calculator-list', { ...PERSON, target: '/en/calculator' })
  for (const place of [0, 2, 3]) countShown(counts, chosenResult(place), { ...PERSON, target: '/en/search' })
  countShown(counts, 'calculator-result', { ...PERSON, purpose: 'prefetch' })
  expect(noted).toEqual([
    'choice ar finder-found',
    'choice en calculator-list',
    'choice en result-1',
    'choice en result-2-3',
    'choice en result-later',
  ])
})

test('datasheets are counted, pictures are not', () => {
  countFile(counts, 'a.pdf', PERSON)
  countFile(counts, 'a.webp', PERSON)
  expect(noted).toEqual(['datasheet a.pdf'])
})

test('what was fetched in advance is counted once it is shown, and a suggestion once it is chosen', () => {
  countShown(counts, 'prefetch', PERSON)
  countShown(counts, 'suggestion', PERSON)
  countShown(counts, 'prefetch', { ...PERSON, referer: 'https://example.com/search?q=foam' })
  countShown(counts, 'prefetch', { ...PERSON, userAgent: 'curl/8' })
  expect(noted.map((note) => note.split(' ')[0])).toEqual(['view', 'chosen', 'view', 'chosen'])
})
