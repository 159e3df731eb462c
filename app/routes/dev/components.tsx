import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { componentsPage } from '#content/components-page.ts'
import { toCategoryCard } from '#domain/catalogue/category-view.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { toPostCard } from '#domain/posts/post-view.ts'
import { toProductCard } from '#domain/products/product-view.ts'
import { servicesContext } from '#app/context.ts'
import { useWords } from '#app/locale.ts'
import type { SiteHandle } from '#app/ui/site/site-handle.ts'
import { ButtonRows } from './button-rows.tsx'
import { CardRows } from './card-rows.tsx'
import { Colours } from './colours.tsx'
import { DialogRow } from './dialog-row.tsx'
import { FieldRows } from './field-rows.tsx'
import { ListRows } from './list-rows.tsx'
import { StateRows } from './state-rows.tsx'
import { TypeRanks } from './type-ranks.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname)
  const services = context.get(servicesContext)
  const [products, categories, posts] = await Promise.all([
    services.products.summaries({ limit: 4 }),
    services.categories.list(),
    services.posts.summaries({ limit: 3 }),
  ])
  return {
    products: products.map((product) => toProductCard(product, locale)),
    categories: categories.slice(0, 4).map((category) => toCategoryCard(category, locale)),
    posts: posts.map((post) => toPostCard(post, locale)),
  }
}

export const handle: SiteHandle = { footerCall: false }

/** Every part of the design in every state; the language switch shows the other direction. */
export default function ComponentsRoute() {
  const { title } = useWords(componentsPage)
  return (
    <div className="wrap pb-24">
      <title>{title}</title>
      <h1 className="text-h1 py-8">{title}</h1>
      <Colours />
      <TypeRanks />
      <ButtonRows />
      <FieldRows />
      <ListRows />
      <CardRows {...useLoaderData<typeof loader>()} />
      <DialogRow />
      <StateRows />
    </div>
  )
}
