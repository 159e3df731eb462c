import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import { directionOf } from '../../../domain/locale.ts'
import { useLocale } from '../../locale.ts'

type CarouselOptions = NonNullable<Parameters<typeof useEmblaCarousel>[0]>

/**
 * An endless row that is dragged, stepped and wraps at both ends, in reading direction.
 * Put `viewport` on the element that clips the row. Without scripts, and where the options switch it off, it scrolls.
 */
export function useCarousel(options: CarouselOptions) {
  const direction = directionOf(useLocale())
  const [viewport, api] = useEmblaCarousel({ loop: true, align: 'start', direction, ...options })
  const [selected, setSelected] = useState(0)

  useEffect(() => {
    const select = () => setSelected(api?.selectedScrollSnap() ?? 0)
    api?.on('select', select).on('reInit', select)
    return () => void api?.off('select', select).off('reInit', select)
  }, [api])

  const controls = {
    selected,
    /** The row is moved by script; until then it scrolls. */
    lives: api !== undefined || undefined,
    next: () => api?.scrollNext(),
    previous: () => api?.scrollPrev(),
    pick: (index: number) => api?.scrollTo(index),
  }
  return [viewport, controls] as const
}
