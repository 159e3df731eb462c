import type { BrandView } from '#domain/catalogue/brand-view.ts'
import { classNames } from '#app/ui/base/class-names.ts'
import { ACROSS_PHONE } from '#app/ui/base/picture/picture-sizes.ts'
import { Picture } from '#app/ui/base/picture/picture.tsx'
import { BrandLogo } from '#app/ui/catalogue/brand-logo.tsx'

const SIZES = `(width >= 87.5rem) 620px, (width >= 64rem) 44vw, ${ACROSS_PHONE}`

/** A brand's own world: its colour, its logo, its picture, and what it is. */
export function BrandHero({ brand }: { brand: BrandView }) {
  const { name, latinName, ground, image, origin, coverage } = brand
  return (
    <header className={classNames('brand-hero', ground && `brand-hero-${ground.text}`)}>
      {ground && <svg className="picture-ground" color={ground.colour} aria-hidden="true" />}
      <div className="brand-hero-words">
        <HeroLogo brand={brand} />
        <h1 className="text-h1">
          {name}{' '}
          {latinName && (
            <bdi lang="en" dir="ltr" className="brand-hero-latin">
              {latinName}
            </bdi>
          )}
        </h1>
        <p className="text-lead">{brand.description}</p>
        {brand.longDescription && <p className="brand-hero-text">{brand.longDescription}</p>}
        {origin + coverage !== '' && (
          <p className="brand-hero-facts">
            {origin && <span>{origin}</span>}
            {coverage && <span>{coverage}</span>}
          </p>
        )}
      </div>
      {image && <Picture picture={image} alt={brand.imageAlt} sizes={SIZES} eager className="brand-hero-picture" />}
    </header>
  )
}

/** On a dark colour the white logo; the coloured one has a white ground there. */
function HeroLogo({ brand: { name, ground, logo, logoWhite } }: { brand: BrandView }) {
  const isDark = ground?.text === 'white'
  const shown = isDark && logoWhite ? logoWhite : logo
  if (!shown) return null
  return (
    <span
      className={classNames(
        'brand-hero-logo',
        shown === logoWhite ? 'brand-hero-logo-light' : ground && 'brand-hero-logo-plate',
      )}
    >
      <BrandLogo logo={shown} name={name} eager />
    </span>
  )
}
