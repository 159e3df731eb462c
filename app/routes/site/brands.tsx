import { Award, Check } from 'lucide-react'
import { memo, Fragment, useEffect, useRef, type ReactNode } from 'react'
import { useSearchParams, Form, useLocation } from 'react-router'
import { brandsHead, brandsPage } from '#content/pages/brands.ts'
import { selectedBrand } from '#domain/catalogue/brand.ts'
import { toBrandView, type BrandView, partsOfBrand, type BrandPart } from '#domain/catalogue/brand-view.ts'
import { fillTexts } from '#domain/site/content/fill-texts.ts'
import { fillIn } from '#domain/text/fill-in.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { servicesContext } from '#app/context.ts'
import { textValues } from '#app/loading/text-values.ts'
import { useWords } from '#app/locale.ts'
import { routeMeta } from '#app/seo/route-meta.ts'
import { ButtonLink, Button } from '#app/ui/base/button.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import type { SiteHandle } from '#app/ui/site/site-handle.ts'
import { useReducedMotion } from '#app/ui/base/use-media.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { BrandLogo } from '#app/ui/catalogue/brand-logo.tsx'
import { Picture } from '#app/ui/base/picture/picture.tsx'
import { Tabs } from '#app/ui/base/tabs.tsx'
import { ApplicationsTab, ContactTab, OverviewTab, ProductsTab } from '#app/ui/brands/brand-tabs.tsx'
import type { Route } from './+types/brands.ts'

const SIZES = '(width >= 87.5rem) 432px, (width >= 64rem) 30vw, (width >= 48rem) 36vw, 92vw'

const DETAILS_ID = 'brand'

export const handle: SiteHandle = { footerCall: false }

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const { brands, content } = context.get(servicesContext)
  const [all, texts, values] = await Promise.all([brands.list(), content.page('brands'), textValues(context, locale)])
  const written = (text: Record<'ar' | 'en', string> | undefined) => fillTexts(text?.[locale] ?? '', values)
  return {
    title: written(texts?.heroTitle) || brandsHead.title[locale],
    subtitle: written(texts?.heroSubtitle),
    description: written(texts?.description),
    brands: all.map((brand) => toBrandView(brand, locale, values)),
  }
}

/** A page without brands says nothing to search engines. */
export function meta({ loaderData, ...scope }: Route.MetaArgs) {
  if (!loaderData) return routeMeta(scope, null)
  const { title, description, brands } = loaderData
  return routeMeta(scope, (site, locale) => ({
    title,
    description: description || fillIn(brandsHead.description[locale], { site: site.name }),
    noindex: brands.length === 0,
  }))
}

export default memo(function BrandsPage({ loaderData: { title, subtitle, brands } }: Route.ComponentProps) {
  const words = useWords(brandsPage)
  return (
    <div className="wrap pb-24">
      <PageTitle title={title} subtitle={brands.length > 0 ? subtitle : null} />
      {brands.length > 0 ? (
        <Brands brands={brands} />
      ) : (
        <StateBlock icon={Award} title={words.empty.title} text={words.empty.text} />
      )}
      <div className="mt-12 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/categories" kind="outline">
          {words.categoriesButton}
        </ButtonLink>
        <ButtonLink to="/contact">{words.contactButton}</ButtonLink>
      </div>
    </div>
  )
})

function Brands({ brands }: { brands: BrandView[] }) {
  const [query] = useSearchParams()
  return <BrandChoice brands={brands} selected={selectedBrand(query, brands)} />
}

/** The cards and, behind its own, what the selected brand is. The selection is in the address, so it needs no scripts. */
function BrandChoice({ brands, selected }: { brands: BrandView[]; selected: BrandView | null }) {
  const { pathname } = useLocation()
  const { shown } = useWords(brandsPage)
  const details = useRevealed(selected?.slug)
  return (
    <>
      <Form action={`${pathname}#${DETAILS_ID}`} replace preventScrollReset defaultShouldRevalidate={false}>
        <ul className="grid grid-flow-row-dense gap-6 lg:grid-cols-3">
          {brands.map((brand, index) => (
            <Fragment key={brand.slug}>
              <BrandCard brand={brand} selected={brand === selected} first={index === 0} />
              {brand === selected && (
                <li id={DETAILS_ID} ref={details} className="col-span-full">
                  <BrandDetails brand={brand} />
                </li>
              )}
            </Fragment>
          ))}
        </ul>
      </Form>
      <output className="sr-only">{selected && shown(selected.name)}</output>
    </>
  )
}

/** Brings the details into view after a choice, as far as needed. */
function useRevealed(slug: string | undefined) {
  const element = useRef<HTMLLIElement>(null)
  const previous = useRef(slug)
  const still = useReducedMotion()
  useEffect(() => {
    if (previous.current === slug) return
    previous.current = slug
    if (slug) element.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' })
  }, [slug, still])
  return element
}

/** Its button covers the card and sends the brand's slug; the button of the selected brand sends none. */
function BrandCard({ brand, selected, first }: { brand: BrandView; selected: boolean; first: boolean }) {
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

/** The packs of a brand on its colour. Nothing where it has no picture. */
function BrandPicture({ brand, first }: { brand: BrandView; first: boolean }) {
  if (!brand.image) return null
  return (
    <Picture picture={brand.image} alt={brand.imageAlt} sizes={SIZES} eager={first} className="brand-card-picture" />
  )
}

/** The selected brand: what it is, and up to four tabs of what it offers. */
function BrandDetails({ brand }: { brand: BrandView }) {
  const { tabsLabel, tabs } = useWords(brandsPage)
  const content: Record<BrandPart, ReactNode> = {
    overview: <OverviewTab brand={brand} />,
    products: <ProductsTab brand={brand} />,
    applications: <ApplicationsTab brand={brand} />,
    contact: <ContactTab brand={brand} onWhite />,
  }
  const parts = partsOfBrand(brand)
  return (
    <section
      aria-labelledby="brand-name"
      className="rounded-2xl bg-surface p-[clamp(24px,3.6vw,52px)] transition-opacity duration-200 starting:opacity-0"
    >
      <BrandHeader brand={brand} />
      {parts.length > 0 && (
        <Tabs
          label={tabsLabel}
          colour={brand.ground?.colour}
          tabs={parts.map((id) => ({ id, label: tabs[id], content: content[id] }))}
        />
      )}
    </section>
  )
}

function BrandHeader({ brand }: { brand: BrandView }) {
  return (
    <header className="mb-8 grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <h2 id="brand-name" className="text-h2">
        {brand.name}{' '}
        {brand.latinName && (
          <bdi lang="en" dir="ltr" className="block text-h3 text-ink-3">
            {brand.latinName}
          </bdi>
        )}
      </h2>
      <p className="max-w-[48em] text-ink-2">{brand.longDescription || brand.description}</p>
    </header>
  )
}
