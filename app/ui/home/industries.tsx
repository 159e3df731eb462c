import { industries } from '../../../content/industries.ts'
import { homePage } from '../../../content/pages/home.ts'
import { useLabels, useWords } from '../../locale.ts'
import { ButtonLink } from '../base/button.tsx'
import { Dots } from '../base/list/dots.tsx'
import { SectionHeading } from '../base/section-heading.tsx'
import { CarouselRow } from './carousel-row.tsx'
import { IndustriesControls } from './industries-controls.tsx'
import { IndustryCard } from './industry-card.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useCarousel } from './use-carousel.tsx'

const TIMES = { interval: 4000 }
const ENDLESS = {}

/** Six sectors, two in view; the row moves on by one and has no end. */
export function Industries() {
  const { title, subtitle, contact } = useWords(homePage).industries
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
        <SectionHeading id="home-industries" title={title} subtitle={subtitle}>
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
          items={<IndustryCards />}
        />
        <div className="industries-foot">
          <Dots
            className="needs-scripts"
            count={industries.length}
            current={carousel.selected}
            onPick={(index) => picking(() => carousel.pick(index))()}
          />
          <ButtonLink to="/contact">{contact}</ButtonLink>
        </div>
      </div>
    </section>
  )
}

function IndustryCards() {
  return industries.map((industry, index) => (
    <IndustryCard key={industry.key} industry={industry} index={index} count={industries.length} />
  ))
}
