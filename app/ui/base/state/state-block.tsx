import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/base/button.tsx'

type StateBlockProps = {
  icon: LucideIcon
  title: string
  text?: string
  /** The one way on. */
  link?: { to: string; label: string }
  /** What can be done in place of it: one or two buttons. */
  children?: ReactNode
  /** 1 where the block is the whole page. */
  level?: 1 | 2 | 3
  /** Announced by screen readers when it comes: for errors. */
  urgent?: boolean
}

/** What stands in place of content: nothing there yet, or it could not be loaded. */
export function StateBlock({ icon: Icon, title, text, link, children, level = 2, urgent }: StateBlockProps) {
  const Heading = `h${level}` as const
  return (
    <div className="state-block" role={urgent ? 'alert' : undefined}>
      <span className="state-block-icon" aria-hidden="true">
        <Icon />
      </span>
      <Heading className="text-h3">{title}</Heading>
      {text && <p className="text-small text-ink-2">{text}</p>}
      {(link || children) && (
        <div className="state-block-actions">
          {link && (
            <ButtonLink to={link.to} kind="outline">
              {link.label}
            </ButtonLink>
          )}
          {children}
        </div>
      )}
    </div>
  )
}
