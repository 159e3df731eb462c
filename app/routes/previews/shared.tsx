import { data, redirect } from 'react-router'
import { loadSharedPreview } from '#app/loading/records/shown-record.ts'
import { previewedPagePath } from '#domain/site/preview-link.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { CLOSED, missing } from '#app/loading/closed.ts'
import { previewMeta } from '#app/seo/preview-meta.ts'
import { Article } from '#app/ui/blog/article.tsx'
import { BrandPage } from '#app/ui/brands/brand-page.tsx'
import { CategoryHero } from '#app/ui/catalogue/category-hero.tsx'
import { NotFoundPage } from '#app/ui/not-found/not-found-page.tsx'
import { ProductPage } from '#app/ui/product/product-page.tsx'
import { PreviewPage } from '#app/ui/site/preview-page.tsx'
import type { SiteHandle } from '#app/ui/site/site-handle.ts'
import type { Route } from './+types/shared.ts'

export const handle: SiteHandle = { footerCall: false, callButton: false, preview: true }

/** What of a record is not on the site yet, for people without an account who were sent a link. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const shown = await loadSharedPreview(context, params.token, locale)
  if (!shown) throw missing(url)
  if (shown.kind === 'content') throw redirect(previewedPagePath(params.token, locale), { headers: CLOSED })
  return data(shown, { headers: CLOSED })
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export function meta({ loaderData, ...scope }: Route.MetaArgs) {
  return previewMeta(scope, loaderData !== undefined)
}

export default function Preview({ loaderData }: Route.ComponentProps) {
  return (
    <PreviewPage>
      {loaderData.kind === 'product' && <ProductPage product={loaderData.product} />}
      {loaderData.kind === 'post' && (
        <div className="wrap pt-8 pb-24">
          <Article post={loaderData.post} />
        </div>
      )}
      {loaderData.kind === 'brand' && (
        <div className="wrap pt-8 pb-24">
          <BrandPage brand={loaderData.brand} products={null} />
        </div>
      )}
      {loaderData.kind === 'category' && (
        <div className="wrap pt-8 pb-24">
          <CategoryHero category={loaderData.category} found={loaderData.category.productCount} />
        </div>
      )}
    </PreviewPage>
  )
}

export function ErrorBoundary() {
  return <NotFoundPage />
}
