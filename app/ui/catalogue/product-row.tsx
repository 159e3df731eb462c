import { figureLabels } from '#content/figures.ts'
import { productPage } from '#content/pages/product.ts'
import type { OfferView } from '#domain/products/product-offer.ts'
import type { ProductCard } from '#domain/products/product-view.ts'
import { useWords } from '#app/locale.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { AddForm } from '#app/ui/quote/add-form.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { FigureValue } from './figure-value.tsx'
import { ProductPicture } from './product-picture.tsx'

/** How wide its picture is shown, as in `<img sizes>`. */
const ROW_PICTURE = '72px'

export type RowPrices = Record<string, Pick<OfferView, 'visibility' | 'price'>>

type ProductRowProps = { product: ProductCard; price?: RowPrices[string] | undefined }

/** A product in a line of a table: as much as its card says and its price, in a tenth of the height. One link covers it. */
export function ProductRow({ product, price: rowPrice }: ProductRowProps) {
  const { price, lowestPrice } = useWords(productPage)
  const labels = useWords(figureLabels)
  return (
    <article className="product-row" data-accent={product.category?.accent ?? ''}>
      <ProductPicture picture={product.image} alt="" sizes={ROW_PICTURE} />
      <p className="product-row-code">{product.code && <Ltr>{product.code}</Ltr>}</p>
      <h3 className="words-16">
        <SiteLink to={product.path} className="product-row-link">
          <CodedText text={product.name} />
        </SiteLink>
      </h3>
      <dl className="product-row-figures">
        {product.figures.map((figure) => (
          <div key={figure.key}>
            <dt>{labels[figure.key] ?? figure.label}</dt>
            <dd>
              <FigureValue figure={figure} />
            </dd>
          </div>
        ))}
      </dl>
      {rowPrice?.price && (
        <p className="product-row-price">
          {(rowPrice.visibility === 'from' ? lowestPrice : price)(rowPrice.price.excluding, rowPrice.price.including)}
        </p>
      )}
      <AddForm name={product.name} productId={product.id} className="product-row-add" />
    </article>
  )
}
