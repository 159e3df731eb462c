import { headerLinks } from '../../../content/navigation.ts'
import { useWords } from '../../locale.ts'
import { SiteLink } from '../base/site-link.tsx'
import { CategoriesEntry } from './categories-entry.tsx'
import { CATEGORIES_PATH, useCurrentEntry } from './current-entry.ts'

export function NavLinks({ section }: { section: string | undefined }) {
  const links = useWords(headerLinks)
  const current = useCurrentEntry(section)
  return (
    <ul className="site-nav-list">
      {links.map(({ path, label }) => (
        <li key={path}>
          {path === CATEGORIES_PATH ? (
            <CategoriesEntry label={label} current={current(path)} />
          ) : (
            <SiteLink to={path} className="site-nav-link" aria-current={current(path)}>
              <span>{label}</span>
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  )
}
