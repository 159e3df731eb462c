import { toBrandMark } from '#domain/catalogue/brand-view.ts'
import { toCategoryTiles } from '#domain/catalogue/category-view.ts'
import { toPostCards } from '#domain/posts/post-view.ts'
import { toProductCards } from '#domain/products/product-view.ts'
import type { ContentReader } from '#domain/site/content/content-record.ts'
import { toHomeView, type HomeView } from '#domain/site/content/home-view.ts'
import type { Locale } from '#domain/text/locale.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from '../routes/site/+types/home.ts'
import { loadPart, partsData } from './part.ts'
import { textValues } from './text-values.ts'

/** As many brands as fit into one line. */
const BRANDS = 4

type Context = Route.LoaderArgs['context']

/** All that the home page shows; `content` is what it is made of, which a preview changes. */
export async function homePage(
  context: Context,
  locale: Locale,
  content: ContentReader = context.get(servicesContext).content,
) {
  const { brands, categories, products, posts } = context.get(servicesContext)
  const [brandMarks, categoryTiles, latestProducts, latestPosts, codes, view] = await Promise.all([
    loadPart(context, async () => (await brands.list()).slice(0, BRANDS).map((one) => toBrandMark(one, locale))),
    loadPart(context, async () => toCategoryTiles(await categories.list(), locale)),
    loadPart(context, async () => toProductCards(await products.latest(), locale)),
    loadPart(context, async () => toPostCards(await posts.latest(), locale)),
    loadPart(context, () => exampleCodes(context, content)),
    homeView(context, locale, content),
  ])
  return partsData({
    brands: brandMarks,
    categories: categoryTiles,
    products: latestProducts,
    posts: latestPosts,
    home: withCodes(view, codes.ok ? codes.value : []),
  })
}

async function homeView(context: Context, locale: Locale, content: ContentReader): Promise<Omit<HomeView, 'codes'>> {
  const { settings, siteFrame } = context.get(servicesContext)
  const [slides, reasons, industries, reviews, texts, values, hidden, { showRatings }] = await Promise.all([
    content.list('slide'),
    content.list('reason'),
    content.list('industry'),
    content.list('review'),
    content.page('home'),
    textValues(context, locale),
    siteFrame.hiddenButtons(),
    settings.get(),
  ])
  const view = toHomeView({ slides, reasons, industries, reviews, texts, hidden }, locale, values)
  return showRatings === 'yes'
    ? view
    : { ...view, reviews: view.reviews.map((review) => ({ ...review, rating: null })) }
}

/** Null stands for a page whose data did not arrive, which the browser alone knows. */
function withCodes(view: Omit<HomeView, 'codes'>, codes: string[]): HomeView | null {
  return { ...view, codes }
}

/** So many of the newest products are named; where there are fewer codes, none is. */
const FROM_PRODUCTS = 4

/** Codes to look for, as examples: those that staff have written, else those of the newest products. */
export async function exampleCodes(
  context: Context,
  content: ContentReader = context.get(servicesContext).content,
): Promise<string[]> {
  const written = (await content.page('home'))?.codes ?? []
  if (written.length > 0) return written
  const products = await context.get(servicesContext).products.latest()
  const codes = new Set(products.flatMap(({ code }) => code?.toUpperCase() ?? []))
  return codes.size < FROM_PRODUCTS ? [] : [...codes].slice(0, FROM_PRODUCTS)
}
