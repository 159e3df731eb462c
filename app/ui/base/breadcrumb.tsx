import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useLabels } from '../../locale.ts'
import { CodedText } from './code.tsx'

type BreadcrumbProps = {
  /** From the home page down; addresses are complete, language included (see `aliasPath`). */
  trail: { label: string; href: string }[]
  /** The page itself. */
  current: string
}

export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav className="breadcrumb" aria-label={useLabels().breadcrumb}>
      <ol>
        {trail.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
            <ChevronRight className="mirrored" />
          </li>
        ))}
        <li aria-current="page">
          <bdi>
            <CodedText text={current} />
          </bdi>
        </li>
      </ol>
    </nav>
  )
}
