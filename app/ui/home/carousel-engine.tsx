import useEmblaCarousel from 'embla-carousel-react'
import { useEffect } from 'react'

export type CarouselOptions = NonNullable<Parameters<typeof useEmblaCarousel>[0]>
export type CarouselApi = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

type CarouselEngineProps = {
  /** The element that clips the row. */
  viewport: HTMLElement
  options: CarouselOptions
  onReady: (api: CarouselApi) => void
}

/** Moves a row by script. It shows nothing itself, and is a module of its own so that it is loaded with its first row. */
export function CarouselEngine({ viewport, options, onReady }: CarouselEngineProps) {
  const [attach, api] = useEmblaCarousel(options)
  useEffect(() => attach(viewport), [attach, viewport])
  useEffect(() => {
    if (api) onReady(api)
  }, [api, onReady])
  return null
}
