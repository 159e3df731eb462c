import { useLabels } from '#app/locale.ts'
import { Ltr } from './ltr.tsx'
import { RatingStars } from './rating-stars.tsx'

/** Stars with their figure: `4.9 / 5`. */
export function Rating({ value }: { value: number }) {
  const { ratingOutOf } = useLabels()
  return (
    <span className="inline-flex items-center gap-2.5">
      <RatingStars rating={value} />
      <span className="sr-only">{ratingOutOf(String(value))}</span>
      <span className="text-nav" aria-hidden="true">
        <Ltr>{`${value} / 5`}</Ltr>
      </span>
    </span>
  )
}
