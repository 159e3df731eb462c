import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { SiteLink } from './site-link.tsx'

type ArrowLinkProps = { to: string; children: ReactNode; className?: string; 'aria-label'?: string }

/** An underlined link whose arrow moves in reading direction. */
export function ArrowLink({ children, className = '', ...rest }: ArrowLinkProps) {
  return (
    <SiteLink {...rest} className={`arrow-link ${className}`}>
      <span>{children}</span>
      <ArrowRight className="mirrored" />
    </SiteLink>
  )
}
