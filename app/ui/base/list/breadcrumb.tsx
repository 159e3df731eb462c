import { ChevronRight } from 'lucide-react'
import { useLabels } from '#app/locale.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import { WholeLink } from '#app/delivery/link.tsx'

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
            <WholeLink href={href}>{label}</WholeLink>
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
