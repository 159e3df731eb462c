import { homePage } from '../../../content/pages/home.ts'
import type { ReviewCard as Review } from '../../../domain/site/review.ts'
import { useWords } from '../../locale.ts'
import { Dots } from '../base/list/dots.tsx'
import { SectionHeading } from '../base/section-heading.tsx'
import { CarouselRow } from './carousel-row.tsx'
import { ReviewCard } from './review-card.tsx'
import { useCarousel } from './use-carousel.tsx'

/** Four voices side by side; below 768 px an endless slider with one at a time, which takes about 500 ms a step. */
const SLIDER = { duration: 28, breakpoints: { '(width >= 48rem)': { active: false } } }

type ReviewsProps = { reviews: Review[] }

export function Reviews({ reviews }: ReviewsProps) {
  const { title } = useWords(homePage).reviews
  const row = useCarousel(SLIDER)
  const [, carousel] = row
  return (
    <section className="bg-surface" aria-labelledby="home-reviews">
      <div className="wrap section">
        <SectionHeading id="home-reviews" title={title} />
        <CarouselRow
          carousel={row}
          labelledBy="home-reviews"
          viewportClass="reviews-viewport"
          trackClass="reviews"
          items={<ReviewCards reviews={reviews} />}
        />
        <div className="reviews-dots needs-scripts">
          <Dots count={reviews.length} current={carousel.selected} onPick={carousel.pick} />
        </div>
      </div>
    </section>
  )
}

function ReviewCards({ reviews }: ReviewsProps) {
  return reviews.map((review) => <ReviewCard key={review.id} review={review} />)
}
