import type { LucideIcon } from 'lucide-react'

/** A quiet square that an icon stands in, beside the words that say the same. */
export function IconSquare({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="icon-square" aria-hidden="true">
      <Icon />
    </span>
  )
}
