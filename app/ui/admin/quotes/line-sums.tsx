import { useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { quotationLines } from '#content/admin/quotes/quotation-form.ts'
import type { LineValues } from '#domain/quotes/line-values.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { cellsOf } from './quote-lines.ts'

type TakeListPricesProps = {
  lines: LineValues[]
  priceOf: (line: LineValues) => string | undefined
  onTake: (rows: string[][]) => void
}

export function TakeListPrices({ lines, priceOf, onTake }: TakeListPricesProps) {
  const words = useWords(quotationLines)
  const take = (event: MouseEvent) => {
    event.preventDefault()
    onTake(lines.map((line) => cellsOf({ ...line, unit_price: priceOf(line) ?? line.unit_price })))
  }
  if (lines.length === 0) return null
  return (
    <Button type="submit" name="intent" value="line-prices" kind="outline" small formNoValidate onClick={take}>
      {words.listPrices}
    </Button>
  )
}

export function DiscountAll({ lines, onApply }: { lines: LineValues[]; onApply: (rows: string[][]) => void }) {
  const words = useWords(quotationLines)
  const field = useRef<HTMLInputElement>(null)
  const apply = () => {
    const discount = toLatinDigits(field.current?.value ?? '').trim()
    onApply(lines.map((line) => cellsOf({ ...line, discount })))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  if (lines.length === 0) return <div />
  return (
    <div className="quote-discount-all">
      <label htmlFor="discount-all" className="quote-cell-label">
        {words.discountAll}
      </label>
      <span className="quote-discount-field">
        <input
          ref={field}
          id="discount-all"
          name="discount_all"
          className="control"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          placeholder="%"
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          name="intent"
          value="line-discount"
          kind="outline"
          small
          formNoValidate
          onClick={(event) => {
            event.preventDefault()
            apply()
          }}
        >
          {words.apply}
        </Button>
      </span>
    </div>
  )
}
