import { PRODUCTS_VIEWS, productsSearch, readProductsView, type ProductsView } from '#domain/catalogue/products-view.ts'

/** How a visitor looks at all products. Only that page gets it: a page asked for with a cookie is cached for nobody. */
const NAME = 'products-view'
const PATHS = ['/products', '/en/products'].flatMap((path) => [path, `${path}.data`])
const DAYS_365 = 365 * 24 * 60 * 60

/** What the address names, else what the browser remembers. */
export function productsViewOf(request: Request, url: URL): ProductsView {
  const [, remembered] = new RegExp(`(?:^|; )${NAME}=(\\w+)`).exec(request.headers.get('cookie') ?? '') ?? []
  return readProductsView(url.searchParams.get('view')) ?? readProductsView(remembered) ?? PRODUCTS_VIEWS[0]
}

/** Cookies that remember it, or forget it where it is the usual one. */
export function cookiesOfView(view: ProductsView, isSecure: boolean): string[] {
  const age = productsSearch(view) === '' ? 0 : DAYS_365
  return PATHS.map(
    (path) => `${NAME}=${view}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  )
}
