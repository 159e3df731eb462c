import type { ReactNode } from 'react'

/** A list whose marks are the brand's short bars. */
export function BeadList({ items, className = '' }: { items: ReactNode[]; className?: string }) {
  return (
    <ul className={`grid gap-y-2 ${className}`}>
      {items.map((item, index) => (
        <li key={index} className="flex gap-3">
          <span className="flex h-[1lh] items-center text-edge" aria-hidden="true">
            <span className="bead" />
          </span>
          {item}
        </li>
      ))}
    </ul>
  )
}
