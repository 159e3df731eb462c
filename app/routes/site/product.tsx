import { memo } from 'react'
import { redirect } from 'react-router'
import { quoteForm } from '#content/forms.ts'
import { productPage } from '#content/pages/product.ts'
import { readQuoteForm } from '#domain/messages/visitor-forms.ts'
import { LOCALES, localeOfPath, localizedPath } from '#domain/text/locale.ts'
import { productPath, UNCATEGORIZED } from '#domain/site/paths.ts'
import { toRelatedView } from '#domain/choice/related-view.ts'
import { toProductPage } from '#domain/products/product-view.ts'
import { receiveForm } from '#app/actions/request-form.ts'
import { pageThatWaits } from '#app/actions/waiting.ts'
import { servicesContext, siteUrlContext } from '#app/context.ts'
import { toChips, toDocumentsSection } from '#app/loading/documents/document-rows.ts'
import { listedPrices } from '#app/loading/listed-prices.ts'
import { movedOrMissing } from '#app/loading/moved.ts'
import { isNotFound } from '#app/loading/not-found.ts'
import { loadPart } from '#app/loading/part.ts'
import { useLabels, useWords } from '#app/locale.ts'
import { productHead } from '#app/seo/product-head.ts'
import { routeMeta } from '#app/seo/route-meta.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { NotFoundPage } from '#app/ui/not-found/not-found-page.tsx'
import { ProductPage } from '#app/ui/product/product-page.tsx'
import type { SiteHandle } from '#app/ui/site/site-handle.ts'
import type { Route } from './+types/product.ts'

export const handle: SiteHandle = { footerCall: false, callButton: false, section: '/categories' }

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const product = await findProduct(context, params.productId)
  if (!product) throw await movedOrMissing({ url, context })
  const isCanonical = product.id === params.productId && (product.category?.id ?? UNCATEGORIZED) === params.categoryId
  if (!isCanonical) throw redirect(localizedPath(locale, productPath(product)) + url.search, 301)
  // A product shows itself also where what is said of it to search engines cannot be read.
  const override = await loadPart(context, () => context.get(servicesContext).seo.productOverride(product))
  const code = product.code ?? product.id
  const documents = await loadPart(context, () => context.get(servicesContext).documents.ofProduct(product))
  const entries = documents.ok ? documents.value : []
  const today = context.get(servicesContext).documents.today()
  const { brands, related, settings, socialPictures, uploads } = context.get(servicesContext)
  const { priceVisibility: prices } = await settings.get()
  const page = toProductPage(product, locale, {
    brand: product.brandId === null ? null : (await brands.list()).find(({ id }) => id === product.brandId),
    chips: toChips(product.certifications, entries, { code, locale }),
    override: override.ok ? override.value : null,
    files: await uploads.describe(LOCALES.flatMap((one) => product.pdf[one] ?? [])),
    prices,
    listed: await listedPrices(context, product, prices),
    now: new Date(),
  })
  const found = await loadPart(context, () => related.of(product))
  const section = toDocumentsSection(entries, { locale, today, product: { ...product, code } })
  return {
    ...page,
    address: context.get(siteUrlContext) + localizedPath(locale, productPath(product)),
    related: found.ok ? toRelatedView(found.value, locale) : null,
    documents: documents.ok ? section : null,
    socialPicture: await socialPictures.pathOf({ kind: 'products', record: product }, locale),
  }
}

/** By what it is called: its id, its slug, or the name that staff gave it for search engines. */
async function findProduct(context: Route.LoaderArgs['context'], typed: string) {
  const { products, seo } = context.get(servicesContext)
  const found =
    (await products.shown(typed)) ?? (await products.findBySlug(typed)) ?? (await products.get(typed.toLowerCase()))
  if (found) return found
  const called = await seo.productCalled(typed)
  return called === null ? null : products.get(called)
}

export function action(args: Route.ActionArgs) {
  return receiveForm(args, { read: readQuoteForm, words: quoteForm, productId: args.params.productId })
}

export const headers = pageThatWaits

export function meta({ loaderData: product, ...scope }: Route.MetaArgs) {
  if (!product) return routeMeta(scope, null)
  return routeMeta(scope, ({ name }, locale) => productHead(product, locale, name))
}

export default memo(function Product({ loaderData: product, actionData }: Route.ComponentProps) {
  return <ProductPage product={product} answer={actionData} />
})

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { failed } = useWords(productPage)
  const { allProducts } = useLabels()
  if (isNotFound(error)) return <NotFoundPage />
  return (
    <div className="wrap section">
      <LoadError title={failed} text="" whole>
        <ButtonLink to="/products" kind="outline">
          {allProducts}
        </ButtonLink>
      </LoadError>
    </div>
  )
}
