import { figureLabels } from '#content/figures.ts'
import { productCardWords } from '#content/products.ts'
import type { ProductCard as ProductCardView } from '#domain/products/product-view.ts'
import type { Marks } from '#domain/search/marks.ts'
import { useLabels, useWords } from '#app/locale.ts'
import { classNames } from '#app/ui/base/class-names.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { SiteLink } from '#app/delivery/link.tsx'
import { AddForm } from '#app/ui/quote/add-form.tsx'
import { FigureValue } from './figure-value.tsx'
import { MarkedText } from './marked-text.tsx'
import { ProductPicture } from './product-picture.tsx'

type ProductCardProps = {
  product: ProductCardView
  /** How wide the card is shown, as in `<img sizes>`. */
  sizes: string
  /** The rank of the name where the card stands. */
  level?: 2 | 3
  /** What was searched: marked in the name. */
  marks?: Marks
  /** A line under the figures. */
  note?: string
}

/** As many letters of a code fit into one line of the narrowest card. */
const ONE_LINE = 12

/** One link over the whole card; the English button leads to the same page. */
export function ProductCard({ product, sizes, level = 2, marks, note }: ProductCardProps) {
  const Name = `h${level}` as const
  const { uncategorized } = useLabels()
  const { shopNow, compare, compareOne } = useWords(productCardWords)
  const nameId = shopNow ? `product-${product.id}` : undefined
  return (
    <article className="product-card" data-accent={product.category?.accent ?? ''}>
      <div className="product-tile">
        {product.code && (
          <p className={classNames('product-card-code', product.code.length > ONE_LINE && 'product-card-code-long')}>
            <Ltr>{product.code}</Ltr>
          </p>
        )}
        <ProductPicture picture={product.image} alt="" sizes={sizes} />
        <AddForm name={product.name} productId={product.id} className="product-card-add" />
      </div>
      <p className="product-card-category">{product.category?.name ?? uncategorized}</p>
      <Name className="product-card-name text-card">
        <SiteLink to={product.path} id={nameId} className="product-card-link">
          {marks ? <MarkedText text={product.name} marks={marks} /> : <CodedText text={product.name} />}
        </SiteLink>
      </Name>
      <ProductFigures figures={product.figures} />
      <SiteLink
        to={`/compare?p=${encodeURIComponent(product.id)}`}
        rel="nofollow"
        aria-label={compareOne(product.name)}
        className="product-card-compare"
      >
        {compare}
      </SiteLink>
      {note !== undefined && <p className="product-card-note">{note}</p>}
      {shopNow && (
        <SiteLink
          to={product.path}
          className="product-card-button button button-outline button-small"
          aria-describedby={nameId}
        >
          {shopNow}
        </SiteLink>
      )}
    </article>
  )
}

function ProductFigures({ figures }: Pick<ProductCardView, 'figures'>) {
  const labels = useWords(figureLabels)
  if (figures.length === 0) return null
  return (
    <dl className="product-card-figures">
      {figures.map((figure) => (
        <div key={figure.key}>
          <dt>{labels[figure.key] ?? figure.label}</dt>
          <dd>
            <FigureValue figure={figure} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
