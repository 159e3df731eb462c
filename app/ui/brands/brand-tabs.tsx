import {
  Globe,
  Mail,
  Phone,
  BrickWall,
  Building2,
  CloudFog,
  Droplet,
  Flame,
  Layers,
  Paintbrush,
  SprayCan,
  Wrench,
  Zap,
  type LucideIcon,
} from 'lucide-react'
import { brandsPage } from '#content/pages/brands.ts'
import type { BrandView } from '#domain/catalogue/brand-view.ts'
import { emailHref, phoneHref } from '#domain/messages/contact-text.ts'
import type { SpecialtyIcon } from '#domain/catalogue/brand-fields.ts'
import { useWords } from '#app/locale.ts'
import { LinkRow } from '#app/ui/base/list/link-row.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import { BeadList } from '#app/ui/base/list/bead-list.tsx'
import { ArrowLink } from '#app/ui/base/arrow-link.tsx'
import { IconSquare } from '#app/ui/base/icon-square.tsx'

/** `onWhite`: on a white background. */
export function ContactTab({ brand, onWhite }: { brand: BrandView; onWhite?: boolean }) {
  const { contact: words } = useWords(brandsPage)
  const { website, email, phone } = brand.contact
  return (
    <div className="@container">
      <div className="grid gap-3 @5xl:grid-cols-3">
        {website && (
          <LinkRow icon={Globe} title={words.website} href={website} onWhite={onWhite}>
            <Ltr>{new URL(website).host}</Ltr>
          </LinkRow>
        )}
        {email && (
          <LinkRow icon={Mail} title={words.email} href={emailHref(email)} onWhite={onWhite}>
            <Ltr>{email}</Ltr>
          </LinkRow>
        )}
        {phone && (
          <LinkRow icon={Phone} title={words.phone} href={phoneHref(phone)} onWhite={onWhite}>
            <Ltr>{phone}</Ltr>
          </LinkRow>
        )}
      </div>
    </div>
  )
}

export function ApplicationsTab({ brand }: { brand: BrandView }) {
  const words = useWords(brandsPage)
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      {brand.applications.length > 0 && (
        <div>
          <h3 className="text-h3">{words.applications}</h3>
          <BeadList items={brand.applications} className="mt-3" />
        </div>
      )}
      {brand.certifications.length > 0 && (
        <div>
          <h3 className="text-h3">{words.certifications}</h3>
          <ul className="mt-4 flex flex-wrap gap-2">
            {brand.certifications.map((standard) => (
              <li key={standard}>
                <Badge>
                  <Ltr>{standard}</Ltr>
                </Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

export function OverviewTab({ brand }: { brand: BrandView }) {
  const { coverage } = useWords(brandsPage)
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      {brand.highlights.length > 0 && (
        <dl className="grid grid-cols-2">
          {brand.highlights.map(({ title, value }) => (
            <div key={title} className="border-t border-line py-5 pe-4">
              <dt className="text-small text-ink-3">{title}</dt>
              <dd className="text-h3">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {brand.coverageDetails.length > 0 && (
        <div>
          <h3 className="text-h3">{coverage}</h3>
          <BeadList items={brand.coverageDetails} className="mt-3" />
        </div>
      )}
    </div>
  )
}

const specialtyIcons: Record<SpecialtyIcon, LucideIcon> = {
  foam: CloudFog,
  bolt: Zap,
  layers: Layers,
  drop: Droplet,
  building: Building2,
  brush: Paintbrush,
  bricks: BrickWall,
  flame: Flame,
  spray: SprayCan,
  tool: Wrench,
}

export function ProductsTab({ brand }: { brand: BrandView }) {
  const { products } = useWords(brandsPage)
  return (
    <>
      <Specialties brand={brand} />
      {brand.productCount > 0 && (
        <ArrowLink to={brand.productsPath} className="mt-6">
          {products(brand.name)}
        </ArrowLink>
      )}
    </>
  )
}

/** What a brand is known for. Nothing where that is not said. */
export function Specialties({ brand: { specialties } }: { brand: Pick<BrandView, 'specialties'> }) {
  const words = useWords(brandsPage)
  if (specialties.length === 0) return null
  return (
    <>
      <h3 className="text-h3">{words.specialties}</h3>
      <ul className="mt-5 grid gap-x-16 gap-y-6 md:grid-cols-2">
        {specialties.map(({ name, icon, description }) => (
          <li key={name} className="flex items-start gap-4">
            <IconSquare icon={specialtyIcons[icon]} />
            <div>
              <h4 className="text-card">{name}</h4>
              {description && <p className="text-small text-ink-2">{description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
