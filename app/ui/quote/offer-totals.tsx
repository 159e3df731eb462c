import { offerPage } from '#content/pages/offer.ts'
import type { OfferView } from '#domain/quotes/offer-view.ts'
import { useWords } from '#app/locale.ts'

type Sums = Pick<OfferView, 'subtotal' | 'discountTotal' | 'vat' | 'total'>

export function OfferTotals({ offer }: { offer: Sums }) {
  const words = useWords(offerPage)
  const rows = [
    ...(offer.discountTotal ? [{ term: words.discountTotal, amount: offer.discountTotal }] : []),
    { term: words.subtotal, amount: offer.subtotal },
    ...offer.vat.map(({ rate, amount }) => ({ term: words.vat(rate), amount })),
  ]
  return (
    <dl className="offer-totals">
      {rows.map(({ term, amount }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <bdi>{amount}</bdi>
          </dd>
        </div>
      ))}
      <div className="offer-total">
        <dt>{words.total}</dt>
        <dd>
          <bdi>{offer.total}</bdi>
        </dd>
      </div>
    </dl>
  )
}
