import { MOST_COMPARED } from './compare-products.ts'

export type CompareQuery = {
  /** Ids or codes as they were named, each once. */
  named: string[]
  /** What is to be added: a code or a name. */
  add: string
  onlyDifferences: boolean
}

/** Reads `?p=s20,ms-55&p=pu-25&diff=1&add=…`. */
export function readCompareQuery(search: URLSearchParams): CompareQuery {
  const named = search
    .getAll('p')
    .flatMap((text) => text.split(/[,،]/))
    .map((text) => text.trim())
  return {
    named: [...new Set(named.filter((text) => text !== ''))].slice(0, MOST_NAMED),
    add: (search.get('add') ?? '').trim().slice(0, LONGEST),
    onlyDifferences: search.get('diff') === '1',
  }
}

/** More than can be compared are told so; more than these nobody means. */
const MOST_NAMED = 5 * MOST_COMPARED
const LONGEST = 200

export function comparePath(ids: readonly string[], { onlyDifferences = false } = {}): string {
  if (ids.length === 0) return '/compare'
  return `/compare?p=${ids.map(encodeURIComponent).join(',')}${onlyDifferences ? '&diff=1' : ''}`
}
