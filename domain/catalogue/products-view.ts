/** The ways to look at all products; the first is the usual one. */
export const PRODUCTS_VIEWS = ['cards', 'list'] as const
export type ProductsView = (typeof PRODUCTS_VIEWS)[number]

export function readProductsView(text: string | null | undefined): ProductsView | null {
  return PRODUCTS_VIEWS.find((view) => view === text) ?? null
}

/** The query string of a page of all products, without what is usual: '' or '?…'. */
export function productsSearch(view: ProductsView, page = 1): string {
  const query = new URLSearchParams()
  if (view !== PRODUCTS_VIEWS[0]) query.set('view', view)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}
