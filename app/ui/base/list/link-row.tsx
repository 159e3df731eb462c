import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#app/ui/base/class-names.ts'
import { IconSquare } from '#app/ui/base/icon-square.tsx'

// Texts may grow; what stands round them leaves them the room.
const ROW = 'group flex h-full min-h-24 items-center gap-[16px] rounded-xl px-[20px] py-4 [&>:first-child]:size-[56px]'
const ARROW =
  'mirrored ms-auto size-[20px] flex-none text-ink-3 transition-transform duration-200 group-hover:translate-x-1 rtl:group-hover:-translate-x-1'

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
        {note && <span className="text-xs text-balance text-ink-3">{note}</span>}
      </span>
      <ChevronRight className={ARROW} aria-hidden />
    </a>
  )
}
