import { ownValue } from '../../../domain/text/own-value.ts'

/** Natural sizes of the logos, so that nothing moves when they arrive. */
const WIDTHS: Record<string, number> = { 'anadol-bond': 334, iberseal: 414, masar: 526 }
const HEIGHT = 104

type BrandLogoProps = {
  /** As in `content/brand-names.ts`; a brand without a logo is shown by its name. */
  slug: string
  name: string
  className?: string
}

export function BrandLogo({ slug, name, className }: BrandLogoProps) {
  const width = ownValue(WIDTHS, slug)
  if (width === undefined) return <span className="text-nav">{name}</span>
  return (
    <img
      src={`/logos/brand-${slug}.svg`}
      alt={name}
      width={width}
      height={HEIGHT}
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}
