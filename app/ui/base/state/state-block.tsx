import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type StateBlockProps = {
  icon: LucideIcon
  title: string
  text?: string
  /** What can be done: one or two buttons. */
  children?: ReactNode
  /** 1 where the block is the whole page. */
  level?: 1 | 2 | 3
  /** Announced by screen readers when it comes: for errors. */
  urgent?: boolean
}

/** What stands in place of content: nothing there yet, or it could not be loaded. */
export function StateBlock({ icon: Icon, title, text, children, level = 2, urgent }: StateBlockProps) {
  const Heading = `h${level}` as const
  return (
    <div className="state-block" role={urgent ? 'alert' : undefined}>
      <span className="state-block-icon" aria-hidden="true">
        <Icon />
      </span>
      <Heading className="text-h3">{title}</Heading>
      {text && <p className="text-small text-ink-2">{text}</p>}
      {children && <div className="state-block-actions">{children}</div>}
    </div>
  )
}
