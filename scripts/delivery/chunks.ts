/** From what every page needs to what only some do. */
const SITE_CHUNKS = ['frame', 'site'] as const
type SiteChunk = (typeof SITE_CHUNKS)[number]

type ModuleInfo = { importers: readonly string[] }
type Context = { getModuleInfo(id: string): ModuleInfo | null }

/** What stands round every page of visitors, and what hydrates it shares with pages. */
const FRAME = /\/app\/(?:root\.tsx|routes\/site\/layout\.tsx|ui\/base\/enter-value\.ts)/
const HOME = /\/app\/routes\/site\/home\.tsx/
const PAGE = /\/app\/routes\/site\//
/** Only the server loads and describes pages: what these import reaches no visitor through them. */
const OF_THE_SERVER = /\/app\/(?:loading|seo\/structured-data)\//
/** Pages in a folder of their own are one part of the site: what they alone share comes with them. */
const withItsFolder = (page: string) => page.replace(/(\/routes\/site\/[^/]+)\/.*/, '$1')
/** Large parts of single pages stay with their pages. */
const OF_ONE_PAGE = /\/node_modules\/(?:leaflet|libphonenumber-js|embla|yet-another-react-lightbox)/

/**
 * The file that a module of visitors' pages belongs to: `frame` is on every page, and what the home page shares with
 * others is in it, too; `site` is what only others share. What one page alone uses, or those of one folder, stays with it, and what staff's
 * screens share is none of it: visitors would load that too.
 */
export function siteChunk(id: string, context: Context): SiteChunk | null {
  if (OF_ONE_PAGE.test(id)) return null
  const users = usersOf(id, context)
  if (users.some((user) => FRAME.test(user))) return 'frame'
  const pages = users.filter((user) => PAGE.test(user))
  if (new Set(pages.map(withItsFolder)).size < 2) return null
  return pages.some((page) => HOME.test(page)) ? 'frame' : 'site'
}

const FRAMEWORK = /node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\/|rolldown\/runtime/

/** A handful of files in place of fifty. A file takes along what its modules import, unless that has a higher priority. */
export const codeSplitting = {
  groups: [
    { name: 'framework', test: FRAMEWORK, priority: SITE_CHUNKS.length + 1 },
    ...SITE_CHUNKS.map((chunk, index) => ({
      name: (id: string, context: Context) => (siteChunk(id, context) === chunk ? chunk : null),
      debugName: chunk,
      priority: SITE_CHUNKS.length - index,
    })),
  ],
}

/** The modules of routes that load a module at once, not only when something is opened. */
function usersOf(id: string, context: Context): string[] {
  const seen = new Set([id])
  for (const one of seen) {
    if (one !== id && (FRAME.test(one) || PAGE.test(one) || OF_THE_SERVER.test(one))) continue
    for (const importer of context.getModuleInfo(one)?.importers ?? []) seen.add(importer)
  }
  return [...new Set([...seen].filter((one) => FRAME.test(one) || PAGE.test(one)).map(withoutQuery))]
}

/** The framework asks for some modules under several names. */
function withoutQuery(id: string): string {
  return id.split('?', 1)[0]!
}
