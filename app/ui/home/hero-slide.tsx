import type { SlideView } from '#domain/site/content/home-view.ts'
import { useLabels } from '#app/locale.ts'
import { ButtonLink, type ButtonKind } from '#app/ui/base/button.tsx'
import { ACROSS_PHONE } from '#app/ui/base/picture/picture-sizes.ts'
import { Picture } from '#app/ui/base/picture/picture.tsx'
import { useHydrated } from '#app/delivery/hydration.ts'
import { Typewriter } from './typewriter.tsx'

/** Under 1024 px the narrow picture fills the width, above it the wide one is cut to the hero's height. */
const SIZES = `(width >= 87.5rem) 1400px, (width >= 64rem) 97vw, ${ACROSS_PHONE}`

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

export function HeroSlide(props: HeroSlideProps) {
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
