import { ArrowLink } from '../base/arrow-link.tsx'

type RelatedPagesProps = { title: string; links: { path: string; label: string }[] }

export function RelatedPages({ title, links }: RelatedPagesProps) {
  return (
    <nav data-later="" aria-label={title} className="border-t border-line pt-8">
      <p className="text-small text-ink-3">{title}</p>
      <ul className="mt-2 flex flex-wrap gap-x-8">
        {links.map(({ path, label }) => (
          <li key={path}>
            <ArrowLink to={path}>{label}</ArrowLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
