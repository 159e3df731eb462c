import { describe, expect, it, test } from 'vitest'
import type { Product } from '#domain/products/product.ts'
import { pageWindow } from './page-window.ts'
import { aliasPath, asRouted, categoryPath, postPath, productPath, withoutTrailingSigns } from './paths.ts'
import { cardPictureOf, type Picture, plainUrl, srcSet, thumbnailOf, staticSrcSet } from './picture.ts'
import { preferenceCookie, preferenceIn } from './preference-cookie.ts'
import type { JobState } from './job.ts'
import { missingOn, type SetUpStep } from './set-up.ts'
import { type SiteFacts, siteTroubles } from './site-troubles.ts'
import { readSocialPath, socialPath, toSocialCard } from './social-card.ts'
import { backupName, backupsToKeep, OLDEST_BACKUP_DAYS, takenAtOf } from './backup-plan.ts'

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 4, [1, 2, 3, 4]],
  [1, 84, [1, 2, null, 84]],
  [4, 84, [1, 2, 3, 4, 5, null, 84]],
  [5, 84, [1, null, 4, 5, 6, null, 84]],
  [84, 84, [1, null, 83, 84]],
])('on page %i of %i the first, the last and the neighbours are offered', (page, pages, numbers) => {
  expect(pageWindow(page, pages)).toEqual(numbers)
})

test('a product is found under its category, or under uncategorized when it has none', () => {
  expect(productPath({ id: '805', category: { id: 'pu-foam' } })).toBe('/pu-foam/805')
  expect(productPath({ id: '805', category: null })).toBe('/uncategorized/805')
})

test('an id cannot add segments to an address', () => {
  expect(categoryPath('a/b')).toBe('/categories/a%2Fb')
  expect(postPath('what now?')).toBe('/blogs/what%20now%3F')
})

test('breadcrumbs name Arabic pages by their alias and English pages by their prefix', () => {
  expect(aliasPath('ar', '/')).toBe('/ar')
  expect(aliasPath('ar', '/categories')).toBe('/ar/categories')
  expect(aliasPath('en', '/')).toBe('/en')
  expect(aliasPath('en', '/categories')).toBe('/en/categories')
})

test.each([
  ['/EN', '/en?', '/en'],
  ['/', '/en?', '/'],
  ['/En/About', '/en?/about', '/en/about'],
  ['/%61bout', '/en?/about', '/about'],
  ['/AR/Categories/PU-Foam', '/ar/categories/:categoryId', '/ar/categories/PU-Foam'],
  ['/english/805', '/en?/:categoryId/:productId', '/english/805'],
  ['/EN/Nothing/At/All', '/en?/*', '/en/Nothing/At/All'],
  ['/en/nothing-here', '/en?/en/*', '/en/nothing-here'],
  ['/about/', '/en?/about', '/about'],
  ['/blogs/%D8%B1%D8%BA%D9%88%D8%A9', '/en?/blogs/:slug', '/blogs/%D8%B1%D8%BA%D9%88%D8%A9'],
])('%s on the page %s is %s', (pathname, pattern, routed) => expect(asRouted(pathname, pattern)).toBe(routed))

test.each([
  '/pu-foam/805)',
  '/pu-foam/805.',
  '/pu-foam/805,',
  '/pu-foam/805%20',
  '/pu-foam/805%D8%8C',
  '/pu-foam/805%22).',
  '/pu-foam/805%3F',
  '/pu-foam/805%D8%9F',
  '/pu-foam/805%E2%80%A6',
  '/pu-foam/805%E2%80%8F',
])('%s was meant to be without its last signs', (path) => expect(withoutTrailingSigns(path)).toBe('/pu-foam/805'))

describe('picture', () => {
  const picture: Picture = {
    file: 'a.webp',
    width: 1200,
    height: 900,
    color: '#123456',
    renditions: { avif: [160, 320, 640], webp: [160, 320, 640] },
  }

  test('a thumbnail is offered in its smallest size alone', () => {
    const small = thumbnailOf(picture)
    expect(srcSet(small, 'avif')).toBe('/api/uploads/a-160.avif 160w')
    expect(plainUrl(small)).toBe('/api/uploads/a-160.webp')
    expect(small).toMatchObject({ file: 'a.webp', width: 1200, height: 900, color: '#123456' })
  })

  test('a picture without smaller ones is its own thumbnail', () => {
    const whole = { ...picture, renditions: { avif: [], webp: [] } }
    expect(thumbnailOf(whole)).toEqual(whole)
    expect(plainUrl(thumbnailOf(whole))).toBe('/api/uploads/a.webp')
  })

  test('a card is offered neither the smallest nor the largest sizes, unless there are no others', () => {
    const large = { ...picture, renditions: { avif: [160, 320, 640, 960, 1200], webp: [160] } }
    const card = cardPictureOf(large)
    expect(srcSet(card, 'avif')).toBe('/api/uploads/a-320.avif 320w, /api/uploads/a-640.avif 640w')
    expect(plainUrl(card)).toBe('/api/uploads/a-160.webp')
  })
})

it('a preference is found again by its name, over TLS and without', () => {
  for (const isSecure of [true, false]) {
    const [sent] = preferenceCookie('language', 'ar', isSecure).split(';')
    expect(preferenceIn(`other=1; ${sent}; last=2`, 'language')).toBe('ar')
  }
})

it('over TLS it goes over TLS alone', () => {
  expect(preferenceCookie('language', 'ar', true)).toMatch(/^__Host-language=ar; Path=\/; .*; Secure$/)
  expect(preferenceCookie('language', 'ar', false)).not.toContain('ecure')
})

it('no other cookie is taken for it', () => {
  expect(preferenceIn('xlanguage=ar; languages=en', 'language')).toBeNull()
  expect(preferenceIn(null, 'language')).toBeNull()
})

const well: SiteFacts = {
  now: '2026-05-01T12:00:00.000Z',
  jobs: [],
  outbox: { failed: 0, oldestSeconds: 0 },
  storage: { isUp: true },
  pictures: { failed: 0 },
  webhooks: { stopped: 0 },
  disk: { free: 50_000_000_000 },
  visitorFiles: { day: { used: 79, most: 100 }, site: { used: 0, most: 0 } },
  backups: { stored: [{ takenAt: '2026-05-01T11:30:00Z' }] },
}
const job = (over: Partial<JobState>) => ({ name: 'backup', error: '', ...over }) as JobState

it('a site that fares well has none, also before its first backup and where nothing tells of the disk', () => {
  expect(siteTroubles(well)).toEqual([])
  expect(siteTroubles({ ...well, backups: { stored: [] }, disk: null })).toEqual([])
})

it.each<[string, Partial<SiteFacts>, unknown]>([
  ['a storage that is away', { storage: { isUp: false } }, { kind: 'storage-away' }],
  ['a disk that is nearly full', { disk: { free: 900_000_000 } }, { kind: 'disk-low' }],
  ['a disk that is full', { disk: { free: 100_000_000 } }, { kind: 'disk-full' }],
  [
    'a ceiling of visitors’ files that is nearly reached',
    { visitorFiles: { day: { used: 81, most: 100 }, site: { used: 0, most: 100 } } },
    { kind: 'visitor-files' },
  ],
  ['a job that failed', { jobs: [job({ error: 'disk full' })] }, { kind: 'job-failed', job: 'backup' }],
  ['a backup of yesterday', { backups: { stored: [{ takenAt: '2026-04-30T11:30:00Z' }] } }, { kind: 'backup-old' }],
  ['a mail that has waited an hour', { outbox: { failed: 0, oldestSeconds: 3600 } }, { kind: 'mail-waits' }],
  ['a mail that was given up', { outbox: { failed: 1, oldestSeconds: 0 } }, { kind: 'mail-failed' }],
  ['a picture that could not be made smaller', { pictures: { failed: 1 } }, { kind: 'pictures-failed' }],
  ['a webhook that was stopped', { webhooks: { stopped: 1 } }, { kind: 'webhooks-stopped' }],
  ['a site without backups', { backups: null }, { kind: 'backups-off' }],
])('%s is told', (_what, facts, trouble) => expect(siteTroubles({ ...well, ...facts })).toEqual([trouble]))

describe('social card', () => {
  const accentOf = () => ({ deep: '#111111', tint: '#eeeeee' })
  const picture = { file: 'abc.webp', width: 1200, height: 1200, color: null, renditions: { avif: [], webp: [] } }

  const product: Pick<Product, 'id' | 'code' | 'name' | 'brand' | 'category' | 'image'> = {
    id: 'ms-55',
    code: 'ms-55',
    name: { ar: 'مانع تسرب', en: 'Sealant' },
    brand: { ar: 'إيبرسيل', en: 'IBERSEAL' },
    category: { id: 'hybrid', name: { ar: 'هجين', en: 'Hybrid' }, accent: 1 },
    image: picture,
  }
  const cardOf = (given: Partial<Product> = {}) =>
    toSocialCard({ kind: 'products', record: { ...product, ...given } as Product }, 'ar', accentOf)

  test('a product shows its code as on the pack, its name, brand and category', () =>
    expect(cardOf()).toMatchObject({
      mark: 'MS-55',
      heading: 'مانع تسرب',
      line: 'إيبرسيل · هجين',
      picture: 'abc.webp',
    }))

  test('what a product lacks leaves no gap', () => {
    expect(cardOf({ code: null, category: null })).toMatchObject({ mark: null, line: 'إيبرسيل' })
    expect(cardOf({ brand: { ar: '', en: '' }, category: null }).line).toBe('')
  })

  test('a picture of another host is never fetched', () => {
    expect(cardOf({ image: { ...picture, file: 'https://img.example/a.webp' } }).picture).toBeNull()
    expect(cardOf({ image: null }).picture).toBeNull()
  })

  test('the address of a picture says what is on it, whatever the letters of its id', () => {
    for (const id of ['805', 'لاصق-قوي', 'a b%']) {
      const path = socialPath({ kind: 'products', locale: 'en', id }, '0a1b')
      expect(readSocialPath(path)).toEqual({ kind: 'products', locale: 'en', id, fingerprint: '0a1b' })
    }
  })

  test.each([
    '/social/products/ar/805/xyz.jpg',
    '/social/people/ar/805/0a.jpg',
    '/social/products/fr/805/0a.jpg',
    '/social/products/ar/0a.jpg',
    '/social/products/ar/805/0a.png',
  ])('%s is no such address', (path) => expect(readSocialPath(path)).toBeNull())
})

test('a browser can choose among all widths of a picture', () => {
  const picture = {
    stem: '/images/hero-1.3fa91c2b',
    src: '/images/hero-1.3fa91c2b-960.webp',
    width: 1200,
    height: 600,
    color: '#102030',
    alt: { ar: 'صورة', en: 'Picture' },
    widths: [640, 1200],
  }
  expect(staticSrcSet(picture, 'avif')).toBe(
    '/images/hero-1.3fa91c2b-640.avif 640w, /images/hero-1.3fa91c2b-1200.avif 1200w',
  )
})

const NOW = new Date('2026-11-22T12:30:00Z')
const HOUR = 60 * 60 * 1000

function everyHour(hours: number): string[] {
  return Array.from(
    { length: hours },
    (_, ago) => `${new Date(NOW.getTime() - ago * HOUR).toISOString().slice(0, 19)}Z`,
  )
}

describe('of backups taken every hour', () => {
  const kept = [...backupsToKeep(everyHour(24 * 400), NOW)].toSorted()

  test('all of the last day stay, one of each day of two weeks and one of each month of half a year', () => {
    const day = kept.filter((at) => at > '2026-11-21T12:30:00Z')
    expect(day).toHaveLength(24)
    const days = new Set(kept.filter((at) => at > '2026-11-08T12:30:00Z').map((at) => at.slice(0, 10)))
    expect(days.size).toBe(15)
    expect(new Set(kept.map((at) => at.slice(0, 7)))).toEqual(
      new Set(['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11']),
    )
  })

  test('nothing older than half a year stays, and few in all', () => {
    expect(kept[0]! > '2026-05-23').toBe(true)
    expect(NOW.getTime() - Date.parse(kept[0]!)).toBeLessThanOrEqual(OLDEST_BACKUP_DAYS * 24 * HOUR)
    expect(kept.length).toBeLessThan(24 + 15 + 7)
  })

  test('what stays today is enough for what stays tomorrow', () => {
    const tomorrow = new Date(NOW.getTime() + 24 * HOUR)
    expect([...backupsToKeep(kept, tomorrow)].every((at) => kept.includes(at))).toBe(true)
    expect(backupsToKeep(kept, tomorrow).size).toBeGreaterThan(15)
  })
})

test('one that was asked for is not replaced by that of the hour', () => {
  const both = ['2026-11-22T12:05:00Z', '2026-11-22T12:20:00Z']
  expect(backupsToKeep(both, NOW)).toEqual(new Set(both))
})

test('the newest stays however old it is', () => {
  expect(backupsToKeep(['2019-01-01T00:00:00Z', '2020-01-01T00:00:00Z'], NOW)).toEqual(
    new Set(['2020-01-01T00:00:00Z']),
  )
  expect(backupsToKeep([], NOW)).toEqual(new Set())
})

test('the name of a file tells when it was taken', () => {
  expect(backupName(NOW)).toBe('2026-11-22T12-30-00Z.backup')
  expect(takenAtOf(backupName(NOW))).toBe('2026-11-22T12:30:00Z')
  expect(takenAtOf(backupName(NOW, true))).toBe('2026-11-22T12:30:00Z')
  expect(takenAtOf('site.db')).toBeNull()
})

test('a page shows to be missing what it and its frame lack, and what is not needed nowhere', () => {
  const open = { isDone: false, isSkipped: false }
  const steps: SetUpStep[] = [
    { item: 'logo', ...open },
    { item: 'slide', ...open },
    { item: 'registration', ...open, isSkipped: true },
    { item: 'about', ...open },
    { item: 'backup', ...open },
  ]
  expect(missingOn('home', steps)).toEqual(['logo', 'slide'])
  expect(missingOn('about', steps)).toEqual(['logo', 'about'])
})
