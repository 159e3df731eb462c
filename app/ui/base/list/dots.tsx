import { useLabels } from '#app/locale.ts'
import { classNames } from '#app/ui/base/class-names.ts'

type DotsProps = {
  count: number
  /** From 0. */
  current: number
  onPick: (index: number) => void
  className?: string
}

/** One dot for each slide; the current one is the brand's bead. */
export function Dots({ count, current, onPick, className }: DotsProps) {
  return <Steps {...{ count, current, onPick }} className={classNames('dots', className)} />
}

/** The hero's bars. `running`: the current one fills while its slide is shown. */
export function Beads({ running, className, ...steps }: DotsProps & { running?: boolean }) {
  return <Steps {...steps} className={classNames('beads', running && 'beads-running', className)} />
}

function Steps({ count, current, onPick, className }: DotsProps) {
  const { slide } = useLabels()
  return (
    <div className={className}>
      {Array.from({ length: count }, (_, index) => slide(index + 1, count)).map((label, index) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-current={index === current || undefined}
          onClick={() => onPick(index)}
        />
      ))}
    </div>
  )
}
