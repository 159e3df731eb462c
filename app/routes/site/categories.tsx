import { memo } from 'react'
import { categoriesPage } from '#app/loading/site-page.ts'
import { loadErrors } from '#content/messages.ts'
import { categoriesHead } from '#content/pages/categories.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { useWords } from '#app/locale.ts'
import { fixedMeta } from '#app/seo/route-meta.ts'
import { CategoriesPage } from '#app/ui/catalogue/categories-page.tsx'
import { FailedPage } from '#app/ui/site/page-error.tsx'
import { headersOfLoader } from '#app/loading/part.ts'
import type { Route } from './+types/categories.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return categoriesPage(context, localeOfPath(url.pathname))
}

export const headers = headersOfLoader

export const meta = fixedMeta(categoriesHead, ({ categories }: Route.ComponentProps['loaderData']) => ({
  kind: 'CollectionPage',
  list: categories.ok ? categories.value : [],
  isEmpty: categories.ok && categories.value.length === 0,
}))

export default memo(function Categories({ loaderData }: Route.ComponentProps) {
  return <CategoriesPage {...loaderData} />
})

export function ErrorBoundary() {
  return <FailedPage title={useWords(loadErrors).categories} />
}
