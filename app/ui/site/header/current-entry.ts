import { useLocation } from 'react-router'
import { unprefixedPath } from '#domain/text/locale.ts'

export const CATEGORIES_PATH = '/categories'

/** `page` on the entry's own page, `true` on pages that belong to it. */
export type Current = 'page' | 'true' | undefined

/** Which entry of the navigation the visitor is in; `section` is the one that the page says it belongs to. */
export function useCurrentEntry(section: string | undefined): (path: string) => Current {
  const pathname = unprefixedPath(useLocation().pathname)
  return (path) => {
    if (pathname === path) return 'page'
    return section === path || (path !== '/' && pathname.startsWith(`${path}/`)) ? 'true' : undefined
  }
}
