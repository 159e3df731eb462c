const COUNT = 5

/** Five stars, filled in halves from the reading start. The words beside or around them say the value. */
export function RatingStars({ rating }: { rating: number }) {
  const filled = Math.round(rating * 2) / 2 / COUNT
  return (
    <svg className="rating-stars mirrored" aria-hidden="true">
      <rect width={`${filled * 100}%`} height="100%" />
    </svg>
  )
}
