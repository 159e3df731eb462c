import { classNames } from './class-names.ts'

/** A list whose marks are the brand's short bars. */
export function BeadList({ items, className }: { items: string[]; className?: string }) {
  return (
    <ul className={classNames('grid gap-y-2', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <span className="flex h-[1lh] items-center text-edge" aria-hidden="true">
            <span className="bead" />
          </span>
          {item}
        </li>
      ))}
    </ul>
  )
}
