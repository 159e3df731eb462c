import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { SiteLink, type SiteLinkProps } from '#app/delivery/link.tsx'

type Look = {
  /** Chosen: dark. */
  on?: boolean
  /** Sand, without a line: suggestions. */
  quiet?: boolean
  /** A category's colour: its dot stands before the words. */
  accent?: number
  /** Shows a cross: following the chip takes it away. */
  removable?: boolean
}

/** A chip that leads somewhere, such as to the list without this filter. */
export function ChipLink({ on, quiet, accent, removable, children, className, ...rest }: Look & SiteLinkProps) {
  return (
    <SiteLink {...rest} className={chipClass({ on, quiet }, className)} aria-current={on || undefined}>
      <ChipWords {...{ accent, removable, children }} />
    </SiteLink>
  )
}

/** A chip that switches something on this page. */
export function ChipButton({
  on,
  quiet,
  accent,
  removable,
  children,
  className,
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={chipClass({ on, quiet }, className)} aria-pressed={on}>
      <ChipWords {...{ accent, removable, children }} />
    </button>
  )
}

/** A chip that only tells. */
export function Chip({ on, quiet, accent, children, className }: Look & { children: ReactNode; className?: string }) {
  return (
    <span className={chipClass({ on, quiet }, className)}>
      <ChipWords {...{ accent, children }} />
    </span>
  )
}

function ChipWords({ accent, removable, children }: Pick<Look, 'accent' | 'removable'> & { children: ReactNode }) {
  return (
    <>
      {accent !== undefined && <span className="accent-dot" data-accent={accent} />}
      {children}
      {removable && <X />}
    </>
  )
}

function chipClass({ on, quiet }: Look, className?: string): string {
  return classNames('chip', on && 'chip-on', quiet && 'chip-quiet', className)
}
