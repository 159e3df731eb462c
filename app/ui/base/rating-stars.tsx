import { classNames } from './class-names.ts'

const COUNT = 5
const STEP = 21
const STAR = 'l2.3 4.7 5.1.7-3.7 3.6.9 5.1-4.6-2.4-4.6 2.4.9-5.1-3.7-3.6 5.1-.7z'
/** Five stars in one line: each ends where it began. */
const STARS = `M9 1.6${Array(COUNT).fill(STAR).join(`m${STEP} 0`)}`

/** Five stars, filled in halves from the reading start. The words beside or around them say the value. */
export function RatingStars({ rating, className }: { rating: number; className?: string }) {
  const filled = (Math.round(rating * 2) / 2) * STEP
  return (
    <svg
      className={classNames('mirrored', className)}
      width={COUNT * STEP}
      height="18"
      viewBox={`0 0 ${COUNT * STEP} 18`}
      aria-hidden="true"
    >
      <path d={STARS} fill="var(--color-star-rest)" />
      <svg width={filled} height="18" viewBox={`0 0 ${filled} 18`}>
        <path d={STARS} fill="var(--color-star)" />
      </svg>
    </svg>
  )
}
