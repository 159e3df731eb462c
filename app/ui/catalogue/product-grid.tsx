import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import type { ProductCard as ProductCardView } from '#domain/products/product-view.ts'
import type { Marks } from '#domain/search/marks.ts'
import { classNames } from '#app/ui/base/class-names.ts'
import { preloadPicture } from '#app/ui/base/picture/picture.tsx'
import { CachedFragment } from '#app/delivery/cached-fragment.tsx'
import { Collecting } from '#app/ui/compare/collecting.tsx'
import { ProductCard } from './product-card.tsx'

/**
 * `list`: 2, 3 and 4 columns at 0, 768 and 1024 px. `beside`: 2 and 3, next to filters.
 * `latest`: 2 and 4, and only four products below 768 px.
 */
export type ProductGridKind = 'list' | 'beside' | 'latest'

const SIZES: Record<ProductGridKind, string> = {
  list: '(width >= 87.5rem) 312px, (width >= 64rem) 23vw, (width >= 48rem) 31vw, 46vw',
  beside: '(width >= 87.5rem) 330px, (width >= 64rem) 24vw, (width >= 48rem) 31vw, 46vw',
  latest: '(width >= 87.5rem) 312px, (width >= 48rem) 23vw, 46vw',
}

/** The rank of the names: under the page's own heading in lists, under a section's among others. */
const LEVEL: Record<ProductGridKind, 2 | 3> = { list: 2, beside: 2, latest: 3 }

/** So many cards, in two columns, fill what a phone shows of a list. The latest products are a section under the first view. */
const FIRST_VIEW = 4

type ProductGridProps = {
  products: ProductCardView[]
  kind?: ProductGridKind
  /** What was searched: marked in the names. */
  marks?: Marks
  /** Its first picture is the largest of the page's first view. */
  leads?: boolean
  className?: string
  /** The rank of the names, where the list is a section of its own. */
  level?: 2 | 3
  /** A line on the card of a product. */
  noteOf?: (product: ProductCardView) => string | undefined
}

export function ProductGrid({ products, kind = 'list', marks, leads, className, level, noteOf }: ProductGridProps) {
  const [first] = products
  // The cards are cached fragments, and ask for nothing by themselves.
  if (leads && first?.image) preloadPicture(first.image, SIZES[kind])
  return (
    <>
      <ul className={classNames('product-grid', `product-grid-${kind}`, className)}>
        {products.map((product, index) => (
          <CachedFragment
            key={product.id}
            as="li"
            {...(!(kind === 'latest' || index < FIRST_VIEW) && BELOW_FOLD)}
            content={
              <ProductCard
                product={product}
                sizes={SIZES[kind]}
                level={level ?? LEVEL[kind]}
                marks={marks}
                note={noteOf?.(product)}
              />
            }
          />
        ))}
      </ul>
      {kind !== 'latest' && level === undefined && <Collecting />}
    </>
  )
}
