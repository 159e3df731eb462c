import { useState } from 'react'
import { heroSlides } from '../../../content/hero-slides.ts'
import { homeFirstView } from '../../../content/pages/home-first-view.ts'
import { useWords } from '../../locale.ts'
import { useSite } from '../site/site-context.tsx'
import { HeroControls } from './hero-controls.tsx'
import { HeroSlide } from './hero-slide.tsx'
import { useAutoplay } from './use-autoplay.ts'

const TIMES = { interval: 3000, restAfterPick: 3000 }

/** Three pictures with words; they change by themselves until the visitor takes over. */
export function Hero() {
  const { label } = useWords(homeFirstView).hero
  const { slogan } = useSite()
  const [active, setActive] = useState(0)
  const [furthest, setFurthest] = useState(0)
  if (active > furthest) setFurthest(active)
  const autoplay = useAutoplay(() => setActive((slide) => (slide + 1) % heroSlides.length), TIMES)
  const pick = (slide: number) => {
    setActive(slide)
    autoplay.picked()
  }
  return (
    <section className="hero" aria-roledescription="carousel" aria-label={label} {...autoplay.holders}>
      {heroSlides.map((slide, index) => (
        <HeroSlide
          key={slide.narrow}
          slide={slide}
          index={index}
          active={index === active}
          comes={index <= furthest + 1}
          slogan={slogan}
          writing={index === active && autoplay.moves && !autoplay.stopped && !autoplay.away}
          onPick={() => pick(index)}
        />
      ))}
      <HeroControls active={active} tone={heroSlides[active]?.tone ?? 'dark'} autoplay={autoplay} onPick={pick} />
    </section>
  )
}
