import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import {
  CHECK_PAGE_SIZE,
  COUNTED_CHECKS,
  type BrokenLink,
  type CountedCheck,
  type InBin,
  type RecordLinks,
  type Unfinished,
} from '#domain/records/content-check.ts'
import type { RecordKindName } from '#domain/kinds.ts'
import { unprefixedPath } from '#domain/text/locale.ts'
import { MACHINE_PATHS } from '#domain/site/machine-paths.ts'
import { UPLOADS_PATH } from '#domain/site/picture.ts'
import { isCatalogueFile } from '#domain/site/content/pages/catalogue-view.ts'
import { decodedPath, redirectKeys, toOwnPath, toOwnQuery } from '#domain/records/redirect.ts'
import { unmemoizedEach, type MemoizeEach } from '#server/cache/memoized.ts'
import type { EntityTable } from '#server/data/catalogue/entities-store.ts'
import { listBinned } from '#server/data/records/bin-store.ts'
import { countUnfinished, listUnfinished } from '#server/data/site/content-checks-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findFile } from '#server/data/site/files-store.ts'
import { findRedirect } from '#server/data/site/redirects-store.ts'
import { linkingRecords, type LinkingRecord } from './linking-records.ts'
import { ownAddress, pageAt, recordNamedIn } from './site-addresses.ts'
import { absentPages } from './content/absent-pages.ts'

type ContentChecksService = {
  /** How many records lack what each check looks for. */
  counts(): Promise<Record<CountedCheck, number>>
  /** One page, counted from 1: products first, the latest change first. */
  list(check: CountedCheck, page: number): Promise<Unfinished[]>
  /** What of the site has links that lead nowhere, or that only lead on. */
  brokenLinks(): Promise<RecordLinks[]>
}

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

async function brokenLinks(places: Places): Promise<RecordLinks[]> {
  const binned = new Map<EntityTable, ReturnType<typeof binnedNames>>()
  const inBin = (kind: EntityTable) => {
    const names = binned.get(kind) ?? binnedNames(places.db, kind)
    binned.set(kind, names)
    return names
  }
  const verdictOf = remembering((href: string) => judge({ ...places, inBin }, href))
  const found: RecordLinks[] = []
  for await (const { links, ...record } of linkingRecords(places.db)) {
    const broken = await brokenOf(links, verdictOf)
    if (broken.length > 0) found.push({ ...record, links: broken })
  }
  return found
}

async function brokenOf(links: LinkingRecord['links'], verdictOf: (href: string) => Promise<Verdict>) {
  const broken: BrokenLink[] = []
  for (const link of links) {
    const verdict = await verdictOf(link.href)
    if (verdict !== 'fine') broken.push({ ...link, ...verdict })
  }
  return broken
}

const KIND_OF = {
  categories: 'category',
  brands: 'brand',
  products: 'product',
  posts: 'post',
  documents: 'document',
} as const satisfies Record<EntityTable, RecordKindName>

/** What of a kind lies in the bin, by the ids and slugs under which the site had it. */
async function binnedNames(db: Db, table: EntityTable): Promise<Map<string, InBin>> {
  const kind = KIND_OF[table]
  const names = new Map<string, InBin>()
  // The latest deleted come first, and keep the name.
  for (const { head, note } of await listBinned(db, { kind })) {
    const earlier = (note.redirects ?? []).map(({ from }) => recordNamedIn(from)?.name)
    for (const name of [head.id, note.slug, ...earlier]) {
      const key = name?.toLowerCase()
      if (key !== undefined && !names.has(key)) names.set(key, { kind, name: head.name })
    }
  }
  return names
}

/** Texts link to the same pages again and again. */
function remembering<T>(ask: (text: string) => Promise<T>): (text: string) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (text) => {
    const answer = known.get(text) ?? ask(text)
    known.set(text, answer)
    return answer
  }
}

type Verdict = 'fine' | Pick<BrokenLink, 'leadsTo' | 'inBin'>

const NOWHERE: Verdict = { leadsTo: null, inBin: null }

type Judging = Places & { inBin: (table: EntityTable) => Promise<Map<string, InBin>> }

async function judge({ db, siteFolder, inBin }: Judging, href: string): Promise<Verdict> {
  const path = toOwnPath(href)
  if (path === null) return NOWHERE
  if (path.startsWith(`${UPLOADS_PATH}/`)) {
    return (await findFile(db, path.slice(UPLOADS_PATH.length + 1))) ? 'fine' : NOWHERE
  }
  if (path.startsWith('/d/')) return 'fine'
  if (isCatalogueFile(path)) return (await absentPages(db)).includes('/catalogue') ? NOWHERE : 'fine'
  if (await isFile(siteFolder, href)) return 'fine'
  const page = await pageAt(db, path)
  if (page) {
    const own = await ownAddress(db, page)
    return isAddress(href, own) ? 'fine' : { leadsTo: own, inBin: null }
  }
  const redirect = await findRedirect(db, redirectKeys(path, toOwnQuery(href) ?? ''))
  if (redirect) return { leadsTo: redirect.to, inBin: null }
  const named = recordNamedIn(path)
  const binned = named && (await inBin(named.kind)).get(named.name)
  return binned ? { leadsTo: null, inBin: binned } : NOWHERE
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
