import { useState, useEffect } from 'react'
import { homeFirstView } from '#content/pages/home-first-view.ts'
import type { HomeView, SlideView } from '#domain/site/content/home-view.ts'
import { useLabels, useWords } from '#app/locale.ts'
import { useSite } from '#app/ui/site/site-context.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { typewriterFrames } from './typewriter-frames.ts'
import { Pause, Play } from 'lucide-react'
import { Beads } from '#app/ui/base/list/dots.tsx'
import { ButtonLink, type ButtonKind } from '#app/ui/base/button.tsx'
import { ACROSS_PHONE, Picture } from '#app/ui/base/picture/picture.tsx'
import { useHydrated } from '#app/delivery/hydration.ts'

/** Under 1024 px the narrow picture fills the width, above it the wide one is cut to the hero's height. */
const SIZES = `(width >= 87.5rem) 1400px, (width >= 64rem) 97vw, ${ACROSS_PHONE}`

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

/** They change by themselves until the visitor takes over; one alone stays. */
function Slides({ slides, phrases }: { slides: SlideView[]; phrases: string[] }) {
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

/** The head of a home page without pictures: whose site it is. */
function PlainHero({ phrase }: { phrase: string }) {
  const { name } = useSite()
  return (
    <section className="plain-hero wrap" aria-labelledby="home-name">
      <h1 id="home-name" className="hero-title">
        {name}
      </h1>
      {phrase && phrase !== name && <p className="text-lead text-ink-2">{phrase}</p>}
    </section>
  )
}

/** What of some texts stands there while they write themselves; the whole of the first while they may not move. */
function useTypewriter(texts: readonly string[], running: boolean): string {
  // The same texts come again as another list with each rendering.
  const key = texts.join('\n')
  const first = texts[0] ?? ''
  const [shown, setShown] = useState(first)
  useEffect(() => {
    const frames = typewriterFrames(key.split('\n'))
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      const frame = frames.next().value
      setShown(frame.shown)
      timer = setTimeout(show, frame.wait)
    }
    if (running && key !== '') show()
    return () => {
      clearTimeout(timer)
      setShown(first)
    }
  }, [key, first, running])
  return shown
}

type HeroControlsProps = {
  active: number
  count: number
  tone: 'dark' | 'light'
  autoplay: ReturnType<typeof useAutoplay>
  onPick: (slide: number) => void
}

/** A bead per slide, which fills while its slide is shown, and a button that stops all movement. */
function HeroControls({ active, count, tone, autoplay, onPick }: HeroControlsProps) {
  const { pause, play } = useWords(homeFirstView).hero
  return (
    <div className="hero-controls needs-scripts" data-tone={tone}>
      <Beads count={count} current={active} running={autoplay.running} onPick={onPick} />
      {autoplay.moves && (
        <button
          type="button"
          className="hero-stop"
          aria-label={autoplay.stopped ? play : pause}
          onClick={autoplay.toggle}
        >
          {autoplay.stopped ? <Play /> : <Pause />}
        </button>
      )}
    </div>
  )
}

type HeroSlideProps = {
  slide: SlideView
  index: number
  count: number
  active: boolean
  /** It is the next to be shown, or was. */
  comes: boolean
  /** What the line above the title says, and what of it is written now. */
  phrase: string
  written: string
  writing: boolean
  onPick: () => void
}

function HeroSlide(props: HeroSlideProps) {
  const { slide, index, count, active, comes, phrase, written, writing, onPick } = props
  const { slideRole, slide: slideName } = useLabels()
  return (
    // A press anywhere on the picture picks the slide; the beads do the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div
      className="hero-slide"
      role="group"
      aria-roledescription={slideRole}
      aria-label={slideName(index + 1, count)}
      data-active={active || undefined}
      data-tone={slide.tone}
      data-frame={slide.frame}
      data-side={slide.side}
      inert={!active}
      onClick={onPick}
    >
      <HeroPicture slide={slide} first={index === 0} comes={comes} />
      <div className="hero-words">
        <HeroWords {...{ slide, index, phrase, written, writing }} />
      </div>
    </div>
  )
}

type HeroWordsProps = Pick<HeroSlideProps, 'slide' | 'index' | 'phrase' | 'written' | 'writing'>

function HeroWords({ slide, index, phrase, written, writing }: HeroWordsProps) {
  const Title = index === 0 ? 'h1' : 'h2'
  return (
    <>
      {phrase && <Typewriter text={phrase} shown={written} running={writing} />}
      <Title className="hero-title">{slide.title}</Title>
      {slide.text && <p className="hero-text text-lead">{slide.text}</p>}
      <div className="hero-actions">
        {slide.actions.map((action, place) => (
          <ButtonLink key={action.to} {...linkTo(action.to)} kind={actionKind(slide.tone, place)}>
            {action.label}
          </ButtonLink>
        ))}
      </div>
    </>
  )
}

/** Other sites open as they do everywhere. */
function linkTo(to: string) {
  return to.startsWith('/') ? { to } : { href: to }
}

function actionKind(tone: SlideView['tone'], place: number): ButtonKind {
  if (tone === 'light') return place === 0 ? 'primary' : 'outline'
  return place === 0 ? 'white' : 'glass'
}

/** Only the first picture comes with the page; each of the others follows once the page is hydrated and it is the next. */
function HeroPicture({ slide, first, comes }: { slide: SlideView; first: boolean; comes: boolean }) {
  const lives = useHydrated()
  return (
    <div className="hero-picture">
      <svg className="hero-ground" color={slide.ground} aria-hidden="true" />
      {(first || (lives && comes)) && (
        <Picture
          picture={slide.wide}
          narrow={slide.narrow}
          alt={slide.alt}
          sizes={SIZES}
          eager={first}
          ground={false}
        />
      )}
    </div>
  )
}

/** The line that is written, on one of several slides. Readers and screen readers always have the whole text. */
function Typewriter({ text, shown, running }: { text: string; shown: string; running: boolean }) {
  return (
    <p className="typewriter">
      <span className="sr-only">{text}</span>
      <span className="typewriter-text" data-writing={running || undefined} aria-hidden="true">
        {shown}
      </span>
    </p>
  )
}
