import { ChevronDown, Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { countedUnit, quotePage } from '#content/pages/quote.ts'
import type { LineView } from '#domain/quotes/listed-line.ts'
import { MOST_QTY, piecesOf, QUOTE_UNITS, readQty } from '#domain/quotes/quote-line.ts'
import { formatNumber } from '#domain/text/format.ts'
import { useLocale, useWords } from '#app/locale.ts'

/** Puts a line in the place of another; null takes it out. */
export type Change = (line: LineView | null) => void

type QuantityProps = { line: LineView; change: Change; error: string | undefined; errorId: string; called: string }

/** How much of a line is asked for, in pieces or cartons. */
export function Quantity({ line, change, error, errorId, called }: QuantityProps) {
  const words = useWords(quotePage)
  const { qty } = line
  const [typed, setTyped] = useState('')
  const set = (next: number) => change({ ...line, qty: Math.min(MOST_QTY, Math.max(1, next)) })
  return (
    <div className="list-line-quantity">
      <div className="list-line-count">
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={words.fewer(called)}
          onClick={() => set((qty || 1) - 1)}
        >
          <Minus />
        </button>
        <input
          name="qty[]"
          className="control"
          inputMode="numeric"
          required
          aria-label={words.quantity(called)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          value={shownQty(qty, typed)}
          onChange={({ target }) => {
            setTyped(target.value)
            change({ ...line, qty: readQty(target.value) })
          }}
        />
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={words.more(called)}
          onClick={() => set((qty || 0) + 1)}
        >
          <Plus />
        </button>
        <UnitChoice {...{ line, change, called }} />
      </div>
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
      <Cartons line={line} change={change} />
    </div>
  )
}

function UnitChoice({ line, change, called }: Pick<QuantityProps, 'line' | 'change' | 'called'>) {
  const words = useWords(quotePage)
  return (
    <span className="select">
      <select
        name="unit[]"
        className="control"
        aria-label={words.unit(called)}
        value={line.unit}
        onChange={({ target }) => change({ ...line, unit: target.value === 'carton' ? 'carton' : 'piece' })}
      >
        {QUOTE_UNITS.map((one) => (
          <option key={one} value={one}>
            {words.units[one]}
          </option>
        ))}
      </select>
      <ChevronDown />
    </span>
  )
}

/** As it was typed, in whatever digits and whether it is a quantity or none, until the line has another. */
function shownQty(qty: number, typed: string): string {
  const isNumber = Number.isFinite(qty)
  if (Object.is(readQty(typed), isNumber ? qty : Number.NaN)) return typed
  return isNumber ? String(qty) : ''
}

/** What the quantity is in cartons, or the next that would be whole ones: offered, never done unasked. */
function Cartons({ line, change }: { line: LineView; change: Change }) {
  const locale = useLocale()
  const { fullCarton } = useWords(quotePage)
  const { qty, unit } = line
  const boxQuantity = boxOf(line)
  const pieces = piecesOf({ qty, unit, boxQuantity })
  if (boxQuantity === null || !pieces) return null
  if (pieces % boxQuantity === 0) {
    const said = [countedUnit(pieces, 'piece', locale), countedUnit(pieces / boxQuantity, 'carton', locale)]
    return <p className="list-line-cartons">{(unit === 'piece' ? said : said.toReversed()).join(' = ')}</p>
  }
  const next = Math.ceil(qty / boxQuantity) * boxQuantity
  if (next > MOST_QTY) return null
  return (
    <button type="button" className="list-line-cartons list-line-offer" onClick={() => change({ ...line, qty: next })}>
      {fullCarton(formatNumber(next, locale))}
    </button>
  )
}

/** Of the line's pack, or of the one that is chosen for it. */
function boxOf({ boxQuantity, packs, stockCode }: LineView): number | null {
  return packs.find((pack) => pack.stockCode === stockCode)?.boxQuantity ?? boxQuantity
}
