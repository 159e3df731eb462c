import { Check } from 'lucide-react'
import { brandsPage } from '../../../content/pages/brands.ts'
import type { BrandView } from '../../../domain/catalogue/brand-view.ts'
import { useWords } from '../../locale.ts'
import { Badge } from '../base/badge.tsx'
import { Button } from '../base/button.tsx'
import { classNames } from '../base/class-names.ts'

type BrandCardProps = { brand: BrandView; selected: boolean }

/** Its button covers the card and sends the brand's slug; the button of the selected brand sends none. */
export function BrandCard({ brand, selected }: BrandCardProps) {
  const words = useWords(brandsPage)
  const { name, logo, description, origin, coverage } = brand
  return (
    <li
      className={classNames(
        'relative flex flex-col gap-6 rounded-lg border-2 bg-surface p-6 md:rounded-xl lg:p-8',
        selected ? 'border-ink' : 'border-transparent hover:border-line-2',
      )}
    >
      <h2>
        <img src={logo.src} alt={name} width={logo.width} height={logo.height} className="h-11 w-auto" />
      </h2>
      <p className="text-small text-ink-2">{description}</p>
      <div className="mt-auto flex flex-col items-start gap-4">
        <p className="flex flex-wrap gap-2">
          <Badge>{origin}</Badge>
          <Badge>{coverage}</Badge>
        </p>
        <Button
          type="submit"
          name={selected ? undefined : 'brand'}
          value={brand.slug}
          kind={selected ? 'ink' : 'outline'}
          small
          aria-pressed={selected}
          className="flex-none after:absolute after:inset-0 after:rounded-[inherit]"
        >
          {selected && <Check aria-hidden />}
          {selected ? words.selected : words.select} <span className="sr-only">{name}</span>
        </Button>
      </div>
    </li>
  )
}
