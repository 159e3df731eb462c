import { classNames } from '#app/ui/base/class-names.ts'

/** A sand block in the place and size of what is coming: give it both by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames('skeleton', className)} aria-hidden="true" />
}
