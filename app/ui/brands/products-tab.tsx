import {
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
import { useWords } from '#app/locale.ts'
import { ArrowLink } from '#app/ui/base/arrow-link.tsx'
import { IconSquare } from '#app/ui/base/icon-square.tsx'
import type { SpecialtyIcon } from '#domain/catalogue/brand-fields.ts'

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
