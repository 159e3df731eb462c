import { classNames } from '#app/ui/base/class-names.ts'
import { CodedText } from '#app/ui/base/code.tsx'

/** A list whose marks are the brand's short bars. */
export function BeadList({ items, className }: { items: string[]; className?: string }) {
  return (
    <ul className={classNames('bead-list', className)}>
      {items.map((item) => (
        <li key={item}>
          <CodedText text={item} />
        </li>
      ))}
    </ul>
  )
}
