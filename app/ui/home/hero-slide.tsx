import { heroSlides, type HeroSlide as HeroSlideContent } from '../../../content/hero-slides.ts'
import { heroPictures } from '../../../content/pictures/hero.ts'
import { useLabels, useLocale, useWords } from '../../locale.ts'
import { ButtonLink, type ButtonKind } from '../base/button.tsx'
import { Picture } from '../base/picture/picture.tsx'
import { useHydrated } from '../../delivery/hydration.ts'
import { Typewriter } from './typewriter.tsx'

/** Under 1024 px the narrow picture fills the width, above it the wide one is cut to the hero's height. */
const SIZES = '(width >= 87.5rem) 1400px, 97vw'

type HeroSlideProps = {
  slide: HeroSlideContent
  index: number
  active: boolean
  /** It is the next to be shown, or was. */
  comes: boolean
  slogan: string
  /** What of the slogan is written now. */
  written: string
  writing: boolean
  onPick: () => void
}

export function HeroSlide({ slide, index, active, comes, slogan, written, writing, onPick }: HeroSlideProps) {
  const { slideRole, slide: slideName } = useLabels()
  return (
    // A press anywhere on the picture picks the slide; the beads do the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div
      className="hero-slide"
      role="group"
      aria-roledescription={slideRole}
      aria-label={slideName(index + 1, heroSlides.length)}
      data-active={active || undefined}
      data-tone={slide.tone}
      data-frame={slide.frame}
      inert={!active}
      onClick={onPick}
    >
      <HeroPicture slide={slide} first={index === 0} comes={comes} />
      <div className="hero-words">
        <HeroWords {...{ slide, index, slogan, written, writing }} />
      </div>
    </div>
  )
}

type HeroWordsProps = Pick<HeroSlideProps, 'slide' | 'index' | 'slogan' | 'written' | 'writing'>

function HeroWords({ slide, index, slogan, written, writing }: HeroWordsProps) {
  const words = useWords(slide)
  const Title = index === 0 ? 'h1' : 'h2'
  return (
    <>
      <Typewriter text={slogan} shown={written} running={writing} />
      <Title className="hero-title">{words.title}</Title>
      <p className="hero-text text-lead">{words.text}</p>
      <div className="hero-actions">
        {words.actions.map((action, place) => (
          <ButtonLink key={action.to} to={action.to} kind={actionKind(slide.tone, place)}>
            {action.label}
          </ButtonLink>
        ))}
      </div>
    </>
  )
}

function actionKind(tone: HeroSlideContent['tone'], place: number): ButtonKind {
  if (tone === 'light') return place === 0 ? 'primary' : 'outline'
  return place === 0 ? 'white' : 'glass'
}

/** Only the first picture comes with the page; each of the others follows once the page is hydrated and it is the next. */
function HeroPicture({ slide, first, comes }: { slide: HeroSlideContent; first: boolean; comes: boolean }) {
  const locale = useLocale()
  const lives = useHydrated()
  const wide = heroPictures[slide.wide[locale]]
  return (
    <div className="hero-picture">
      <svg className="hero-ground" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1" height="1" fill={slide.foot} />
      </svg>
      {(first || (lives && comes)) && (
        <Picture
          picture={wide}
          narrow={heroPictures[slide.narrow]}
          alt={wide.alt[locale]}
          sizes={SIZES}
          eager={first}
          ground={false}
        />
      )}
    </div>
  )
}
