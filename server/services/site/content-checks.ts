import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { CHECK_PAGE_SIZE, COUNTED_CHECKS } from '../../../domain/records/content-check.ts'
import type { BrokenLink, CountedCheck, PostLinks, Unfinished } from '../../../domain/records/content-check.ts'
import { LOCALES, unprefixedPath, type Localized } from '../../../domain/text/locale.ts'
import { MACHINE_PATHS } from '../../../domain/site/machine-paths.ts'
import { UPLOADS_PATH } from '../../../domain/site/picture.ts'
import { decodedPath, redirectKeys, toOwnPath, toOwnQuery } from '../../../domain/records/redirect.ts'
import { unmemoizedEach, type MemoizeEach } from '../../cache/memoized.ts'
import { countUnfinished, listLinkingPosts, listUnfinished } from '../../data/site/content-checks-store.ts'
import type { Db } from '../../data/engine/database.ts'
import { findFile } from '../../data/site/files-store.ts'
import { findRedirect } from '../../data/site/redirects-store.ts'
import { ownAddress, pageAt } from './site-addresses.ts'

export type ContentChecksService = {
  /** How many records lack what each check looks for. */
  counts(): Promise<Record<CountedCheck, number>>
  /** One page, counted from 1: products first, the latest change first. */
  list(check: CountedCheck, page: number): Promise<Unfinished[]>
  /** Articles with links that lead nowhere, or that only lead on. */
  brokenLinks(): Promise<PostLinks[]>
}

/** Texts that are read at once: others are served in between. */
const CHUNK = 20

/** `keepEach` holds the counts of each check. The site's own files lie in `siteFolder`. */
type ContentChecksDeps = { db: Db; memoizeEach?: MemoizeEach; siteFolder: string }

export function createContentChecks({
  db,
  memoizeEach = unmemoizedEach,
  siteFolder,
}: ContentChecksDeps): ContentChecksService {
  const countsOf = memoizeEach(COUNTED_CHECKS.length, (check: CountedCheck) => countUnfinished(db, check))
  return {
    async counts() {
      const counts: Partial<Record<CountedCheck, number>> = {}
      for (const check of COUNTED_CHECKS) {
        const { products, categories, posts } = await countsOf(check)
        counts[check] = products + categories + posts
        await yieldToEventLoop()
      }
      return counts as Record<CountedCheck, number>
    },
    async list(check, page) {
      const place = { limit: CHECK_PAGE_SIZE, offset: (page - 1) * CHECK_PAGE_SIZE }
      return listUnfinished(db, check, await countsOf(check), place)
    },
    brokenLinks: () => brokenLinks({ db, siteFolder }),
  }
}

/** All that is asked whether something answers at an address. */
type Places = Pick<ContentChecksDeps, 'db' | 'siteFolder'>

async function brokenLinks(places: Places): Promise<PostLinks[]> {
  const { db } = places
  const verdictOf = remembering((href: string) => judge(places, href))
  const found: PostLinks[] = []
  let after = ''
  for (;;) {
    const posts = await listLinkingPosts(db, { after, limit: CHUNK })
    for (const { id, title, detail } of posts) {
      const links = await brokenIn(detail, verdictOf)
      if (links.length > 0) found.push({ id, title, links })
      after = id
    }
    if (posts.length < CHUNK) return found
    await yieldToEventLoop()
  }
}

async function brokenIn(detail: Localized, verdictOf: (href: string) => Promise<Verdict>): Promise<BrokenLink[]> {
  const links = LOCALES.flatMap((locale) => ownLinks(detail[locale]).map((href) => ({ href, locale })))
  const broken: BrokenLink[] = []
  for (const link of links) {
    const verdict = await verdictOf(link.href)
    if (verdict !== 'fine') broken.push({ ...link, leadsTo: verdict.leadsTo })
  }
  return broken
}

/** Articles link to the same pages again and again. */
function remembering<T>(ask: (text: string) => Promise<T>): (text: string) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (text) => {
    const answer = known.get(text) ?? ask(text)
    known.set(text, answer)
    return answer
  }
}

/** Every address of the site that a clean text links to, once. */
function ownLinks(html: string): string[] {
  const links = html.matchAll(/<a\b[^>]*\shref="(\/(?!\/)[^"]*)"/g)
  return [...new Set(Array.from(links, ([, href = '']) => href.replaceAll('&amp;', '&')))]
}

type Verdict = 'fine' | { leadsTo: string | null }

const NOWHERE: Verdict = { leadsTo: null }

async function judge({ db, siteFolder }: Places, href: string): Promise<Verdict> {
  const path = toOwnPath(href)
  if (path === null) return NOWHERE
  if (path.startsWith(`${UPLOADS_PATH}/`)) {
    return (await findFile(db, path.slice(UPLOADS_PATH.length + 1))) ? 'fine' : NOWHERE
  }
  if (await isFile(siteFolder, href)) return 'fine'
  const page = await pageAt(db, path)
  if (page) {
    const own = await ownAddress(db, page)
    return isAddress(href, own) ? 'fine' : { leadsTo: own }
  }
  const redirect = await findRedirect(db, redirectKeys(path, toOwnQuery(href) ?? ''))
  return redirect ? { leadsTo: redirect.to } : NOWHERE
}

/** Files that are made with the site, and what it makes for programs. An ending says nothing: old pages had one too. */
async function isFile(siteFolder: string, href: string): Promise<boolean> {
  const path = decodedPath(pathOf(href))
  if (MACHINE_PATHS.includes(path)) return true
  const found = await stat(join(siteFolder, path)).catch(() => null)
  return found?.isFile() ?? false
}

function pathOf(href: string): string {
  return new URL(href, 'http://own.invalid').pathname
}

/** Whether a link names the address itself, in whichever language. */
function isAddress(href: string, own: string): boolean {
  return unprefixedPath(pathOf(href)) === own
}
