import type { AboutView } from '#domain/site/content/pages/about-view.ts'
import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { ACROSS_PHONE } from '#app/ui/base/picture/picture-sizes.ts'
import { Picture } from '#app/ui/base/picture/picture.tsx'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import { CompanyFigures } from './company-figures.tsx'
import { StatementCard } from './statement-card.tsx'
import { Story } from './story.tsx'
import { Values } from './values.tsx'

/** Who the company is; what nobody has written of it is left out. */
export function AboutPage({ about }: { about: AboutView & { brands: number } }) {
  const { story, picture, vision, mission } = about
  return (
    <div className="wrap">
      <PageTitle title={about.title} subtitle={about.subtitle} />
      {story && (
        <div className={picture ? 'mb-10 grid gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : 'mb-10'}>
          {picture && (
            <Picture
              picture={picture}
              alt={about.alt}
              sizes={`(width < 48rem) ${ACROSS_PHONE}, 1000px`}
              eager
              className="aspect-video rounded-2xl lg:aspect-auto"
              imgClassName="absolute inset-0 object-[44%_90%]"
            />
          )}
          <Story title={story.title} paragraphs={story.paragraphs} />
        </div>
      )}
      <div {...BELOW_FOLD}>
        <CompanyFigures brands={about.brands} />
      </div>
      {(vision || mission) && (
        <div {...BELOW_FOLD} className="grid gap-5 lg:grid-cols-2">
          {vision && <StatementCard title={vision.title} text={vision.text} dark />}
          {mission && <StatementCard title={mission.title} text={mission.text} />}
        </div>
      )}
      {about.values.length > 0 && <Values title={about.valuesTitle} values={about.values} />}
    </div>
  )
}
