import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconSquare } from '../base/icon-square.tsx'

const ARROW =
  'mirrored ms-auto size-5 flex-none text-ink-3 transition-transform duration-200 group-hover:translate-x-1 rtl:group-hover:-translate-x-1'

type ChannelRowProps = {
  icon: LucideIcon
  title: string
  href: string
  /** The value itself: a number, an address. */
  children: ReactNode
  note?: string
}

/** One way to reach the company. The whole row is the link. */
export function ChannelRow({ icon, title, href, children, note }: ChannelRowProps) {
  return (
    <li>
      <a
        href={href}
        rel="noopener"
        className="group flex h-full min-h-24 items-center gap-4 rounded-xl bg-surface px-5 py-4"
      >
        <IconSquare icon={icon} />
        <span className="grid min-w-0">
          <span className="text-card">{title}</span>
          <span className="text-small text-ink-2 wrap-anywhere">{children}</span>
          {note && <span className="text-xs text-ink-3">{note}</span>}
        </span>
        <ChevronRight className={ARROW} aria-hidden />
      </a>
    </li>
  )
}
