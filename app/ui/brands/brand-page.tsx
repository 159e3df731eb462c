import type { ReactNode } from 'react'
import { brandsPage } from '#content/pages/brands.ts'
import { loadErrors } from '#content/messages.ts'
import { partsOfBrand, type BrandPart, type BrandView } from '#domain/catalogue/brand-view.ts'
import type { ProductCard } from '#domain/products/product-view.ts'
import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import type { Part } from '#app/loading/part.ts'
import { useLabels, useWords } from '#app/locale.ts'
import { ArrowLink } from '#app/ui/base/arrow-link.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { ProductGrid } from '#app/ui/catalogue/product-grid.tsx'
import { ApplicationsTab, ContactTab, OverviewTab, Specialties } from './brand-tabs.tsx'
import { classNames } from '#app/ui/base/class-names.ts'
import { ACROSS_PHONE, Picture } from '#app/ui/base/picture/picture.tsx'
import { BrandLogo } from '#app/ui/catalogue/brand-logo.tsx'

const SIZES = `(width >= 87.5rem) 620px, (width >= 64rem) 44vw, ${ACROSS_PHONE}`

type BrandPageProps = {
  brand: BrandView
  /** The newest of its products; null where they are not shown. */
  products: Part<ProductCard[]> | null
}

/** Everything that the tabs of a brand say, one under the other, and its products. */
export function BrandPage({ brand, products }: BrandPageProps) {
  const { tabs, one, contactButton } = useWords(brandsPage)
  const parts = partsOfBrand(brand)
  const has = (part: BrandPart) => parts.includes(part)
  return (
    <>
      <BrandHero brand={brand} />
      {has('overview') && (
        <Section title={tabs.overview}>
          <OverviewTab brand={brand} />
        </Section>
      )}
      {has('products') && (
        <Section title={one.products}>
          <Specialties brand={brand} />
          {products && brand.productCount > 0 && <Products brand={brand} products={products} />}
        </Section>
      )}
      {has('applications') && (
        <Section title={tabs.applications}>
          <ApplicationsTab brand={brand} />
        </Section>
      )}
      {has('contact') && (
        <Section title={tabs.contact}>
          <ContactTab brand={brand} />
        </Section>
      )}
      <div className="mt-12 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/brands" kind="outline">
          {one.all}
        </ButtonLink>
        <ButtonLink to="/contact">{contactButton}</ButtonLink>
      </div>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="brand-section" {...BELOW_FOLD}>
      <h2 className="text-h2">{title}</h2>
      <div className="can-narrow">{children}</div>
    </section>
  )
}

function Products({ brand, products }: { brand: BrandView; products: Part<ProductCard[]> }) {
  const { products: productsOf, one } = useWords(brandsPage)
  const errors = useWords(loadErrors)
  const labels = useLabels()
  return (
    <div className="brand-products">
      <h3 className="text-h3">{productsOf(brand.name)}</h3>
      {products.ok ? (
        <ProductGrid products={products.value} kind="beside" level={3} />
      ) : (
        <LoadError title={errors.products} />
      )}
      <ArrowLink to={brand.productsPath}>{one.allProducts(labels.products(brand.productCount))}</ArrowLink>
    </div>
  )
}

/** A brand's own world: its colour, its logo, its picture, and what it is. */
function BrandHero({ brand }: { brand: BrandView }) {
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
