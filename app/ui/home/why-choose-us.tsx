import { brandNames } from '../../../content/brand-names.ts'
import { heroPictures } from '../../../content/pictures/hero.ts'
import { whyChooseUs } from '../../../content/why-choose-us.ts'
import { fillIn } from '../../../domain/text/fill-in.ts'
import { useLocale, useWords } from '../../locale.ts'
import { Picture } from '../base/picture/picture.tsx'
import { SiteLink } from '../../delivery/link.tsx'
import { BrandLogo } from '../catalogue/brand-logo.tsx'
import { ReasonIcon } from '../catalogue/reason-icon.tsx'
import { useSite } from '../site/site-context.tsx'

const SIZES = '(width >= 87.5rem) 720px, (width >= 64rem) 50vw, 96vw'

export function WhyChooseUs() {
  return (
    <section className="wrap section why" aria-labelledby="home-why">
      <Picture picture={heroPictures['hero-2-narrow']} alt="" sizes={SIZES} className="why-picture" />
      <div>
        <Reasons />
      </div>
    </section>
  )
}

function Reasons() {
  const { title, subtitle, points } = useWords(whyChooseUs)
  return (
    <>
      <h2 id="home-why" className="text-h2">
        {fillIn(title, { site: useSite().name })}
      </h2>
      <p className="text-lead mt-2 text-ink-2">{subtitle}</p>
      <ul className="why-points">
        {points.map((point) => (
          <li key={point.key}>
            <ReasonIcon name={point.key} />
            <div>
              <h3 className="text-h3">{point.title}</h3>
              <p className="mt-1 text-ink-2">{point.text}</p>
            </div>
          </li>
        ))}
      </ul>
      <BrandLinks />
    </>
  )
}

function BrandLinks() {
  const locale = useLocale()
  return (
    <ul className="why-brands">
      {Object.entries(brandNames).map(([slug, name]) => (
        <li key={slug}>
          <SiteLink to={`/brands?brand=${slug}`}>
            <BrandLogo slug={slug} name={name[locale]} />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
