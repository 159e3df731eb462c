import { memo } from 'react'
import { loadErrors } from '../../../content/messages.ts'
import { categoriesHead, categoriesPage } from '../../../content/pages/categories.ts'
import { toCategoryTiles } from '../../../domain/catalogue/category-view.ts'
import { localeOfPath } from '../../../domain/text/locale.ts'
import { servicesContext } from '../../context.ts'
import { loadPart, partsData } from '../../loading/part.ts'
import { useLabels, useWords } from '../../locale.ts'
import { fixedMeta } from '../../seo/route-meta.ts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { LoadError } from '../../ui/base/state/load-error.tsx'
import { Benefits } from '../../ui/catalogue/benefits.tsx'
import { CategoryCards } from '../../ui/catalogue/category-cards.tsx'
import { FailedPage } from '../../ui/site/failed-page.tsx'
import { PageTitle } from '../../ui/site/page-title.tsx'
import type { Route } from './+types/categories.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const { categories } = context.get(servicesContext)
  const list = await loadPart(context, async () => toCategoryTiles(await categories.list(), locale))
  return partsData({ categories: list })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta = fixedMeta(categoriesHead, ({ categories }: Route.ComponentProps['loaderData']) => ({
  kind: 'CollectionPage',
  list: categories.ok ? categories.value : [],
}))

export default memo(function Categories({ loaderData: { categories } }: Route.ComponentProps) {
  const { title, subtitle } = useWords(categoriesPage)
  const errors = useWords(loadErrors)
  const { allProducts } = useLabels()
  return (
    <div className="wrap pb-24">
      <PageTitle title={title} subtitle={subtitle} />
      {categories.ok ? <CategoryCards categories={categories.value} /> : <LoadError title={errors.categories} />}
      <p className="mt-10 text-center">
        <ButtonLink to="/products" kind="outline">
          {allProducts}
        </ButtonLink>
      </p>
      <Benefits />
    </div>
  )
})

export function ErrorBoundary() {
  return <FailedPage title={useWords(loadErrors).categories} />
}
