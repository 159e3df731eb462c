import type { CatalogueView } from '#domain/site/content/pages/catalogue-view.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { cataloguePage } from '#app/loading/site-page.ts'
import { contentMeta } from '#app/seo/route-meta.ts'
import { CataloguePage } from '#app/ui/catalogue-pdf/catalogue-page.tsx'
import { MissingOrFailed } from '#app/ui/not-found/not-found-page.tsx'
import type { Route } from './+types/catalogue.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return cataloguePage(context, localeOfPath(url.pathname))
}

export const meta = contentMeta<CatalogueView>()

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  return <CataloguePage {...loaderData} />
}

export const ErrorBoundary = MissingOrFailed
