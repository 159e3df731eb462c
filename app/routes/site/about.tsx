import { BELOW_FOLD } from '../../delivery/below-fold.tsx'
import { about, aboutHead } from '../../../content/pages/about.ts'
import { aboutPictures } from '../../../content/pictures/about.ts'
import { fillIn } from '../../../domain/text/fill-in.ts'
import { useWords } from '../../locale.ts'
import { fixedMeta } from '../../seo/route-meta.ts'
import { CompanyFigures } from '../../ui/about/company-figures.tsx'
import { StatementCard } from '../../ui/about/statement-card.tsx'
import { Story } from '../../ui/about/story.tsx'
import { Values } from '../../ui/about/values.tsx'
import { ACROSS_PHONE } from '../../ui/base/picture/picture-sizes.ts'
import { Picture } from '../../ui/base/picture/picture.tsx'
import { PageTitle } from '../../ui/site/page-title.tsx'
import { useSite } from '../../ui/site/site-context.tsx'

const warehouse = aboutPictures['about-warehouse']

export const meta = fixedMeta(aboutHead, () => ({ kind: 'AboutPage' }))

export default function AboutPage() {
  const words = useWords(about)
  const site = useSite().name
  const alt = useWords(warehouse.alt)
  return (
    <div className="wrap">
      <PageTitle title={words.hero.title} subtitle={words.hero.subtitle} />
      <div className="mb-10 grid gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Picture
          picture={warehouse}
          alt={alt}
          sizes={`(width < 48rem) ${ACROSS_PHONE}, 1000px`}
          eager
          className="aspect-video rounded-2xl lg:aspect-auto"
          imgClassName="absolute inset-0 object-[44%_90%]"
        />
        <Story title={words.story.title} paragraphs={words.story.paragraphs.map((text) => fillIn(text, { site }))} />
      </div>
      <div {...BELOW_FOLD}>
        <CompanyFigures />
      </div>
      <div {...BELOW_FOLD} className="grid gap-5 lg:grid-cols-2">
        <StatementCard title={words.vision.title} text={words.vision.text} dark />
        <StatementCard title={words.mission.title} text={words.mission.text} />
      </div>
      <Values title={words.valuesTitle} values={words.values} />
    </div>
  )
}
