import { homePage } from '#content/pages/home.ts'
import { loadErrors } from '#content/messages.ts'
import type { ProductCard } from '#domain/products/product-view.ts'
import type { Part } from '#app/loading/part.ts'
import { useHeading, type HomeProps } from './use-heading.ts'
import { useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { SectionHeading } from '#app/ui/base/section-heading.tsx'
import { NoProducts } from '#app/ui/catalogue/no-products.tsx'
import { ProductGrid } from '#app/ui/catalogue/product-grid.tsx'

export function LatestProducts({ products, home }: HomeProps & { products: Part<ProductCard[]> }) {
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
      {products.ok ? <Cards products={products.value} /> : <LoadError title={errors.products} level={3} />}
    </section>
  )
}

function Cards({ products }: { products: ProductCard[] }) {
  return products.length > 0 ? <ProductGrid products={products} kind="latest" /> : <NoProducts />
}
