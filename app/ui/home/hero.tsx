import { useState } from 'react'
import { homeFirstView } from '#content/pages/home-first-view.ts'
import type { HomeView, SlideView } from '#domain/site/content/home-view.ts'
import { useLabels, useWords } from '#app/locale.ts'
import { useSite } from '#app/ui/site/site-context.tsx'
import { HeroControls } from './hero-controls.tsx'
import { HeroSlide } from './hero-slide.tsx'
import { PlainHero } from './plain-hero.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useTypewriter } from './use-typewriter.ts'

const TIMES = { interval: 3000, restAfterPick: 3000 }

/** Pictures with words; without any the site says its name. Null where nothing of the page could be loaded. */
export function Hero({ home }: { home: HomeView | null }) {
  const { slogan } = useSite()
  const phrases = home?.typewriter.length ? home.typewriter : [slogan].filter(Boolean)
  return home && home.slides.length > 0 ? (
    <Slides slides={home.slides} phrases={phrases} />
  ) : (
    <PlainHero phrase={phrases[0] ?? ''} />
  )
}

type SlidesProps = { slides: SlideView[]; phrases: string[] }

/** They change by themselves until the visitor takes over; one alone stays. */
function Slides({ slides, phrases }: SlidesProps) {
  const { label } = useWords(homeFirstView).hero
  const { carouselRole } = useLabels()
  const [active, setActive] = useState(0)
  const [furthest, setFurthest] = useState(0)
  if (active > furthest) setFurthest(active)
  const autoplay = useAutoplay(() => setActive((slide) => (slide + 1) % slides.length), TIMES)
  // One writer beside the slides: it goes on whichever of them is shown.
  const writing = autoplay.moves && !autoplay.stopped && !autoplay.away
  const written = useTypewriter(phrases, writing)
  const pick = (slide: number) => {
    setActive(slide)
    autoplay.picked()
  }
  return (
    <section className="hero" aria-roledescription={carouselRole} aria-label={label} {...autoplay.holders}>
      {slides.map((slide, index) => (
        <HeroSlide
          key={slide.id}
          slide={slide}
          index={index}
          count={slides.length}
          active={index === active}
          comes={index <= furthest + 1}
          phrase={phrases[0] ?? ''}
          written={index === active ? written : (phrases[0] ?? '')}
          writing={index === active && writing}
          onPick={() => pick(index)}
        />
      ))}
      {slides.length > 1 && (
        <HeroControls
          active={active}
          count={slides.length}
          tone={slides[active]?.tone ?? 'dark'}
          autoplay={autoplay}
          onPick={pick}
        />
      )}
    </section>
  )
}
