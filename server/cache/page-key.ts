import { isQueryKeyOf, isTrackingKey } from '#domain/site/page-queries.ts'

/** Longer addresses are made for one visit alone: nobody shares them. */
const LONGEST = 400
/** The framework names in it the parts of a page whose data it wants. */
const ROUTES_KEY = '_routes'
const ROUTES = /^(?:[\w/,-]|%2F|%2C){1,200}$/i
/** The framework asks for the data of `/en` under `/en.data`, and for that of `/` under this name. */
const ROOT_DATA = '/_.data'
const DATA = '.data'

/**
 * The one address under which a page is cached: with the query keys that the page reads, without those of
 * advertisements. Null for an address with any other key, which may be one of thousands.
 */
export function pageKey(target: string): string | null {
  if (target.length > LONGEST || target.includes('#')) return null
  const [path = '', query] = split(target)
  if (query === undefined) return path
  const wanted: string[] = []
  for (const part of query.split('&')) {
    const name = nameOf(part)
    if (name === '' || isTrackingKey(name)) continue
    if (!isRead(path, name, part)) return null
    wanted.push(part)
  }
  return wanted.length === 0 ? path : `${path}?${wanted.join('&')}`
}

function isRead(path: string, name: string, part: string): boolean {
  const isData = path.endsWith(DATA)
  if (name === ROUTES_KEY) return isData && ROUTES.test(part.slice(ROUTES_KEY.length + 1))
  return isQueryKeyOf(isData ? pageOfData(path) : path, name)
}

function pageOfData(path: string): string {
  return path === ROOT_DATA ? '/' : path.slice(0, -DATA.length)
}

function split(target: string): [path: string, query?: string] {
  const at = target.indexOf('?')
  return at === -1 ? [target] : [target.slice(0, at), target.slice(at + 1)]
}

function nameOf(part: string): string {
  const at = part.indexOf('=')
  return at === -1 ? part : part.slice(0, at)
}
