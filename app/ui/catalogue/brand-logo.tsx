import { classNames } from '#app/ui/base/class-names.ts'
import type { BrandLogo as Logo } from '#domain/catalogue/brand-logo.ts'

type BrandLogoProps = {
  /** A brand without a logo is shown by its name. */
  logo: Logo | null
  name: string
  eager?: boolean
  className?: string
}

export function BrandLogo({ logo, name, eager, className }: BrandLogoProps) {
  if (!logo) return <span className="text-nav">{name}</span>
  return (
    <img
      {...logo}
      alt={name}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      className={classNames('brand-logo', className)}
    />
  )
}
