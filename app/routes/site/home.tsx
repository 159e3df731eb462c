import { memo } from 'react'
import { toCategoryTiles } from '../../../domain/catalogue/category-view.ts'
import { localeOfPath } from '../../../domain/text/locale.ts'
import { toPostCards } from '../../../domain/posts/post-view.ts'
import { toProductCards } from '../../../domain/products/product-view.ts'
import { servicesContext } from '../../context.ts'
import { loadPart, partsData } from '../../loading/part.ts'
import { reviewCards } from '../../loading/review-cards.ts'
import { routeMeta, type MetaScope } from '../../seo/route-meta.ts'
import { CodeFinder } from '../../ui/home/code-finder.tsx'
import { Hero } from '../../ui/home/hero.tsx'
import { LaterPart } from '../../ui/home/later-part.tsx'
import type { Route } from './+types/home.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const { categories, products, posts } = context.get(servicesContext)
  const [categoryTiles, latestProducts, latestPosts] = await Promise.all([
    loadPart(context, async () => toCategoryTiles(await categories.list(), locale)),
    loadPart(context, async () => toProductCards(await products.latest(), locale)),
    loadPart(context, async () => toPostCards(await posts.latest(), locale)),
  ])
  return partsData({
    categories: categoryTiles,
    products: latestProducts,
    posts: latestPosts,
    reviews: reviewCards(locale),
  })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** The home page is named by the site, and described in the words of staff. */
export function meta(scope: MetaScope) {
  return routeMeta(scope, ({ identity }) => ({ title: null, description: identity.description }))
}

/** Where nothing answers, each part says so in its own place, as it does on a page that came from the server. */
export async function clientLoader(
  args: Route.ClientLoaderArgs,
): Promise<Awaited<ReturnType<typeof args.serverLoader>>> {
  try {
    return await args.serverLoader()
  } catch (error) {
    if (error instanceof Response) throw error
    const failed = { ok: false } as const
    const locale = localeOfPath(new URL(args.request.url).pathname)
    // Loaded only here: reviews weigh as much as a quarter of this page's script.
    const cards = await import('../../loading/review-cards.ts').then(
      (module) => module.reviewCards(locale),
      () => [],
    )
    return { categories: failed, products: failed, posts: failed, reviews: cards }
  }
}

export default memo(function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <CodeFinder />
      <LaterPart {...loaderData} />
    </>
  )
})
