import { ArrowRight } from 'lucide-react'
import { classNames } from './class-names.ts'
import { SiteLink, type SiteLinkProps } from '#app/delivery/link.tsx'

/** An underlined link whose arrow moves in reading direction. */
export function ArrowLink({ children, className, ...rest }: SiteLinkProps) {
  return (
    <SiteLink {...rest} className={classNames('arrow-link', className)}>
      <span>{children}</span>
      <ArrowRight className="mirrored" />
    </SiteLink>
  )
}
