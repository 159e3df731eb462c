import { memo } from 'react'
import { redirect } from 'react-router'
import { labels } from '#content/labels.ts'
import { categoryHead, categoryPage } from '#content/pages/category.ts'
import { toCategoryCard, type CategoryCard } from '#domain/catalogue/category-view.ts'
import { choiceCount, LONG_PAGE_SIZE, pageCount } from '#domain/catalogue/collection-query.ts'
import { fillIn } from '#domain/text/fill-in.ts'
import { localeOfPath, localizedPath } from '#domain/text/locale.ts'
import { aliasPath, categoryPath } from '#domain/site/paths.ts'
import { servicesContext } from '#app/context.ts'
import { loadCollection, type CollectionPage } from '#app/loading/collection-page.ts'
import { headersOfLoader, leadToLastPageOf, loadPart, partsData, type Part } from '#app/loading/part.ts'
import { movedOrMissing } from '#app/loading/moved.ts'
import { isNotFound } from '#app/loading/not-found.ts'
import { useLabels, useLocale, useWords } from '#app/locale.ts'
import { crumbsTo } from '#app/seo/crumbs.ts'
import { routeMeta, recordImage } from '#app/seo/route-meta.ts'
import { AfterPaint } from '#app/delivery/below-fold.tsx'
import { Breadcrumb } from '#app/ui/base/list/breadcrumb.tsx'
import { CategoryHero } from '#app/ui/catalogue/category-hero.tsx'
import { FailedPage } from '#app/ui/site/page-error.tsx'
import type { Route } from './+types/category.ts'
import { SearchX, Package } from 'lucide-react'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { loadErrors } from '#content/messages.ts'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { Explorer } from '#app/ui/collection/explorer.tsx'
import { WholeLink } from '#app/delivery/link.tsx'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const { categories } = context.get(servicesContext)
  const category = (await categories.list()).find(({ id }) => id === params.categoryId)
  if (!category) {
    const typed = params.categoryId
    const meant = (await categories.findBySlug(typed)) ?? (await categories.get(typed.toLowerCase()))
    if (!meant) throw await movedOrMissing({ url, context })
    throw redirect(localizedPath(locale, categoryPath(meant.id)) + url.search, 301)
  }
  const pageSize = LONG_PAGE_SIZE
  const list = await loadPart(context, async () => {
    const place = { locale, categoryId: category.id, pageSize }
    return (await loadCollection(context, url, place)).page
  })
  if (list.ok) leadToLastPageOf(url, list.value.query.page, pageCount(list.value.total, pageSize))
  const { socialPictures } = context.get(servicesContext)
  const socialPicture = await socialPictures.pathOf({ kind: 'categories', record: category }, locale)
  return partsData({ category: toCategoryCard(category, locale), socialPicture, products: list })
}

export const headers = headersOfLoader

const NO_LIST = { products: [], landing: null, query: { chosen: {} }, total: 0 }
const MISSING = { title: categoryPage.missing.title, description: categoryPage.missing.text }

export function meta({ loaderData, ...scope }: Route.MetaArgs) {
  if (!loaderData) return routeMeta(scope, null, MISSING)
  const { category, socialPicture, products } = loaderData
  const { name, path } = category
  const { products: list, landing, query, total } = products.ok ? products.value : NO_LIST
  return routeMeta(scope, (site, locale) => ({
    path,
    ...(landing && { search: landing.search }),
    title: landing ? `${name}: ${landing.label}` : name,
    noindex: total === 0 && choiceCount(query) > 0,
    description: site.isNeutral
      ? `${name} – ${site.identity.description}`
      : fillIn(categoryHead.description[locale], { name, site: site.name }),
    image: recordImage(socialPicture, name),
    subject: {
      kind: 'CollectionPage',
      crumbs: crumbsTo(locale, { label: labels.categories[locale], path: '/categories' }, { label: name, path }),
      list,
    },
  }))
}

export default memo(function Category({ loaderData: { category, products } }: Route.ComponentProps) {
  const locale = useLocale()
  const { home, categories } = useLabels()
  const trail = [
    { label: home, href: aliasPath(locale, '/') },
    { label: categories, href: aliasPath(locale, '/categories') },
  ]
  return (
    <div className="wrap pb-24">
      <Breadcrumb trail={trail} current={category.name} />
      <CategoryHero category={category} found={products.ok ? products.value.total : null} />
      <AfterPaint>
        <CategoryProducts category={category} products={products} />
      </AfterPaint>
    </div>
  )
})

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { failed } = useWords(categoryPage)
  if (isNotFound(error)) return <CategoryMissing />
  return <FailedPage title={failed} />
}

function CategoryMissing() {
  const { title, text } = useWords(categoryPage).missing
  return (
    <div className="wrap section">
      <StateBlock icon={SearchX} title={title} text={text} level={1}>
        <BackToCategories />
      </StateBlock>
    </div>
  )
}

function CategoryProducts({ category, products }: { category: CategoryCard; products: Part<CollectionPage> }) {
  const { empty } = useWords(categoryPage)
  const errors = useWords(loadErrors)
  if (!products.ok) return <LoadError title={errors.products} />
  const { landing, query, total } = products.value
  if (total === 0 && choiceCount(query) === 0) {
    return (
      <StateBlock icon={Package} title={empty.title} text={empty.text}>
        <BackToCategories />
      </StateBlock>
    )
  }
  const title = landing && `${category.name}: ${landing.label}`
  return <Explorer {...products.value} path={category.path} title={title} />
}

function BackToCategories() {
  const { back } = useWords(categoryPage)
  return (
    <WholeLink href={aliasPath(useLocale(), '/categories')} className="button button-outline">
      {back}
    </WholeLink>
  )
}
