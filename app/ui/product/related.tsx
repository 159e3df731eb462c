import { Suspense, useEffect, useState } from 'react'
import { productPage } from '#content/pages/product.ts'
import type { RelatedView } from '#domain/choice/related-view.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { lazyComponent } from '#app/delivery/lazy-component.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import type { ProductCard } from '#domain/products/product-view.ts'
import { ProductGrid } from '#app/ui/catalogue/product-grid.tsx'
import type { RecentProduct } from './recent-products.ts'

const NOTHING: RelatedView = { usedWith: [], alternatives: [], posts: [] }
const Recent = lazyComponent(async () => (await import('./recent.tsx')).Recent)

/** Where to go on from a product: each section only where it holds something. */
export function Related({ product, related }: { product: RecentProduct; related: RelatedView | null }) {
  const { usedWith, alternatives, posts } = related ?? NOTHING
  const { related: titles } = useWords(productPage)
  return (
    <div {...BELOW_FOLD} className="related">
      <Products title={titles.usedWith} products={usedWith} />
      <Products title={titles.alternatives} products={alternatives} />
      {posts.length > 0 && (
        <section aria-label={titles.posts}>
          <h2 className="text-h3">{titles.posts}</h2>
          <ul className="stack-8">
            {posts.map(({ path, title }) => (
              <li key={path}>
                <SiteLink to={path} className="text-link">
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SeenBefore product={product} />
    </div>
  )
}

/** What was looked at before, where there is something; a first product is only noted. */
function SeenBefore({ product: { id, path, name } }: { product: RecentProduct }) {
  const locale = useLocale()
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const look = () => {
      try {
        const isFirst = localStorage.getItem('recent-products') === null
        if (isFirst) {
          localStorage.setItem('recent-products', JSON.stringify([id]))
          localStorage.setItem('recent-product-names', JSON.stringify({ [id]: { path, name: { [locale]: name } } }))
        }
        setSeen(!isFirst)
      } catch {
        // Storage can be blocked.
      }
    }
    look()
  }, [id, path, name, locale])
  return (
    isSeen && (
      <Suspense>
        <Recent key={`${id} ${locale}`} product={{ id, path, name }} />
      </Suspense>
    )
  )
}

function Products({ title, products }: { title: string; products: ProductCard[] }) {
  if (products.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="text-h3">{title}</h2>
      <ProductGrid products={products} kind="latest" />
    </section>
  )
}
