import type { AboutView } from '#domain/site/content/pages/about-view.ts'
import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { ACROSS_PHONE, Picture } from '#app/ui/base/picture/picture.tsx'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import { companyFigures } from '#content/pages/about.ts'
import { useWords } from '#app/locale.ts'
import { FigureBand } from '#app/ui/product/figure-band.tsx'
import { useDemoText, useSiteFrame } from '#app/ui/site/site-context.tsx'
import { classNames } from '#app/ui/base/class-names.ts'

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

/** The company's story: its first paragraph leads, the rest follows more quietly. */
function Story({ title, paragraphs: [first, ...rest] }: { title: string; paragraphs: string[] }) {
  return (
    <section className="grid max-w-[46rem] content-center gap-6 py-8">
      <h2 className="text-h2">{title}</h2>
      <p className="text-lead">{first}</p>
      {rest.map((paragraph) => (
        <p key={paragraph} className="text-body text-ink-2">
          {paragraph}
        </p>
      ))}
    </section>
  )
}

/** What the catalogue holds now, and how soon the demo content answers requests. */
function CompanyFigures({ brands }: { brands: number }) {
  const { label, days, ...names } = useWords(companyFigures)
  const { categories } = useSiteFrame()
  const answer = useDemoText(names.answer)
  const products = categories?.reduce((sum, { productCount }) => sum + productCount, 0) ?? 0
  const counted = { products, categories: categories?.length ?? 0, brands }
  const figures = Object.entries(counted)
    .filter(([, count]) => count > 0)
    .map(([key, count]) => ({ key, label: names[key as keyof typeof counted], value: String(count), unit: '' }))
  const promised = answer ? [{ key: 'answer', label: answer, value: '1', unit: days }] : []
  return <FigureBand label={label} figures={[...figures, ...promised]} />
}

function Values({ title, values }: { title: string; values: { title: string; text: string }[] }) {
  return (
    <section {...BELOW_FOLD} className="section">
      <h2 className="sr-only">{title}</h2>
      <ul className="grid divide-y divide-line border-y border-line md:grid-cols-3 md:divide-x md:divide-y-0">
        {values.map((value) => (
          <li key={value.title} className="grid content-start gap-1.5 py-8 md:px-9 md:first:ps-0 md:last:pe-0">
            <h3 className="text-h3">{value.title}</h3>
            <p className="text-small text-ink-2">{value.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type StatementCardProps = {
  title: string
  text: string
  /** White on night in place of ink on sand. */
  dark?: boolean
}

/** One sentence the company stands by, set large. */
function StatementCard({ title, text, dark }: StatementCardProps) {
  return (
    <section
      className={classNames(
        'flex min-h-64 flex-col justify-between gap-10 rounded-2xl p-[clamp(24px,4vw,56px)] lg:min-h-88',
        dark ? 'ground-night bg-night-2' : 'bg-sand',
      )}
    >
      <h2 className="text-action text-ink-2">{title}</h2>
      <p className="text-h2">{text}</p>
    </section>
  )
}
