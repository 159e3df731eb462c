import { memo } from 'react'
import { useSearchParams } from 'react-router'
import { brands } from '../../../content/brands.ts'
import { brandsHead, brandsPage } from '../../../content/pages/brands.ts'
import { selectedBrand } from '../../../domain/catalogue/brand.ts'
import { toBrandView } from '../../../domain/catalogue/brand-view.ts'
import { localeOfPath } from '../../../domain/text/locale.ts'
import { servicesContext } from '../../context.ts'
import { useWords } from '../../locale.ts'
import { fixedMeta } from '../../seo/route-meta.ts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { BrandChoice } from '../../ui/brands/brand-choice.tsx'
import { PageTitle } from '../../ui/site/page-title.tsx'
import type { SiteHandle } from '../../ui/site/site-handle.ts'
import type { Route } from './+types/brands.ts'

export const handle: SiteHandle = { footerCall: false }

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const { name } = await context.get(servicesContext).settings.get()
  return brands.map((brand) => toBrandView(brand, locale, name[locale]))
}

export const meta = fixedMeta(brandsHead)

export default memo(function BrandsPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(brandsPage)
  const [query] = useSearchParams()
  return (
    <div className="wrap pb-24">
      <PageTitle title={words.hero.title} subtitle={words.hero.subtitle} />
      <BrandChoice brands={loaderData} selected={selectedBrand(query, loaderData)} />
      <div className="mt-12 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/categories" kind="outline">
          {words.categoriesButton}
        </ButtonLink>
        <ButtonLink to="/contact">{words.contactButton}</ButtonLink>
      </div>
    </div>
  )
})
