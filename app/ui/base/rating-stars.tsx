const STAR = 'M9 1.6l2.3 4.7 5.1.7-3.7 3.6.9 5.1L9 13.3l-4.6 2.4.9-5.1L1.6 7l5.1-.7z'
const STARS = [0, 1, 2, 3, 4]
const STEP = 21

/** Five stars, filled in halves from the reading start. The words beside or around them say the value. */
export function RatingStars({ rating, className }: { rating: number; className?: string }) {
  const filled = (Math.round(rating * 2) / 2) * STEP
  return (
    <svg
      className={`mirrored ${className ?? ''}`}
      width={STARS.length * STEP}
      height="18"
      viewBox={`0 0 ${STARS.length * STEP} 18`}
      aria-hidden="true"
    >
      <Row fill="var(--color-star-rest)" />
      <svg width={filled} height="18" viewBox={`0 0 ${filled} 18`}>
        <Row fill="var(--color-star)" />
      </svg>
    </svg>
  )
}

function Row({ fill }: { fill: string }) {
  return STARS.map((star) => <path key={star} d={STAR} transform={`translate(${star * STEP})`} fill={fill} />)
}
