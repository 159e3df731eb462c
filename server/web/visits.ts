import { isbot } from 'isbot'
import type { Choice } from '#domain/reports/daily-count.ts'
import { UPLOADS_PATH } from '#domain/site/picture.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import type { PageFacts } from '#server/cache/cached-page.ts'
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

type Counted = Pick<PageFacts, 'route' | 'choice'>

/** Whether visits of a page are counted. */
export function isCounted({ route, choice }: Counted): boolean {
  return Boolean(choice) || COUNTED.has(route)
}

/** Counts a page that was shown, or the data of one to which somebody went inside the site. */
export function countPage(counts: DailyCountsService, { route, choice }: Counted, visit: Visit): void {
  if (!isCounted({ route, choice }) || !isByPerson(visit)) return
  if (choice) noteChoice(counts, choice, visit)
  const kind = COUNTED.get(route)
  if (kind === undefined || choice === 'search-none') return
  counts.note(kind, visit.target)
  if (kind === 'view' && cameFromSearch(visit.referer)) counts.note('chosen', visit.target)
}

function noteChoice(counts: DailyCountsService, choice: Choice, { target }: Visit): void {
  counts.note('choice', `${localeOfPath(target)} ${choice}`)
}

/** The name of an uploaded file from its address; the address itself of a document. */
export function fileAt(target: string): string {
  return target.startsWith(UPLOADS_PATH) ? target.slice(UPLOADS_PATH.length + 1) : target
}

/** What browsers report. All but the first two are counted under their own names. */
export const REPORTED = [
  'prefetch',
  'suggestion',
  'calculator-result',
  'calculator-list',
  'result-1',
  'result-2-3',
  'result-later',
] as const

/** Counts what a browser tells: a page that it had fetched in advance is shown now, a suggestion was chosen, or what it calculated. */
export function countShown(counts: DailyCountsService, from: (typeof REPORTED)[number], visit: Visit): void {
  if (!isByPerson(visit)) return
  if (from !== 'prefetch' && from !== 'suggestion') return noteChoice(counts, from, visit)
  if (from === 'prefetch') counts.note('view', visit.target)
  if (from === 'suggestion' || cameFromSearch(visit.referer)) counts.note('chosen', visit.target)
}

/** A data sheet below its product's address. */
const SHEET = /^\/d\/[^/]+\/tds\//i

export function countFile(counts: DailyCountsService, file: string, visit: Visit): void {
  if ((file.endsWith('.pdf') || SHEET.test(file)) && isByPerson(visit)) counts.note('datasheet', file)
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
