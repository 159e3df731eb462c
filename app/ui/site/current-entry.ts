import { useLocation } from 'react-router'
import { unprefixedPath } from '../../../domain/locale.ts'
import { useSiteHandle } from './site-handle.ts'

/** The entry whose dropdown lists every category. */
export const CATEGORIES_PATH = '/categories'

/** `page` on the entry's own page, `true` on pages that belong to it. */
export type Current = 'page' | 'true' | undefined

/** Which entry of the navigation the visitor is in. */
export function useCurrentEntry(): (path: string) => Current {
  const pathname = unprefixedPath(useLocation().pathname)
  const { section } = useSiteHandle()
  return (path) => {
    if (pathname === path) return 'page'
    return section === path || (path !== '/' && pathname.startsWith(`${path}/`)) ? 'true' : undefined
  }
}
