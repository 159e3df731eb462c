import type { BrandMark } from '#domain/catalogue/brand-view.ts'
import type { HomeView } from '#domain/site/content/home-view.ts'
import { Picture } from '#app/ui/base/picture/picture.tsx'
import { SiteLink } from '#app/delivery/link.tsx'
import { BrandLogo } from '#app/ui/catalogue/brand-logo.tsx'
import { ReasonIcon } from '#app/ui/catalogue/reason-icon.tsx'
import { useHeading } from './use-heading.ts'

const SIZES = '(width >= 87.5rem) 720px, (width >= 64rem) 50vw, 96vw'

type WhyProps = { home: HomeView; brands: BrandMark[] }

export function WhyChooseUs({ home, brands }: WhyProps) {
  return (
    <section className="wrap section why" aria-labelledby="home-why">
      {home.reasonsPicture && (
        <Picture picture={home.reasonsPicture} alt="" sizes={SIZES} className="aspect-4/3 rounded-xl lg:rounded-2xl" />
      )}
      <div>
        <Reasons home={home} brands={brands} />
      </div>
    </section>
  )
}

function Reasons({ home, brands }: WhyProps) {
  const { title, subtitle } = useHeading(home, 'reasons')
  return (
    <>
      <h2 id="home-why" className="text-h2">
        {title}
      </h2>
      {subtitle && <p className="text-lead mt-2 text-ink-2">{subtitle}</p>}
      <ul className="why-points">
        {home.reasons.map((reason) => (
          <li key={reason.id}>
            <ReasonIcon name={reason.icon} />
            <div>
              <h3 className="text-h3">{reason.title}</h3>
              <p>{reason.text}</p>
            </div>
          </li>
        ))}
      </ul>
      {brands.length > 0 && <BrandLinks brands={brands} />}
    </>
  )
}

function BrandLinks({ brands }: Pick<WhyProps, 'brands'>) {
  return (
    <ul className="why-brands">
      {brands.map(({ path, name, logo }) => (
        <li key={path}>
          <SiteLink to={path}>
            <BrandLogo logo={logo} name={name} />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
