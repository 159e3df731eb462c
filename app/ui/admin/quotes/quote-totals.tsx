import { quotationTotals } from '#content/admin/quotes/quotation-form.ts'
import { groupedMoney, moneyText } from '#domain/quotes/halalas.ts'
import type { marginOf, TypedTotals } from '#domain/quotes/line-values.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'

/** What the lines come to, and which of them have no price. */
type QuoteTotalsProps = { typed: TypedTotals; margin: ReturnType<typeof marginOf> }

export function QuoteTotals({ typed: { totals, unpriced }, margin }: QuoteTotalsProps) {
  const words = useWords(quotationTotals)
  const locale = useLocale()
  const { subtotal, discountTotal, vat, total } = totals
  const numbers = unpriced.join(locale === 'ar' ? '، ' : ', ')
  return (
    <div className="quote-totals">
      <SumList
        sums={[
          ...(discountTotal > 0n
            ? [
                { term: words.gross, amount: moneyText(subtotal + discountTotal) },
                { term: words.discount, amount: moneyText(discountTotal), isLess: true },
              ]
            : []),
          { term: words.subtotal, amount: moneyText(subtotal) },
          ...vat.map(({ rate, amount }) => ({ term: words.vat(rate), amount: moneyText(amount) })),
        ]}
        total={moneyText(total)}
      />
      {margin && (
        <p className="admin-row-quiet">
          {words.margin} <Ltr>{`${marginMoney(margin.halalas)} (${margin.percent}%)`}</Ltr>
        </p>
      )}
      {unpriced.length > 0 && (
        <p className="quote-unpriced">
          <CodedText text={words.unpriced(numbers)} />
        </p>
      )}
    </div>
  )
}

function marginMoney(halalas: bigint): string {
  return halalas < 0n ? `−${groupedMoney(moneyText(-halalas))}` : groupedMoney(moneyText(halalas))
}

export type Sum = { term: string; amount: string; isLess?: boolean }

/** Amounts with the last one as what is to be paid. */
export function SumList({ sums, total }: { sums: Sum[]; total: string }) {
  const words = useWords(quotationTotals)
  return (
    <dl className="quote-sum-list" aria-label={words.title}>
      {sums.map(({ term, amount, isLess }) => (
        <div key={term} className="quote-sum">
          <dt>
            <CodedText text={term} />
          </dt>
          <dd>
            <Ltr className="quote-money">{`${isLess ? '− ' : ''}${groupedMoney(amount)}`}</Ltr>
          </dd>
        </div>
      ))}
      <div className="quote-sum quote-sum-total">
        <dt>{words.total}</dt>
        <dd>
          <Ltr className="quote-money">{groupedMoney(total)}</Ltr>{' '}
          <span className="text-ink-2 words-15">{words.currency}</span>
        </dd>
      </div>
    </dl>
  )
}
