import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { productsPage } from '#content/pages/products.ts'
import { UNCATEGORIZED } from '#domain/site/paths.ts'
import type { ProductCard } from '#domain/products/product-view.ts'
import { useLabels, useWords } from '#app/locale.ts'
import { CachedFragment } from '#app/delivery/cached-fragment.tsx'
import { useSiteFrame } from '#app/ui/site/site-context.tsx'
import { ProductRow, type RowPrices } from './product-row.tsx'

/** Staff choose the ids of categories: one alone may be that of another part of the page. */
const headingId = (category: string) => `category-${category}`

type Section = { id: string; name: string; accent?: number; products: ProductCard[] }

/** So many rows, under the chips, fill what a phone shows of the page. */
const FIRST_VIEW = 4

/** The whole range as a compact table: a section for each category, and a chip that leads to it. */
export function ProductsByCategory({ products, prices }: { products: ProductCard[]; prices: RowPrices }) {
  const { sections: label } = useWords(productsPage)
  const sections = useSections(products)
  return (
    <div className="grid grid-cols-1 gap-8">
      {sections.length > 1 && (
        <nav aria-label={label}>
          <ul className="category-chips">
            {sections.map(({ id, name, accent, products: { length } }) => (
              <li key={id}>
                <a href={`#${headingId(id)}`} className="chip">
                  <span className="accent-dot" data-accent={accent ?? ''} />
                  {name} <span className="font-display">{length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="product-section-list">
        {sections.map((section, index) => (
          <ProductSection key={section.id} section={section} prices={prices} leads={index === 0} />
        ))}
      </div>
    </div>
  )
}

type SectionProps = { section: Section; prices: RowPrices; leads: boolean }

function ProductSection({ section: { id, name, accent, products }, prices, leads }: SectionProps) {
  return (
    <section aria-labelledby={headingId(id)} {...(!leads && BELOW_FOLD)}>
      <h2 id={headingId(id)} className="text-h3" data-accent={accent ?? ''}>
        <span className="accent-dot" />
        {name}
      </h2>
      <ul className="product-rows">
        {products.map((product, index) => (
          <CachedFragment
            key={product.id}
            as="li"
            {...(leads && index >= FIRST_VIEW && BELOW_FOLD)}
            content={<ProductRow product={product} price={prices[product.id]} />}
          />
        ))}
      </ul>
    </section>
  )
}

/** In the order of the menu; products without a category come last. */
function useSections(products: ProductCard[]): Section[] {
  const { categories } = useSiteFrame()
  const { uncategorized } = useLabels()
  const rest: Section = { id: UNCATEGORIZED, name: uncategorized, products: [] }
  const sections = new Map<string, Section>(
    categories?.map(({ id, name, accent }) => [id, { id, name, accent, products: [] }] as const),
  )
  for (const product of products) {
    const { id } = product.category ?? rest
    const section = product.category ? (sections.get(id) ?? { ...product.category, products: [] }) : rest
    section.products.push(product)
    if (product.category) sections.set(id, section)
  }
  return [...sections.values(), rest].filter((section) => section.products.length > 0)
}
