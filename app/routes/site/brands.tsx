import { Award } from 'lucide-react'
import { memo } from 'react'
import { useSearchParams } from 'react-router'
import { brandsHead, brandsPage } from '#content/pages/brands.ts'
import { selectedBrand } from '#domain/catalogue/brand.ts'
import { toBrandView, type BrandView } from '#domain/catalogue/brand-view.ts'
import { fillTexts } from '#domain/site/content/fill-texts.ts'
import { fillIn } from '#domain/text/fill-in.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { servicesContext } from '#app/context.ts'
import { textValues } from '#app/loading/text-values.ts'
import { useWords } from '#app/locale.ts'
import { routeMeta } from '#app/seo/route-meta.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { BrandChoice } from '#app/ui/brands/brand-choice.tsx'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import type { SiteHandle } from '#app/ui/site/site-handle.ts'
import type { Route } from './+types/brands.ts'

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
