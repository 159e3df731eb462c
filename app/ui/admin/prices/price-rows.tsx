import { CircleAlert, History } from 'lucide-react'
import { Form } from 'react-router'
import { priceWords } from '#content/admin/catalogue/prices.ts'
import { staffPath, versionsPath } from '#domain/accounts/staff-paths.ts'
import { priceText, type PricedPack } from '#domain/prices/pack-price.ts'
import { packLabel } from '#domain/products/pack-label.ts'
import { SAVING, type PricesResult } from '#domain/prices/prices-form.ts'
import type { StaffAnswer } from '#app/actions/staff-form.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { useLocale, useWords } from '#app/locale.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import { Table } from '#app/ui/base/list/table.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'

export const PRICES_FORM = 'prices'

type PriceRowsProps = { packs: PricedPack[]; answer: StaffAnswer<PricesResult> | undefined }

/** Packs with a field for the price of each; what was typed stays where nothing could be saved. */
export function PriceRows({ packs, answer }: PriceRowsProps) {
  const words = useWords(priceWords)
  const locale = useLocale()
  const columns = [
    { key: 'product', label: words.columns.product, strong: true },
    { key: 'pack', label: words.columns.pack },
    { key: 'code', label: words.columns.code },
    { key: 'box', label: words.columns.box },
    { key: 'price', label: words.columns.price },
    { key: 'history', label: words.columns.history },
  ]
  const rows = packs.map((pack, place) => ({
    key: `${place} ${pack.productId} ${pack.price?.version ?? 0}`,
    product: (
      <SiteLink to={staffPath('items', 'edit', pack.productId)} className="prices-product">
        <CodedText text={pack.product[locale]} />
      </SiteLink>
    ),
    pack: <CodedText text={packLabel(pack.pack, locale) || '—'} />,
    code: pack.stockCode ? <Ltr>{pack.stockCode}</Ltr> : <span className="admin-row-quiet">{words.noCode}</span>,
    box: pack.boxQuantity ? <Ltr>{pack.boxQuantity}</Ltr> : '—',
    price: pack.code && pack.stockCode ? <PriceField {...{ pack, place, answer }} code={pack.code} /> : '—',
    history: pack.price ? (
      <SiteLink
        to={versionsPath({ kind: 'price', id: pack.price.code })}
        className="icon-link"
        aria-label={words.historyOf(pack.stockCode ?? '')}
      >
        <History />
      </SiteLink>
    ) : (
      '—'
    ),
  }))
  return (
    <Form method="post" id={PRICES_FORM} className="prices-form">
      <input type="hidden" name="intent" value={SAVING} />
      <Table caption={words.title} columns={columns} rows={rows} />
    </Form>
  )
}

type PriceFieldProps = Pick<PriceRowsProps, 'answer'> & { pack: PricedPack; code: string; place: number }

/** The hidden fields say what was seen, so that a price which somebody else has saved since is not lost. */
function PriceField({ pack, code, place, answer }: PriceFieldProps) {
  const words = useWords(priceWords)
  const seen = answer?.result?.current[code] ?? {
    price: priceText(pack.price?.halalas),
    version: pack.price?.version ?? 0,
  }
  const error = answer?.errors[code]
  const errorId = `price-${place}-error`
  return (
    <>
      <input type="hidden" name="code[]" value={code} />
      <input type="hidden" name="was[]" value={seen.price} />
      <input type="hidden" name="version[]" value={seen.version} />
      <input
        name="price[]"
        defaultValue={answer?.values?.[code] ?? seen.price}
        className="control prices-field"
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        aria-label={words.priceOf(pack.stockCode ?? code)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {error && (
        <p id={errorId} className="field-error">
          <CircleAlert />
          <CodedText text={error} />
        </p>
      )}
    </>
  )
}
