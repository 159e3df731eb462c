import { memo } from 'react'
import { redirect } from 'react-router'
import { brandsHead, brandsPage } from '#content/pages/brands.ts'
import { toBrandView } from '#domain/catalogue/brand-view.ts'
import { toProductCards } from '#domain/products/product-view.ts'
import { aliasPath, brandPath } from '#domain/site/paths.ts'
import { localeOfPath, localizedPath } from '#domain/text/locale.ts'
import { servicesContext } from '#app/context.ts'
import { toDocumentsSection } from '#app/loading/documents/document-rows.ts'
import { movedOrMissing } from '#app/loading/moved.ts'
import { isNotFound } from '#app/loading/not-found.ts'
import { textValues } from '#app/loading/text-values.ts'
import { headersOfLoader, loadPart, partsData } from '#app/loading/part.ts'
import { useLabels, useLocale, useWords } from '#app/locale.ts'
import { crumbsTo } from '#app/seo/crumbs.ts'
import { routeMeta, recordImage } from '#app/seo/route-meta.ts'
import { Breadcrumb } from '#app/ui/base/list/breadcrumb.tsx'
import { BrandPage } from '#app/ui/brands/brand-page.tsx'
import { DocumentsSection } from '#app/ui/documents/documents-section.tsx'
import { FailedPage } from '#app/ui/site/page-error.tsx'
import type { Route } from './+types/brand.ts'
import { SearchX } from 'lucide-react'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'

/** So many of its products stand on the page of a brand; the collection has the others. */
const SHOWN = 12

export async function loader({ params: { slug }, url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const { brands, products, socialPictures } = context.get(servicesContext)
  const all = await brands.list()
  const brand = all.find((one) => one.slug === slug)
  if (!brand) {
    const typed = slug.toLowerCase()
    const meant = all.find(({ id }) => id === slug) ?? all.find((one) => one.slug === typed || one.id === typed)
    if (!meant) throw await movedOrMissing({ url, context })
    throw redirect(localizedPath(locale, brandPath(meant.slug)) + url.search, 301)
  }
  const list = await loadPart(context, async () => {
    return toProductCards(await products.summaries({ brandId: brand.id, limit: SHOWN }), locale)
  })
  const documents = await loadPart(context, async () => {
    const { documents: all } = context.get(servicesContext)
    const own = (await all.find()).filter(({ document }) => document.brandId === brand.id)
    return toDocumentsSection(own, { locale, today: all.today() })
  })
  const values = await textValues(context, locale)
  const socialPicture = await socialPictures.pathOf({ kind: 'brands', record: brand }, locale)
  return partsData({ brand: toBrandView(brand, locale, values), socialPicture, products: list, documents })
}

export const headers = headersOfLoader

const MISSING = { title: brandsPage.missing.title, description: brandsPage.missing.text }

export function meta({ loaderData, ...scope }: Route.MetaArgs) {
  if (!loaderData) return routeMeta(scope, null, MISSING)
  const { brand, socialPicture, products } = loaderData
  const { name, path } = brand
  return routeMeta(scope, (site, locale) => ({
    path,
    title: name,
    description: brand.description || brandsPage.one.head[locale](name, site.name),
    image: recordImage(socialPicture, name),
    subject: {
      kind: 'CollectionPage',
      crumbs: crumbsTo(locale, { label: brandsHead.title[locale], path: '/brands' }, { label: name, path }),
      brand,
      list: products.ok ? products.value : [],
    },
  }))
}

export default memo(function Brand({ loaderData: { brand, products, documents } }: Route.ComponentProps) {
  const locale = useLocale()
  const { home } = useLabels()
  const { title } = useWords(brandsHead)
  const trail = [
    { label: home, href: aliasPath(locale, '/') },
    { label: title, href: aliasPath(locale, '/brands') },
  ]
  return (
    <div className="wrap pb-24">
      <Breadcrumb trail={trail} current={brand.name} />
      <BrandPage brand={brand} products={products} />
      {documents.ok && <DocumentsSection {...documents.value} />}
    </div>
  )
})

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { failed } = useWords(brandsPage)
  if (isNotFound(error)) return <BrandMissing />
  return <FailedPage title={failed} />
}

function BrandMissing() {
  const { missing, one } = useWords(brandsPage)
  return (
    <div className="wrap section">
      <StateBlock icon={SearchX} title={missing.title} text={missing.text} level={1}>
        <ButtonLink to="/brands">{one.all}</ButtonLink>
      </StateBlock>
    </div>
  )
}
