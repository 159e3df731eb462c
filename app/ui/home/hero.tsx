import { useState } from 'react'
import { heroSlides } from '../../../content/hero-slides.ts'
import { homeFirstView } from '../../../content/pages/home-first-view.ts'
import { useLabels, useWords } from '../../locale.ts'
import { useSite } from '../site/site-context.tsx'
import { HeroControls } from './hero-controls.tsx'
import { HeroSlide } from './hero-slide.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useTypewriter } from './use-typewriter.ts'

const TIMES = { interval: 3000, restAfterPick: 3000 }

/** Three pictures with words; they change by themselves until the visitor takes over. */
export function Hero() {
  const { label } = useWords(homeFirstView).hero
  const { carouselRole } = useLabels()
  const { slogan } = useSite()
  const [active, setActive] = useState(0)
  const [furthest, setFurthest] = useState(0)
  if (active > furthest) setFurthest(active)
  const autoplay = useAutoplay(() => setActive((slide) => (slide + 1) % heroSlides.length), TIMES)
  // One writer beside the slides: it goes on whichever of them is shown.
  const writing = autoplay.moves && !autoplay.stopped && !autoplay.away
  const written = useTypewriter(slogan, writing)
  const pick = (slide: number) => {
    setActive(slide)
    autoplay.picked()
  }
  return (
    <section className="hero" aria-roledescription={carouselRole} aria-label={label} {...autoplay.holders}>
      {heroSlides.map((slide, index) => (
        <HeroSlide
          key={slide.narrow}
          slide={slide}
          index={index}
          active={index === active}
          comes={index <= furthest + 1}
          slogan={slogan}
          written={index === active ? written : slogan}
          writing={index === active && writing}
          onPick={() => pick(index)}
        />
      ))}
      <HeroControls active={active} tone={heroSlides[active]?.tone ?? 'dark'} autoplay={autoplay} onPick={pick} />
    </section>
  )
}
