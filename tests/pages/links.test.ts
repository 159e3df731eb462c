import { beforeAll, describe, expect, test } from 'vitest'
import { byLength } from '#tests/support/test-level.ts'
import { ask, type Page, siteOrigin } from './page.ts'

const AT_ONCE = 8
const STARTS = ['/', '/en', '/ar', '/nothing-here', '/en/nothing-here']

/** Every page that is asked for from the home pages on, following links, by its address. */
const pages = new Map<string, Page>()
/** Every address of a page that those name. */
const reached = new Set(STARTS)
/** Every other address that those pages name (pictures, scripts, styles, files), with the page that names it. */
const files = new Map<string, string>()

beforeAll(async () => {
  let next = STARTS
  while (next.length > 0) {
    const found = await inTurns(next, (path) => ask(path))
    for (const page of found) pages.set(page.path, page)
    const named = found.flatMap((page) => linkedPages(page))
    for (const page of found) for (const file of linkedFiles(page)) files.set(file, page.path)
    const fresh = [...new Set(named)].filter((path) => !reached.has(path))
    for (const path of fresh) reached.add(path)
    next = fresh.filter(isInTurn)
  }
}, 600_000)

describe('from the home pages', () => {
  test('every part of the catalogue can be reached in both languages', () => {
    const paths = [...reached]
    expect(paths.filter((path) => /^\/categories\/[^/]+$/.test(path)).length).toBeGreaterThanOrEqual(8)
    expect(paths.filter((path) => /^\/en\/categories\/[^/]+$/.test(path)).length).toBeGreaterThanOrEqual(8)
    const products = (prefix: string) =>
      paths.filter((path) => new RegExp(`^${prefix}/[a-z-]+/[a-z0-9-]*\\d[a-z0-9-]*$`).test(path))
    expect(products('').length).toBeGreaterThanOrEqual(61)
    expect(products('/en').length).toBeGreaterThanOrEqual(61)
  })

  test('every link leads to a page, and none through a redirect', () => {
    const broken = [...pages.values()].filter((page) => !isThere(page) && !STARTS.includes(page.path))
    expect(broken.map(({ path, status }) => `${path} is ${status}, linked from ${whoLinksTo(path)}`)).toEqual([])
  })

  test('every link within a page leads to a part of it', () => {
    const broken = [...pages.values()].flatMap((page) => {
      const ids = page.attributes('*', 'id')
      const parts = page.attributes('a', 'href').filter((href) => href.startsWith('#') && href !== '#')
      return parts
        .filter((href) => !ids.includes(decodeURIComponent(href.slice(1))))
        .map((href) => `${page.path}${href}`)
    })
    expect(broken).toEqual([])
  })

  test('every picture, script, style and file is there', async () => {
    expect(files.size).toBeGreaterThan(100)
    const answers = await inTurns([...files.keys()], async (path) => {
      const { status, headers } = await ask(path, { method: 'HEAD' })
      return { path, status, headers }
    })
    const missing = answers.filter((answer) => !isThere(answer))
    expect(missing.map(({ path, status }) => `${path} is ${status}, named by ${files.get(path)}`)).toEqual([])
  }, 600_000)
})

const kinds = new Map<string, number>()

/** Pages below one address, and one page with other values in its query, differ in their records alone: in short every third is asked for. */
function isInTurn(path: string): boolean {
  const { pathname, searchParams } = new URL(path, siteOrigin())
  const [parent, query] = [pathname.replace(/[^/]+$/, ''), [...searchParams.keys()].toSorted().join('&')]
  if (query === '' && /^\/(?:en\/|ar\/)?$/.test(parent)) return true
  const kind = query === '' ? parent : `${pathname}?${query}`
  const count = kinds.get(kind) ?? 0
  kinds.set(kind, count + 1)
  return count % byLength({ short: 3, long: 1 }) === 0
}

/** What is still being printed comes later. */
function isThere({ status, headers }: Pick<Page, 'status' | 'headers'>): boolean {
  return status === 200 || (status === 503 && headers.has('Retry-After'))
}

function linkedPages(page: Page): string[] {
  const paths = page.attributes('a', 'href').flatMap((href) => insidePath(href, page.path))
  return paths.filter(isPagePath)
}

function linkedFiles(page: Page): string[] {
  const sources = ['img', 'source', 'script', 'video', 'iframe'].flatMap((name) => page.attributes(name, 'src'))
  const sets = ['img', 'source'].flatMap((name) => page.attributes(name, 'srcset')).flatMap(addressesOfSet)
  const links = page.all('link').filter(({ attribs }) => !['canonical', 'alternate'].includes(attribs['rel'] ?? ''))
  const named = [
    ...sources,
    ...sets,
    ...links.map(({ attribs }) => attribs['href'] ?? ''),
    ...page.attributes('a', 'href'),
  ]
  return named.flatMap((href) => insidePath(href, page.path)).filter((path) => !isPagePath(path))
}

function addressesOfSet(set: string): string[] {
  return set.split(',').map((entry) => entry.trim().split(/\s+/)[0] ?? '')
}

/** The path and query of an address of this site, nothing for one of another. */
function insidePath(href: string, base: string): string[] {
  const url = new URL(href, siteOrigin() + base)
  return url.origin === siteOrigin() ? [url.pathname + url.search] : []
}

function isPagePath(path: string): boolean {
  return !path.startsWith('/api/') && !/\.[a-z0-9]{2,12}(\?|$)/.test(path)
}

function whoLinksTo(path: string): string {
  const sources = [...pages.values()].filter((page) => linkedPages(page).includes(path))
  return sources
    .map((page) => page.path)
    .slice(0, 3)
    .join(', ')
}

/** Asks a few at a time, so that the site is neither flooded nor idle. */
async function inTurns<T, R>(inputs: T[], run: (input: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const waiting = inputs.entries()
  const worker = async () => {
    for (const [index, input] of waiting) results[index] = await run(input)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}
