import { useEffect } from 'react'
import { data } from 'react-router'
import { previewWords } from '../../../content/pages/preview.ts'
import { localeOfPath } from '../../../domain/text/locale.ts'
import { loadSharedPreview } from '../../loading/shared-preview.ts'
import { useWords } from '../../locale.ts'
import { routeMeta } from '../../seo/route-meta.ts'
import { Article } from '../../ui/blog/article.tsx'
import { BrandPage } from '../../ui/brands/brand-page.tsx'
import { CategoryHero } from '../../ui/catalogue/category-hero.tsx'
import { NotFoundPage } from '../../ui/not-found/not-found-page.tsx'
import { ProductPage } from '../../ui/product/product-page.tsx'
import { ContentShown } from '../../ui/site/content-shown.tsx'
import type { SiteHandle } from '../../ui/site/site-handle.ts'
import type { Route } from './+types/preview.ts'

export const handle: SiteHandle = { footerCall: false, callButton: false, preview: true }

/** Nobody keeps it, and where a link on it leads nobody learns the address that opens it. */
const CLOSED = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

/** What of a record is not on the site yet, for people without an account who were sent a link. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const shown = await loadSharedPreview(context, params.token, localeOfPath(url.pathname))
  if (!shown) throw data(null, { status: 404, headers: CLOSED })
  return data(shown, { headers: CLOSED })
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export function meta({ loaderData, ...scope }: Route.MetaArgs) {
  if (!loaderData) return routeMeta(scope, null)
  const { bar } = previewWords
  return routeMeta(scope, (_site, locale) => ({ title: bar[locale], description: bar[locale], noindex: true }))
}

export default function Preview({ loaderData }: Route.ComponentProps) {
  const { bar } = useWords(previewWords)
  useUnsentForms()
  return (
    <>
      <p role="note" className="bg-ink px-4 py-3 text-center text-white">
        {bar}
      </p>
      {loaderData.kind === 'product' && <ProductPage product={loaderData.product} />}
      {loaderData.kind === 'content' && <ContentShown {...loaderData.shown} />}
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
    </>
  )
}

/** Nobody asks for a quote of what is not on the site; searching goes on. */
function useUnsentForms() {
  useEffect(() => {
    const hold = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLFormElement) || event.target.method !== 'post') return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('submit', hold, { capture: true })
    return () => removeEventListener('submit', hold, { capture: true })
  }, [])
}

export function ErrorBoundary() {
  return <NotFoundPage />
}
