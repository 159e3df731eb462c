import { homePage } from '#content/pages/home.ts'
import type { HomeView, IndustryView } from '#domain/site/content/home-view.ts'
import { useLabels, useWords } from '#app/locale.ts'
import { ButtonLink, Button } from '#app/ui/base/button.tsx'
import { Dots } from '#app/ui/base/list/dots.tsx'
import { SectionHeading } from '#app/ui/base/section-heading.tsx'
import { CarouselRow } from './carousel-row.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useCarousel } from './use-carousel.tsx'
import { useHeading } from './use-heading.ts'
import { BeadList } from '#app/ui/base/list/bead-list.tsx'
import { Picture } from '#app/ui/base/picture/picture.tsx'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { pagingLabels } from '#content/paging-labels.ts'

const SIZES = '(width >= 87.5rem) 650px, (width >= 48rem) 46vw, 84vw'

const TIMES = { interval: 4000 }
const ENDLESS = {}

/** So many make a row that moves on by one and has no end; fewer stand side by side. */
const FEWEST_MOVED = 3

/** The sectors that the house serves. */
export function Industries({ home }: { home: HomeView }) {
  return home.industries.length < FEWEST_MOVED ? <PlainIndustries home={home} /> : <MovedIndustries home={home} />
}

function PlainIndustries({ home }: { home: HomeView }) {
  const heading = useHeading(home, 'industries')
  return (
    <section className="industries ground-night" aria-labelledby="home-industries">
      <div className="wrap section">
        <SectionHeading id="home-industries" {...heading} />
        <ul className="industries-plain">
          <IndustryCards industries={home.industries} />
        </ul>
        <div className="industries-foot">
          <ContactLink />
        </div>
      </div>
    </section>
  )
}

function ContactLink() {
  return <ButtonLink to="/contact">{useWords(homePage).industries.contact}</ButtonLink>
}

function MovedIndustries({ home }: { home: HomeView }) {
  const heading = useHeading(home, 'industries')
  const { carouselRole } = useLabels()
  const row = useCarousel(ENDLESS)
  const [, carousel] = row
  const autoplay = useAutoplay(carousel.goOn, TIMES)
  const picking = (move: () => void) => () => {
    move()
    autoplay.picked()
  }
  return (
    <section className="industries ground-night" aria-roledescription={carouselRole} aria-labelledby="home-industries">
      <div className="wrap section" {...autoplay.holders}>
        <SectionHeading id="home-industries" {...heading}>
          <IndustriesControls
            autoplay={autoplay}
            onPrevious={picking(carousel.previous)}
            onNext={picking(carousel.next)}
          />
        </SectionHeading>
        <CarouselRow
          carousel={row}
          labelledBy="home-industries"
          viewportClass="industries-viewport"
          items={<IndustryCards industries={home.industries} />}
        />
        <div className="industries-foot">
          <Dots
            className="needs-scripts"
            count={home.industries.length}
            current={carousel.selected}
            onPick={(index) => picking(() => carousel.pick(index))()}
          />
          <ContactLink />
        </div>
      </div>
    </section>
  )
}

function IndustryCards({ industries }: { industries: IndustryView[] }) {
  return industries.map((industry, index) => (
    <IndustryCard key={industry.id} industry={industry} index={index} count={industries.length} />
  ))
}

function IndustryCard({ industry, index, count }: { industry: IndustryView; index: number; count: number }) {
  const { slideRole, slide } = useLabels()
  const { picture, alt, title, description, features } = industry
  return (
    <li className="industry-card" aria-roledescription={slideRole} aria-label={slide(index + 1, count)}>
      {picture && <Picture picture={picture} alt={alt} sizes={SIZES} className="industry-card-picture" />}
      <div className="industry-card-text text-small">
        <div>
          <h3 className="text-h3">{title}</h3>
          <p>{description}</p>
        </div>
        {features.length > 0 && <BeadList items={features} />}
      </div>
    </li>
  )
}

type IndustriesControlsProps = { autoplay: ReturnType<typeof useAutoplay>; onPrevious: () => void; onNext: () => void }

function IndustriesControls({ autoplay, onPrevious, onNext }: IndustriesControlsProps) {
  const paging = useWords(pagingLabels)
  const { pause, play } = useWords(homePage).industries
  return (
    <div className="needs-scripts flex gap-2.5">
      {autoplay.moves && (
        <Button kind="outline" icon aria-label={autoplay.stopped ? play : pause} onClick={autoplay.toggle}>
          {autoplay.stopped ? <Play /> : <Pause />}
        </Button>
      )}
      <Button kind="outline" icon aria-label={paging.previous} onClick={onPrevious}>
        <ChevronLeft className="mirrored" />
      </Button>
      <Button kind="outline" icon aria-label={paging.next} onClick={onNext}>
        <ChevronRight className="mirrored" />
      </Button>
    </div>
  )
}
