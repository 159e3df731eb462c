import { memo } from 'react'
import { redirect } from 'react-router'
import { LayoutGrid, List as ListIcon } from 'lucide-react'
import { productsHead, productsPage } from '#content/pages/products.ts'
import { LONG_PAGE_SIZE, pageCount, readPage } from '#domain/catalogue/collection-query.ts'
import { formatNumber } from '#domain/text/format.ts'
import { productsSearch, PRODUCTS_VIEWS, readProductsView, type ProductsView } from '#domain/catalogue/products-view.ts'
import { lineOf } from '#domain/fields/form-values.ts'
import { localeOfPath, localizedPath } from '#domain/text/locale.ts'
import { toProductCards } from '#domain/products/product-view.ts'
import { rowPrices } from '#app/loading/listed-prices.ts'
import { withCookies } from '#app/actions/cookies.ts'
import { fieldsContext, servicesContext, siteUrlContext } from '#app/context.ts'
import { headersOfLoader, leadToLastPageOf, loadPart, partsData } from '#app/loading/part.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { crumbsTo } from '#app/seo/crumbs.ts'
import { fixedMeta } from '#app/seo/route-meta.ts'
import { useSitePath } from '#app/delivery/link.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { ListBreadcrumb } from '#app/ui/catalogue/list-breadcrumb.tsx'
import { NoProducts } from '#app/ui/catalogue/no-products.tsx'
import { ProductGrid } from '#app/ui/catalogue/product-grid.tsx'
import { ProductsByCategory } from '#app/ui/catalogue/products-by-category.tsx'
import { FailedPage } from '#app/ui/site/page-error.tsx'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import { useDemoText } from '#app/ui/site/site-context.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { ChipButton } from '#app/ui/base/chip.tsx'
import type { Route } from './+types/products.ts'

/** How a visitor looks at all products. Only that page gets it: a page asked for with a cookie is cached for nobody. */
const NAME = 'products-view'
const PATHS = ['/products', '/en/products'].flatMap((path) => [path, `${path}.data`])
const DAYS_365 = 365 * 24 * 60 * 60

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const { products } = context.get(servicesContext)
  const page = readPage(url.searchParams)
  const view = productsViewOf(request, url)
  const list = await loadPart(context, async () => {
    const part = { limit: LONG_PAGE_SIZE, offset: (page - 1) * LONG_PAGE_SIZE }
    const { products: shown, total } = await products.shownList(part)
    const prices = view === 'list' ? await rowPrices(context, part, locale) : {}
    return { products: toProductCards(shown, locale), prices, total, page, view }
  })
  if (list.ok) leadToLastPageOf(url, page, pageCount(list.value.total, LONG_PAGE_SIZE))
  return partsData({ list })
}

/** Chooses the view. */
export function action({ url, context }: Route.ActionArgs) {
  const view = readProductsView(lineOf(context.get(fieldsContext), 'view')) ?? PRODUCTS_VIEWS[0]
  const isSecure = context.get(siteUrlContext).startsWith('https')
  const to = localizedPath(localeOfPath(url.pathname), '/products') + productsSearch(view)
  throw redirect(to, { status: 303, headers: withCookies(cookiesOfView(view, isSecure)) })
}

export const headers = headersOfLoader

export const meta = fixedMeta(productsHead, ({ list }: Route.ComponentProps['loaderData'], locale) => ({
  kind: 'CollectionPage',
  crumbs: crumbsTo(locale, { label: productsPage.title[locale], path: '/products' }),
  list: list.ok ? list.value.products : [],
  isEmpty: list.ok && list.value.total === 0,
}))

export default memo(function ProductsPage({ loaderData: { list } }: Route.ComponentProps) {
  const words = useWords(productsPage)
  const locale = useLocale()
  return (
    <div className="wrap pb-24">
      <ListBreadcrumb current={words.title} />
      <div className="gap-6 md:flex md:items-end md:justify-between">
        <PageTitle title={words.title} subtitle={useDemoText(words.subtitle)} />
        {list.ok && (
          <div className="grid gap-4 pb-8 md:flex-none md:justify-items-end md:pb-12 lg:flex lg:items-center">
            {list.value.total > 0 && <ProductsViewSwitch view={list.value.view} />}
            <TotalBox label={words.total} count={formatNumber(list.value.total, locale)} />
          </div>
        )}
      </div>
      {list.ok ? <AllProducts {...list.value} /> : <LoadError title={words.error} />}
    </div>
  )
})

type List = Extract<Route.ComponentProps['loaderData']['list'], { ok: true }>['value']

function AllProducts({ products, prices, total, page, view }: List) {
  if (total === 0) return <NoProducts />
  return (
    <div className="grid grid-cols-1 gap-12">
      {view === 'list' ? <ProductsByCategory {...{ products, prices }} /> : <ProductGrid products={products} leads />}
      <Pagination
        page={page}
        pages={pageCount(total, LONG_PAGE_SIZE)}
        to={(number) => `/products${productsSearch(view, number)}`}
      />
    </div>
  )
}

export function ErrorBoundary() {
  return <FailedPage title={useWords(productsPage).error} />
}

/** How many there are in all: a label and a large figure. */
function TotalBox({ label, count }: { label: string; count: string }) {
  return (
    <p className="flex items-center justify-between gap-6 rounded-xl bg-surface px-6 py-4 md:min-w-56">
      <span className="text-small md:max-w-[7em] text-ink-3">{label}</span>
      <Ltr className="text-figure flex-none">{count}</Ltr>
    </p>
  )
}

/** What the address names, else what the browser remembers. */
function productsViewOf(request: Request, url: URL): ProductsView {
  const [, remembered] = new RegExp(`(?:^|; )${NAME}=(\\w+)`).exec(request.headers.get('cookie') ?? '') ?? []
  return readProductsView(url.searchParams.get('view')) ?? readProductsView(remembered) ?? PRODUCTS_VIEWS[0]
}

/** Cookies that remember it, or forget it where it is the usual one. */
function cookiesOfView(view: ProductsView, isSecure: boolean): string[] {
  const age = productsSearch(view) === '' ? 0 : DAYS_365
  return PATHS.map(
    (path) => `${NAME}=${view}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  )
}

const ICONS = { cards: LayoutGrid, list: ListIcon }

/** Asks for the other view; what is chosen is remembered. */
function ProductsViewSwitch({ view }: { view: ProductsView }) {
  const { views } = useWords(productsPage)
  return (
    <form method="post" action={useSitePath('/products')} aria-label={views.label} className="flex gap-2">
      {PRODUCTS_VIEWS.map((one) => {
        const Icon = ICONS[one]
        return (
          <ChipButton key={one} type="submit" name="view" value={one} on={one === view}>
            <Icon />
            {views[one]}
          </ChipButton>
        )
      })}
    </form>
  )
}
