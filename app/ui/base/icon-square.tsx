import type { LucideIcon } from 'lucide-react'

/** A quiet square that an icon stands in, beside the words that say the same. */
export function IconSquare({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="grid size-14 flex-none place-items-center rounded-lg bg-sand" aria-hidden="true">
      <Icon className="size-5" />
    </span>
  )
}
