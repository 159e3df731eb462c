/** What the bundler knows of a module. */
type ModuleInfo = { importers: readonly string[] }
type Context = { getModuleInfo(id: string): ModuleInfo | null }

const VISITORS_PAGES = /\/app\/(?:root\.tsx|entry\.client\.tsx|routes\/site\/)/
/** Large parts of single pages stay with their pages. */
const OF_ONE_PAGE = /\/node_modules\/(?:leaflet|libphonenumber-js|embla|yet-another-react-lightbox)/

/**
 * What several pages of visitors share is one file. What staff's screens share beside it is none of it: visitors would
 * load that too.
 */
export function siteChunk(id: string, context: Context): string | null {
  return !OF_ONE_PAGE.test(id) && isForVisitors(id, context, new Set()) ? 'site' : null
}

/** Whether a page of visitors loads the module at once, not only when something is opened. */
function isForVisitors(id: string, context: Context, seen: Set<string>): boolean {
  if (VISITORS_PAGES.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (context.getModuleInfo(id)?.importers ?? []).some((importer) => isForVisitors(importer, context, seen))
}
