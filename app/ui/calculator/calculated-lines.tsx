import { calculatorPage, calculatorWords, cartonCount, packCount } from '#content/choice/calculator.ts'
import { type CalculatedLine, type CalculatedPack, numberText } from '#domain/calculator/answer.ts'
import type { CalculableProduct } from '#domain/calculator/calculable.ts'
import { fillIn } from '#domain/text/fill-in.ts'
import { inLanguage, type Locale } from '#domain/text/locale.ts'
import { productPath } from '#domain/site/paths.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { useLocale, useWords } from '#app/locale.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import { optionsOf, Select } from '#app/ui/base/field/text-field.tsx'
import { AddForm } from '#app/ui/quote/add-form.tsx'

type CalculatedLinesProps = { lines: CalculatedLine[]; lengthM: number | null; products: (CalculableProduct | null)[] }

/** The packs of each product that the job takes, those with least left over first. */
export function CalculatedLines({ lines, lengthM, products }: CalculatedLinesProps) {
  const words = useWords(calculatorPage)
  const locale = useLocale()
  return (
    <>
      {lengthM !== null && (
        <p>
          {words.length}: <bdi>{`${numberText(lengthM, locale)} ${calculatorWords.amountUnits.m[locale]}`}</bdi>
        </p>
      )}
      {lines.map((line) => {
        const product = products.find((one) => one?.id === line.product_id)
        return product && <Line key={line.product_id} {...{ line, product }} />
      })}
    </>
  )
}

function Line({ line, product }: { line: CalculatedLine; product: CalculableProduct }) {
  const words = useWords(calculatorPage)
  const locale = useLocale()
  const unit = calculatorWords.amountUnits[line.amount.unit as keyof typeof calculatorWords.amountUnits][locale]
  const name = inLanguage(product.name, locale)
  const typeOf = (code: string) => inLanguage(product.types[code] ?? { ar: code, en: code }, locale) || code
  return (
    <div className="stack-16">
      <h2 className="text-h3">
        <SiteLink to={productPath(product)}>
          <CodedText text={name} />
        </SiteLink>
      </h2>
      <p className="text-ink-2">
        {words.amount}: <bdi>{`${numberText(line.amount.value, locale)} ${unit}`}</bdi>
      </p>
      <ul className="calculator-packs">
        {bySize(line.packs).map(([pack, ...others]) => (
          <li key={pack.stock_code}>
            <p>
              <strong>{packText(pack, locale)}</strong>
              {pack.left_over > 0 && (
                <span className="text-small text-ink-3">
                  {fillIn(words.leftOver, { amount: `${numberText(pack.left_over, locale)} ${unit}` })}
                </span>
              )}
            </p>
            <AddForm
              name={[name, pack.size].join(' ')}
              {...(others.length === 0 && { stockCode: pack.stock_code })}
              productId={product.id}
              qty={pack.pieces}
              className="line-8 items-center"
            >
              {others.length > 0 && (
                <Select name="stockCode" aria-label={words.type}>
                  {optionsOf([pack, ...others], ({ stock_code: code }) => [code, typeOf(code)])}
                </Select>
              )}
            </AddForm>
          </li>
        ))}
      </ul>
      <details>
        <summary>{words.formula}</summary>
        <p>
          <bdi>{line.formula}</bdi>
        </p>
        {line.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p className="text-small text-ink-3">
          {words.source}: <bdi>{line.source}</bdi>
        </p>
      </details>
    </div>
  )
}

/** Packs of one size, which differ in colour, take as many. */
function bySize(packs: CalculatedPack[]): [CalculatedPack, ...CalculatedPack[]][] {
  const groups = Map.groupBy(packs, ({ size, pieces }) => `${pieces} ${size}`)
  return [...groups.values()] as [CalculatedPack, ...CalculatedPack[]][]
}

/** `11 packs of 750 ml (1 carton of 12)` */
function packText({ size, pieces, cartons, box }: CalculatedPack, locale: Locale): string {
  const parts = { packs: packCount[locale](pieces), size }
  return box && box > 1 && cartons
    ? fillIn(calculatorPage.inCartons[locale], { ...parts, cartons: cartonCount[locale](cartons), box: String(box) })
    : fillIn(calculatorPage.inPacks[locale], parts)
}
