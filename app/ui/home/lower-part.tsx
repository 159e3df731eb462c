import { BELOW_FOLD } from '../../delivery/below-fold.tsx'
import type { ReactNode } from 'react'
import type { CategoryTile } from '../../../domain/catalogue/category-view.ts'
import type { PostCard } from '../../../domain/posts/post-view.ts'
import type { ProductCard } from '../../../domain/products/product-view.ts'
import type { ReviewCard } from '../../../domain/site/review.ts'
import type { Part } from '../../loading/part.ts'
import { CachedFragment } from '../../delivery/cached-fragment.tsx'
import { CategoriesSection } from './categories-section.tsx'
import { Industries } from './industries.tsx'
import { LatestPosts } from './latest-posts.tsx'
import { LatestProducts } from './latest-products.tsx'
import { Reviews } from './reviews.tsx'
import { WhyChooseUs } from './why-choose-us.tsx'

export type LowerPartProps = {
  categories: Part<CategoryTile[]>
  products: Part<ProductCard[]>
  posts: Part<PostCard[]>
  reviews: ReviewCard[]
}

/** The home page under its first view. */
export function LowerPart(props: LowerPartProps) {
  const isWhole = [props.categories, props.products, props.posts].every(({ ok }) => ok)
  return <CachedFragment as="div" content={<Sections {...props} />} uncached={!isWhole} />
}

function Sections({ categories, products, posts, reviews }: LowerPartProps) {
  return (
    <>
      <Below>
        <CategoriesSection categories={categories} />
      </Below>
      <Below>
        <LatestProducts products={products} />
      </Below>
      <Below>
        <Industries />
      </Below>
      <Below>
        <WhyChooseUs />
      </Below>
      <Below>
        <Reviews reviews={reviews} />
      </Below>
      <Below>
        <LatestPosts posts={posts} />
      </Below>
    </>
  )
}

/** Under the first view: a phone lays it out, and loads its pictures, when it comes near. */
function Below({ children }: { children: ReactNode }) {
  return (
    <div className="below" {...BELOW_FOLD}>
      {children}
    </div>
  )
}
