import type { HomeView, ReviewCard as Review } from '#domain/site/content/home-view.ts'
import { Dots } from '#app/ui/base/list/dots.tsx'
import { SectionHeading } from '#app/ui/base/section-heading.tsx'
import { CarouselRow } from './carousel-row.tsx'
import { useCarousel } from './use-carousel.tsx'
import { useHeading } from './use-heading.ts'
import { useLabels } from '#app/locale.ts'
import { RatingStars } from '#app/ui/base/rating-stars.tsx'

/** Four voices side by side; below 768 px an endless slider with one at a time, which takes about 500 ms a step. */
const SLIDER = { duration: 28, breakpoints: { '(width >= 48rem)': { active: false } } }

export function Reviews({ home }: { home: HomeView }) {
  const { reviews } = home
  const heading = useHeading(home, 'reviews')
  const row = useCarousel(SLIDER)
  const [, carousel] = row
  return (
    <section className="bg-surface" aria-labelledby="home-reviews">
      <div className="wrap section">
        <SectionHeading id="home-reviews" {...heading} />
        <CarouselRow
          carousel={row}
          labelledBy="home-reviews"
          viewportClass="reviews-viewport"
          trackClass="reviews"
          items={<ReviewCards reviews={reviews} />}
        />
        <div className="reviews-dots needs-scripts">
          {reviews.length > 1 && <Dots count={reviews.length} current={carousel.selected} onPick={carousel.pick} />}
        </div>
      </div>
    </section>
  )
}

function ReviewCards({ reviews }: { reviews: Review[] }) {
  return reviews.map((review) => <ReviewCard key={review.id} review={review} />)
}

function ReviewCard({ review: { name, text, rating, day, date } }: { review: Review }) {
  const { ratingOutOf } = useLabels()
  return (
    <li className="review-card">
      {rating !== null && (
        <>
          <span className="sr-only">{ratingOutOf(String(rating))}</span>
          <RatingStars rating={rating} />
        </>
      )}
      <blockquote className="review-card-text">{text}</blockquote>
      <p className="text-card">{name}</p>
      <time className="text-xs" dateTime={day}>
        {date}
      </time>
    </li>
  )
}
