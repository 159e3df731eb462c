import type { ReactNode } from 'react'
import { homePage } from '#content/pages/home.ts'
import { loadErrors } from '#content/messages.ts'
import type { BrandMark } from '#domain/catalogue/brand-view.ts'
import type { CategoryTile } from '#domain/catalogue/category-view.ts'
import type { PostCard, PostCard as PostCardView } from '#domain/posts/post-view.ts'
import type { ProductCard } from '#domain/products/product-view.ts'
import type { HomeView } from '#domain/site/content/home-view.ts'
import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import type { Part } from '#app/loading/part.ts'
import { CachedFragment } from '#app/delivery/cached-fragment.tsx'
import { useWords } from '#app/locale.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { SectionHeading } from '#app/ui/base/section-heading.tsx'
import { NoPosts, PostGrid } from '#app/ui/blog/post-grid.tsx'
import { Picture } from '#app/ui/base/picture/picture.tsx'
import { BrandLogo } from '#app/ui/catalogue/brand-logo.tsx'
import { ReasonIcon } from '#app/ui/catalogue/reason-icon.tsx'
import { NoProducts } from '#app/ui/catalogue/no-products.tsx'
import { ProductGrid } from '#app/ui/catalogue/product-grid.tsx'
import { CategoriesSection } from './categories-section.tsx'
import { Industries } from './industries.tsx'
import { Reviews } from './reviews.tsx'
import { useHeading, type HomeProps } from './use-heading.ts'

const SIZES = '(width >= 87.5rem) 720px, (width >= 64rem) 50vw, 96vw'

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

function LatestPosts({ posts, home }: HomeProps & { posts: Part<PostCardView[]> }) {
  const { all } = useWords(homePage).posts
  const heading = useHeading(home, 'posts')
  const errors = useWords(loadErrors)
  return (
    <section className="wrap section latest-posts" aria-labelledby="home-posts">
      <SectionHeading id="home-posts" {...heading}>
        <ButtonLink to="/blogs" kind="outline">
          {all}
        </ButtonLink>
      </SectionHeading>
      {posts.ok ? <Cards posts={posts.value} /> : <LoadError title={errors.posts} level={3} />}
    </section>
  )
}

function Cards({ posts }: { posts: PostCardView[] }) {
  return posts.length > 0 ? <PostGrid posts={posts} /> : <NoPosts />
}

type WhyProps = { home: HomeView; brands: BrandMark[] }

function WhyChooseUs({ home, brands }: WhyProps) {
  return (
    <section className="wrap section why" aria-labelledby="home-why">
      {home.reasonsPicture && (
        <Picture picture={home.reasonsPicture} alt="" sizes={SIZES} className="aspect-4/3 rounded-xl lg:rounded-2xl" />
      )}
      <div>
        <Reasons home={home} brands={brands} />
      </div>
    </section>
  )
}

function Reasons({ home, brands }: WhyProps) {
  const { title, subtitle } = useHeading(home, 'reasons')
  return (
    <>
      <h2 id="home-why" className="text-h2">
        {title}
      </h2>
      {subtitle && <p className="text-lead mt-2 text-ink-2">{subtitle}</p>}
      <ul className="why-points">
        {home.reasons.map((reason) => (
          <li key={reason.id}>
            <ReasonIcon name={reason.icon} />
            <div>
              <h3 className="text-h3">{reason.title}</h3>
              <p>{reason.text}</p>
            </div>
          </li>
        ))}
      </ul>
      {brands.length > 0 && <BrandLinks brands={brands} />}
    </>
  )
}

function BrandLinks({ brands }: Pick<WhyProps, 'brands'>) {
  return (
    <ul className="why-brands">
      {brands.map(({ path, name, logo }) => (
        <li key={path}>
          <SiteLink to={path}>
            <BrandLogo logo={logo} name={name} />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

function LatestProducts({ products, home }: HomeProps & { products: Part<ProductCard[]> }) {
  const { more } = useWords(homePage).latest
  const heading = useHeading(home, 'latest')
  const errors = useWords(loadErrors)
  return (
    <section className="wrap pb-[var(--section)]" aria-labelledby="home-latest">
      <SectionHeading id="home-latest" {...heading}>
        <ButtonLink to="/collection" kind="outline">
          {more}
        </ButtonLink>
      </SectionHeading>
      {products.ok ? <LatestCards products={products.value} /> : <LoadError title={errors.products} level={3} />}
    </section>
  )
}

function LatestCards({ products }: { products: ProductCard[] }) {
  return products.length > 0 ? <ProductGrid products={products} kind="latest" /> : <NoProducts />
}
