import { productPage } from '#content/pages/product.ts'
import { useWords } from '#app/locale.ts'
import type { OfferView, ShownOffer, ShownStock } from '#domain/products/product-offer.ts'

/** In the head of the page: a price, or that it is told on request, and the best stock of the packs. */
export function HeadOffer({ offer: { visibility, price, stock } }: { offer: OfferView }) {
  const words = useWords(productPage)
  const text = visibility === 'from' ? words.lowestPrice : words.price
  return (
    <div className="head-offer">
      <p className="strong-20">{price ? text(price.excluding, price.including) : words.priceOnRequest}</p>
      {stock && <StockLine stock={stock} />}
    </div>
  )
}

/** In the row of a pack, where there is anything to tell. */
export function PackOffer({ offer: { price, stock } }: { offer: ShownOffer }) {
  const words = useWords(productPage)
  if (!price && !stock) return null
  return (
    <div className="pack-offer">
      {price && <p className="pack-price">{words.price(price.excluding, price.including)}</p>}
      {stock && <StockLine stock={stock} />}
    </div>
  )
}

function StockLine({ stock: { state, day } }: { stock: ShownStock }) {
  const { stock } = useWords(productPage)
  return (
    <p className="stock" data-state={state}>
      <span className="stock-state">{stock[state]}</span>
      {day && <time dateTime={day.iso}>{day.text}</time>}
    </p>
  )
}
