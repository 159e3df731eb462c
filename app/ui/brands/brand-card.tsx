import { Check } from 'lucide-react'
import { brandsPage } from '#content/pages/brands.ts'
import type { BrandView } from '#domain/catalogue/brand-view.ts'
import { useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { BrandLogo } from '#app/ui/catalogue/brand-logo.tsx'
import { BrandPicture } from './brand-picture.tsx'

type BrandCardProps = { brand: BrandView; selected: boolean; first: boolean }

/** Its button covers the card and sends the brand's slug; the button of the selected brand sends none. */
export function BrandCard({ brand, selected, first }: BrandCardProps) {
  const words = useWords(brandsPage)
  const { name, logo, description, origin, coverage } = brand
  return (
    <li className="brand-card" data-selected={selected || undefined}>
      <BrandPicture brand={brand} first={first} />
      <div className="brand-card-words">
        <h2>
          <BrandLogo logo={logo} name={name} eager className="h-11 w-auto" />
        </h2>
        <p className="text-small text-ink-2">{description}</p>
        {origin + coverage !== '' && (
          <p className="flex flex-wrap gap-2">
            {origin && <Badge>{origin}</Badge>}
            {coverage && <Badge>{coverage}</Badge>}
          </p>
        )}
        <Button
          type="submit"
          name={selected ? undefined : 'brand'}
          value={brand.slug}
          kind={selected ? 'ink' : 'outline'}
          small
          aria-pressed={selected}
          className="brand-card-button"
        >
          {selected && <Check aria-hidden />}
          {selected ? words.selected : words.select} <span className="sr-only">{name}</span>
        </Button>
      </div>
    </li>
  )
}
