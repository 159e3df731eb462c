import { isbot } from 'isbot'
import { UPLOADS_PATH } from '#domain/site/picture.ts'
import type { DailyCountsService } from '#server/services/reports/daily-counts.ts'

/** What of a request tells whether it counts. */
export type Visit = {
  method: string
  /** The address as it was asked for. */
  target: string
  userAgent: string | undefined
  referer: string | undefined
  cookie: string | undefined
  /** `Sec-Purpose` of the browser, or `Purpose` of this site's own scripts: what is fetched in case somebody comes. */
  purpose: string | undefined
}

export function visitFrom(headers: Headers, { method, target }: Pick<Visit, 'method' | 'target'>): Visit {
  const header = (name: string) => headers.get(name) ?? undefined
  const purpose = header('sec-purpose') ?? header('purpose')
  return {
    method,
    target,
    userAgent: header('user-agent'),
    referer: header('referer'),
    cookie: header('cookie'),
    purpose,
  }
}

const COUNTED = new Map([
  ['/en?/:categoryId/:productId', 'view'],
  ['/ar/:categoryId/:productId', 'view'],
  ['/en?/search', 'search'],
  ['/ar/search', 'search'],
] as const) as ReadonlyMap<string, 'view' | 'search'>

/** Whether visits of the pages at a pattern are counted. */
export function isCountedRoute(route: string): boolean {
  return COUNTED.has(route)
}

/** Counts a page that was shown, or the data of one to which somebody went inside the site. */
export function countPage(counts: DailyCountsService, route: string, visit: Visit): void {
  const kind = COUNTED.get(route)
  if (kind === undefined || !isByPerson(visit)) return
  counts.note(kind, visit.target)
  if (kind === 'view' && cameFromSearch(visit.referer)) counts.note('chosen', visit.target)
}

/** The name of an uploaded file from its address. */
export function fileAt(target: string): string {
  return target.slice(UPLOADS_PATH.length + 1)
}

/** Counts what a browser tells: a page that it had fetched in advance is shown now, or a suggestion was chosen. */
export function countShown(counts: DailyCountsService, from: 'prefetch' | 'suggestion', visit: Visit): void {
  if (!isByPerson(visit)) return
  if (from === 'prefetch') counts.note('view', visit.target)
  if (from === 'suggestion' || cameFromSearch(visit.referer)) counts.note('chosen', visit.target)
}

export function countFile(counts: DailyCountsService, file: string, visit: Visit): void {
  if (file.endsWith('.pdf') && isByPerson(visit)) counts.note('datasheet', file)
}

function isByPerson({ method, purpose, userAgent, cookie }: Visit): boolean {
  if (method !== 'GET' || purpose !== undefined || userAgent === undefined) return false
  return !cookie?.includes(STAFF_SESSION) && !isProgram(userAgent)
}

/** Staff look at their own pages all day. Whoever sends a cookie of this name is counted nowhere, and asked nothing. */
const STAFF_SESSION = 'staff.session_token='

/** Browsers go by a few names, and each of them is looked at once. */
const programs = new Map<string, boolean>()
const MOST_NAMES = 1000

function isProgram(userAgent: string): boolean {
  const known = programs.get(userAgent)
  if (known !== undefined) return known
  if (programs.size >= MOST_NAMES) programs.clear()
  const found = isbot(userAgent)
  programs.set(userAgent, found)
  return found
}

const SEARCH_PAGE = /^https?:\/\/[^/]+(?:\/en|\/ar)?\/search\?/

function cameFromSearch(referer: string | undefined): boolean {
  return referer !== undefined && SEARCH_PAGE.test(referer)
}
