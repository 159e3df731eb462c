import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconSquare } from './icon-square.tsx'

const ROW = 'group flex h-full min-h-24 items-center gap-4 rounded-xl px-5 py-4'
const ARROW =
  'mirrored ms-auto size-5 flex-none text-ink-3 transition-transform duration-200 group-hover:translate-x-1 rtl:group-hover:-translate-x-1'

type LinkRowProps = {
  icon: LucideIcon
  title: string
  href: string
  /** The value itself: a number, an address. */
  children: ReactNode
  note?: string
  /** Paper in place of white: where the row stands on a white ground. */
  onWhite?: boolean
}

/** A way to reach somebody. The whole row is the link. */
export function LinkRow({ icon, title, href, children, note, onWhite }: LinkRowProps) {
  return (
    <a href={href} rel="noopener" className={classNames(ROW, onWhite ? 'bg-paper' : 'bg-surface')}>
      <IconSquare icon={icon} />
      <span className="grid min-w-0">
        <span className="text-card">{title}</span>
        <span className="text-small wrap-anywhere text-ink-2">{children}</span>
        {note && <span className="text-xs text-ink-3">{note}</span>}
      </span>
      <ChevronRight className={ARROW} aria-hidden />
    </a>
  )
}
