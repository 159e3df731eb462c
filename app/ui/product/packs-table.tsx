import { productPage } from '#content/pages/product.ts'
import { packFactNames } from '#content/pages/product-facts.ts'
import { MISSING_CELL } from '#domain/products/missing-cell.ts'
import type { PackRow } from '#domain/products/product-view.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { AddForm } from '#app/ui/quote/add-form.tsx'
import { PackOffer } from './shown-offer.tsx'

const CODES = ['stockCode', 'productCode'] as const

/** The packs that can be ordered, with what each costs and whether it is there. On phones each row is a card with the volume at its head. */
export function PacksTable({ packs, productId }: { packs: PackRow[]; productId?: string }) {
  const { columns, panels } = useWords(productPage)
  const names = useWords(packFactNames)
  const comma = useLocale() === 'ar' ? '، ' : ', '
  const hasOffers = packs.some(({ price, stock }) => price || stock)
  return (
    <table className="packs">
      <caption className="sr-only">{panels.packaging}</caption>
      <PacksHead facts={packs[0]?.facts ?? []} hasOffers={hasOffers} />
      <tbody>
        {packs.map((pack) => (
          <tr key={pack.place} id={pack.stockCode === MISSING_CELL ? undefined : `pack-${pack.stockCode}`}>
            {CODES.map((code) => (
              <td key={code} className={`packs-named packs-code packs-${code}`} data-label={columns[code]}>
                <Ltr>{pack[code]}</Ltr>
                {code === 'stockCode' && productId && pack.stockCode !== MISSING_CELL && (
                  <AddForm
                    name={pack.stockCode}
                    about={[pack.volume, pack.type]
                      .filter((text) => text !== MISSING_CELL)
                      .map((text) => comma + text)
                      .join('')}
                    stockCode={pack.stockCode}
                    productId={productId}
                    className="packs-add"
                  />
                )}
              </td>
            ))}
            <td className="packs-type">{pack.type}</td>
            <td className="packs-volume">
              <CodedText text={pack.volume} />
            </td>
            <td className="packs-box" data-label={columns.perBox}>
              <Ltr>{pack.boxQuantity}</Ltr>
            </td>
            {pack.facts.map(({ key, value }) => (
              <td key={key} className="packs-fact" data-label={names[key]}>
                <Ltr>{value}</Ltr>
              </td>
            ))}
            {hasOffers && (
              <td className="packs-offer">
                <PackOffer offer={pack} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PacksHead({ facts, hasOffers }: Pick<PackRow, 'facts'> & { hasOffers: boolean }) {
  const { columns } = useWords(productPage)
  const names = useWords(packFactNames)
  return (
    <thead>
      <tr>
        <th scope="col">{columns.stockCode}</th>
        <th scope="col">{columns.productCode}</th>
        <th scope="col">{columns.type}</th>
        <th scope="col">{columns.volume}</th>
        <th scope="col">{columns.boxQuantity}</th>
        {facts.map(({ key }) => (
          <th key={key} scope="col">
            {names[key]}
          </th>
        ))}
        {hasOffers && <th scope="col">{columns.offer}</th>}
      </tr>
    </thead>
  )
}
