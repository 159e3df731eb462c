import { useLabels } from '../../locale.ts'

const STAR = 'M12 2.5l2.9 6.2 6.8 .8-5 4.7 1.3 6.7-6-3.4-6 3.4 1.3-6.7-5-4.7 6.8-.8z'
const HALF_STAR = 'M12 2.5v15l-6 3.4 1.3-6.7-5-4.7 6.8-.8z'

type RatingProps = {
  /** 0 to 5; the stars show the nearest half. */
  value: number
  /** The stars alone, without `4.9 / 5`. */
  bare?: boolean
}

export function Rating({ value, bare }: RatingProps) {
  const halves = Math.round(value * 2)
  const shown = String(value)
  return (
    <span className="rating">
      <svg className="mirrored" viewBox="0 0 124 24" width="98" height="19" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((star) => (
          <g key={star} transform={`translate(${(star - 1) * 25} 0)`}>
            <path d={STAR} className={halves >= star * 2 ? 'star' : 'star-rest'} />
            {halves === star * 2 - 1 && <path d={HALF_STAR} className="star" />}
          </g>
        ))}
      </svg>
      <span className="sr-only">{useLabels().ratingOutOf(shown)}</span>
      {!bare && (
        <bdi dir="ltr" className="text-nav" aria-hidden="true">
          {shown} / 5
        </bdi>
      )}
    </span>
  )
}
