import { History } from 'lucide-react'
import { Form } from 'react-router'
import { priceWords } from '#content/admin/catalogue/prices.ts'
import { staffPath, versionsPath } from '#domain/accounts/staff-paths.ts'
import type { PricedPack } from '#domain/prices/pack-price.ts'
import { packLabel } from '#domain/products/pack-label.ts'
import { priceCellKey, SAVING, shownPrice, type PriceCell, type PricesResult } from '#domain/prices/prices-form.ts'
import type { StaffAnswer } from '#app/actions/staff-form.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { useLocale, useWords } from '#app/locale.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import { CellField } from '#app/ui/base/field/cell-field.tsx'
import { Table } from '#app/ui/base/list/table.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'

export const PRICES_FORM = 'prices'

type PriceRowsProps = {
  packs: PricedPack[]
  answer: StaffAnswer<PricesResult> | undefined
  /** The ids of groups that may have prices of their own. */
  groups: readonly string[]
}

/** Packs with a field for the price of each; what was typed stays where nothing could be saved. */
export function PriceRows({ packs, answer, groups }: PriceRowsProps) {
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
    price: pack.code && pack.stockCode ? <PriceFields {...{ pack, place, answer, groups }} code={pack.code} /> : '—',
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

type PriceFieldsProps = Omit<PriceRowsProps, 'packs'> & { pack: PricedPack; code: string; place: number }

/** The hidden fields say what was seen, so that a price which somebody else has saved since is not lost. */
function PriceFields({ pack, code, place, answer, groups }: PriceFieldsProps) {
  const words = useWords(priceWords)
  const seen = answer?.result?.current[code] ?? shownPrice(pack.price)
  const name = pack.stockCode ?? code
  const cellOf = (cell: PriceCell): PriceCellProps => {
    const key = priceCellKey(cell, code)
    const value = answer?.values?.[key] ?? seen[cell]
    return { cell, value, was: seen[cell], error: answer?.errors[key], errorId: `${cell}-${place}-error` }
  }
  const terms = [cellOf('breaks'), ...(groups.length > 0 || seen.groups !== '' ? [cellOf('groups')] : [])]
  const said = terms.map(({ value }) => value).filter(Boolean)
  return (
    <>
      <input type="hidden" name="code[]" value={code} />
      <input type="hidden" name="version[]" value={seen.version} />
      <PriceInput {...cellOf('price')} label={words.priceOf(name)} />
      <details className="prices-terms" open={terms.some(({ error }) => error)}>
        <summary>{said.length > 0 ? <Ltr>{said.join(' · ')}</Ltr> : words.terms.title}</summary>
        {terms.map((one) => (
          <label key={one.cell}>
            {words.terms[one.cell === 'groups' ? 'groups' : 'breaks']}
            <PriceInput
              {...one}
              label={words.terms[one.cell === 'groups' ? 'groupsOf' : 'breaksOf'](name)}
              example={one.cell === 'groups' ? groups.map((id) => `${id}: …`).join('; ') : '24: 17.50; 96: 16'}
            />
          </label>
        ))}
      </details>
      {terms.length === 1 && <HiddenCell {...cellOf('groups')} />}
    </>
  )
}

type PriceCellProps = { cell: PriceCell; value: string; was: string; error: string | undefined; errorId: string }

function HiddenCell({ cell, was }: PriceCellProps) {
  return (
    <>
      <input type="hidden" name={`was_${cell}[]`} value={was} />
      <input type="hidden" name={`${cell}[]`} value={was} />
    </>
  )
}

function PriceInput({
  cell,
  value,
  was,
  error,
  errorId,
  ...shown
}: PriceCellProps & { label: string; example?: string }) {
  return (
    <>
      <input type="hidden" name={`was_${cell}[]`} value={was} />
      <CellField
        name={`${cell}[]`}
        defaultValue={value}
        className="prices-field"
        inputMode={cell === 'price' ? 'decimal' : undefined}
        maxLength={cell === 'price' ? 40 : 500}
        placeholder={shown.example}
        aria-label={shown.label}
        errorId={errorId}
        error={error}
      />
    </>
  )
}
