import type { ReactElement } from 'react'
import { classNames } from '#app/ui/base/class-names.ts'
import type { useCarousel } from './use-carousel.tsx'

type CarouselRowProps = {
  carousel: ReturnType<typeof useCarousel>
  /** The id of the heading that names the row. */
  labelledBy: string
  viewportClass: string
  trackClass?: string
  /** The items of a list. */
  items: ReactElement
}

/** The row that a carousel moves, in the element that clips it. */
export function CarouselRow({ carousel, labelledBy, viewportClass, trackClass, items }: CarouselRowProps) {
  const [viewport, { row, engine }] = carousel
  return (
    <div
      className={classNames('carousel-viewport', viewportClass)}
      ref={viewport}
      role="group"
      {...row}
      aria-labelledby={labelledBy}
    >
      <ul className={classNames('carousel-track', trackClass)}>{items}</ul>
      {engine}
    </div>
  )
}
