import { memo } from 'react'
import { SiteLink } from '#app/delivery/link.tsx'
import { CategoriesEntry } from './categories-entry.tsx'
import { useSiteFrame } from '#app/ui/site/site-context.tsx'
import { CATEGORIES_PATH, useCurrentEntry, type Current } from './current-entry.ts'

export function NavLinks({ section }: { section: string | undefined }) {
  const { navigation } = useSiteFrame()
  const current = useCurrentEntry(section)
  return (
    <ul className="site-nav-list">
      {navigation.map(({ path, label }) => (
        <li key={path}>
          <NavEntry {...{ path, label }} current={current(path)} />
        </li>
      ))}
    </ul>
  )
}

/** Of all entries, the next page changes two. */
const NavEntry = memo(function NavEntry({ path, label, current }: { path: string; label: string; current: Current }) {
  if (path === CATEGORIES_PATH) return <CategoriesEntry {...{ label, current }} />
  return (
    <SiteLink to={path} className="site-nav-link" aria-current={current}>
      <span>{label}</span>
    </SiteLink>
  )
})
