import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import type { ReactNode } from 'react'
import type { BrandMark } from '#domain/catalogue/brand-view.ts'
import type { CategoryTile } from '#domain/catalogue/category-view.ts'
import type { PostCard } from '#domain/posts/post-view.ts'
import type { ProductCard } from '#domain/products/product-view.ts'
import type { HomeView } from '#domain/site/content/home-view.ts'
import type { Part } from '#app/loading/part.ts'
import { CachedFragment } from '#app/delivery/cached-fragment.tsx'
import { CategoriesSection } from './categories-section.tsx'
import { Industries } from './industries.tsx'
import { LatestPosts } from './latest-posts.tsx'
import { LatestProducts } from './latest-products.tsx'
import { Reviews } from './reviews.tsx'
import { WhyChooseUs } from './why-choose-us.tsx'

export type LowerPartProps = {
  brands: Part<BrandMark[]>
  categories: Part<CategoryTile[]>
  products: Part<ProductCard[]>
  posts: Part<PostCard[]>
  home: HomeView | null
}

/** The home page under its first view. */
export function LowerPart(props: LowerPartProps) {
  const isWhole = [props.brands, props.categories, props.products, props.posts].every(({ ok }) => ok)
  return <CachedFragment as="div" id="home-lower" content={<Sections {...props} />} uncached={!isWhole} />
}

/** Of what there is nothing, there is no section; what could not be loaded says so. */
function Sections({ brands, categories, products, posts, home }: LowerPartProps) {
  return (
    <>
      {isShown(categories) && (
        <Below>
          <CategoriesSection categories={categories} home={home} />
        </Below>
      )}
      {isShown(products) && (
        <Below>
          <LatestProducts products={products} home={home} />
        </Below>
      )}
      {home && home.industries.length > 0 && (
        <Below>
          <Industries home={home} />
        </Below>
      )}
      {home && home.reasons.length > 0 && (
        <Below>
          <WhyChooseUs home={home} brands={brands.ok ? brands.value : []} />
        </Below>
      )}
      {home && home.reviews.length > 0 && (
        <Below>
          <Reviews home={home} />
        </Below>
      )}
      {isShown(posts) && (
        <Below>
          <LatestPosts posts={posts} home={home} />
        </Below>
      )}
    </>
  )
}

function isShown(part: Part<unknown[]>): boolean {
  return !part.ok || part.value.length > 0
}

/** Under the first view: a phone lays it out, and loads its pictures, when it comes near. */
function Below({ children }: { children: ReactNode }) {
  return (
    <div className="below" {...BELOW_FOLD}>
      {children}
    </div>
  )
}
