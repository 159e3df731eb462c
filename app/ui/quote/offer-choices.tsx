import { useEffect, useRef, useState } from 'react'
import { offerPage, offerWords } from '#content/pages/offer.ts'
import { halalasOf, groupedMoney, moneyText } from '#domain/quotes/halalas.ts'
import { agreedLines } from '#domain/quotes/line-choice.ts'
import type { OfferView } from '#domain/quotes/offer-view.ts'
import { toQuoteSums } from '#domain/quotes/quote-money.ts'
import type { Locale } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import { Checkbox, Radio } from '#app/ui/base/field/checkbox.tsx'

type OfferChoicesProps = { offer: OfferView; values: Record<string, string>; error: string | undefined }

/** What a customer chooses of a quotation with options; with scripts the sums follow, and the server counts them again. */
export function OfferChoices({ offer, values, error }: OfferChoicesProps) {
  const words = useWords(offerPage)
  const locale = useLocale()
  const part = useRef<HTMLDivElement>(null)
  // Null until scripts run: without them the sums would not follow.
  const [chosen, setChosen] = useState<Record<string, string> | null>(null)
  const read = () => setChosen(chosenIn(part.current))
  useEffect(() => setChosen(chosenIn(part.current)), [])
  if (offer.choices.length === 0) return null
  return (
    <div ref={part} className="stack-16" onChange={read}>
      <h3 className="text-h4">{words.choose}</h3>
      {offer.choices.map((group) => (
        <Choice key={group.place} group={group} offer={offer} values={values} />
      ))}
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {chosen && (
        <div aria-live="polite">
          <OfferTotals offer={sumsOf(offer, chosen, locale)} />
        </div>
      )}
    </div>
  )
}

type ChoiceProps = Pick<OfferChoicesProps, 'offer' | 'values'> & { group: OfferView['choices'][number] }

function Choice({ group: { place, isOptional, alternatives }, offer, values }: ChoiceProps) {
  const words = useWords(offerPage)
  const name = `chosen-${place}`
  const begun = values[name] ?? (isOptional ? '' : String(place))
  const input = (one: number | '') => ({ name, value: String(one), defaultChecked: begun === String(one) })
  if (alternatives.length === 0)
    return (
      <Checkbox {...input(place)}>
        <Named offer={offer} place={place} />
      </Checkbox>
    )
  return (
    <fieldset className="stack-8">
      <legend className="semibold">{words.chooseOne(offer.lines[place - 1]!.name)}</legend>
      {[place, ...alternatives].map((one) => (
        <Radio key={one} {...input(one)}>
          <Named offer={offer} place={one} />
        </Radio>
      ))}
      {isOptional && <Radio {...input('')}>{words.none}</Radio>}
    </fieldset>
  )
}

function Named({ offer, place }: { offer: OfferView; place: number }) {
  const { name, net } = offer.lines[place - 1]!
  return (
    <>
      <CodedText text={name} /> · <bdi>{net}</bdi>
    </>
  )
}

function chosenIn(part: HTMLElement | null): Record<string, string> {
  const inputs = [...(part?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])]
  return Object.fromEntries(inputs.map(({ name, value }) => [name, value]))
}

function sumsOf({ amounts }: OfferView, chosen: Record<string, string>, locale: Locale) {
  const agreed = agreedLines(amounts, chosen)
  const lines = 'lines' in agreed ? agreed.lines.filter(({ kind }) => kind !== 'heading') : []
  const { subtotal, discountTotal, vat, total } = toQuoteSums(
    lines.map(({ net, gross, vatRate }) => ({ net: halalasOf(net), gross: halalasOf(gross), vatRate })),
  )
  const money = (halalas: bigint) => offerWords.money[locale](groupedMoney(moneyText(halalas)))
  return {
    subtotal: money(subtotal),
    discountTotal: discountTotal > 0n ? money(discountTotal) : '',
    vat: vat.map(({ rate, amount }) => ({ rate: String(rate), amount: money(amount) })),
    total: money(total),
  }
}

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
