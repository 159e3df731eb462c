import { ChevronDown, Minus, Plus, Trash2 } from 'lucide-react'
import { countedUnit, furtherCount, quotePage } from '../../../content/pages/quote.ts'
import type { LineView } from '../../../domain/quotes/listed-line.ts'
import {
  FURTHER_LINES,
  LINE_LENGTHS,
  MOST_LINES,
  MOST_QTY,
  piecesOf,
  QUOTE_UNITS,
} from '../../../domain/quotes/quote-line.ts'
import { formatNumber } from '../../../domain/text/format.ts'
import { useLocale, useWords } from '../../locale.ts'
import { SiteLink } from '../../delivery/link.tsx'
import { CodedText } from '../base/code.tsx'
import { Ltr } from '../base/ltr.tsx'
import { bare } from './stored-list.ts'
import { ProductPicture } from '../catalogue/product-picture.tsx'

type ListLinesProps = {
  lines: LineView[]
  errors: Record<string, string>
  change(lines: LineView[]): void
}

/** The lines of the list, as fields of its form. */
export function ListLines({ lines, errors, change }: ListLinesProps) {
  const locale = useLocale()
  const further = lines.slice(MOST_LINES)
  return (
    <>
      <ol className="list-lines">
        {lines.slice(0, MOST_LINES).map((line, place) => (
          <li key={`${line.stockCode} ${line.productId} ${line.text} ${line.unit}`} className="list-line">
            <Line
              line={line}
              place={place}
              error={errors[`qty[${place}]`]}
              change={(changed) => change(lines.flatMap((one) => (one === line ? (changed ?? []) : one)))}
            />
          </li>
        ))}
      </ol>
      {further.length > 0 && (
        <>
          <p className="list-further">{furtherCount(further.length, locale)}</p>
          <input type="hidden" name={FURTHER_LINES} value={JSON.stringify(further.map(bare))} />
        </>
      )}
    </>
  )
}

type LineProps = { line: LineView; place: number; error: string | undefined; change(line: LineView | null): void }

function Line({ line, place, error, change }: LineProps) {
  const words = useWords(quotePage)
  const called = line.code || line.name
  const errorId = `line-${place}-error`
  return (
    <>
      <span className="list-line-picture">
        <ProductPicture picture={line.image} alt="" sizes="72px" />
      </span>
      <div className="list-line-name">
        <p className="font-semibold">
          {line.path ? (
            <SiteLink to={line.path} className="list-line-link">
              <CodedText text={line.name} />
            </SiteLink>
          ) : (
            <CodedText text={line.name} />
          )}
        </p>
        <p className="text-small text-ink-3">
          {line.code && <Ltr>{line.code}</Ltr>}
          {line.code && line.pack && ' · '}
          <CodedText text={line.pack} />
          {!line.isKnown && words.unknown}
        </p>
        {line.packs.length > 0 && <PackChoice line={line} change={change} />}
      </div>
      <Quantity {...{ line, change, error, errorId, called }} />
      <input type="hidden" name="productId[]" value={line.productId} />
      <input type="hidden" name="text[]" value={line.text} />
      {line.packs.length === 0 && <input type="hidden" name="stockCode[]" value={line.stockCode} />}
      <input
        name="note[]"
        className="control list-line-note"
        aria-label={words.note(called)}
        placeholder={words.notePlaceholder}
        maxLength={LINE_LENGTHS.note}
        value={line.note}
        onChange={({ target }) => change({ ...line, note: target.value })}
      />
      <button
        type="submit"
        name="remove"
        value={place}
        className="button button-quiet button-icon list-line-remove"
        aria-label={words.remove(called)}
        formNoValidate
        onClick={(event) => {
          event.preventDefault()
          change(null)
        }}
      >
        <Trash2 />
      </button>
      {error && (
        <p id={errorId} className="field-error list-line-error">
          {error}
        </p>
      )}
    </>
  )
}

/** Of a product that was added without a pack. */
function PackChoice({ line, change }: Pick<LineProps, 'line' | 'change'>) {
  const { pack, anyPack } = useWords(quotePage)
  return (
    <span className="select list-line-pack">
      <select
        name="stockCode[]"
        className="control"
        aria-label={pack(line.code || line.name)}
        value={line.stockCode}
        onChange={({ target }) => change({ ...line, stockCode: target.value })}
      >
        <option value="">{anyPack}</option>
        {line.packs.map(({ stockCode, label }) => (
          <option key={stockCode} value={stockCode}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown />
    </span>
  )
}

type QuantityProps = Omit<LineProps, 'place'> & { errorId: string; called: string }

function Quantity({ line, change, error, errorId, called }: QuantityProps) {
  const words = useWords(quotePage)
  const { qty, unit } = line
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
          value={Number.isFinite(qty) ? qty : ''}
          onChange={({ target }) => change({ ...line, qty: Number.parseInt(target.value, 10) })}
        />
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={words.more(called)}
          onClick={() => set((qty || 0) + 1)}
        >
          <Plus />
        </button>
        <span className="select">
          <select
            name="unit[]"
            className="control"
            aria-label={words.unit(called)}
            value={unit}
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
      </div>
      <Cartons line={line} change={change} />
    </div>
  )
}

/** What the quantity is in cartons, or the next that would be whole ones: offered, never done unasked. */
function Cartons({ line, change }: Pick<LineProps, 'line' | 'change'>) {
  const locale = useLocale()
  const { fullCarton } = useWords(quotePage)
  const { qty, unit, boxQuantity } = line
  const pieces = piecesOf(line)
  if (boxQuantity === null || !pieces) return null
  if (pieces % boxQuantity === 0) {
    const said = [countedUnit(pieces, 'piece', locale), countedUnit(pieces / boxQuantity, 'carton', locale)]
    return <p className="list-line-cartons">{(unit === 'piece' ? said : said.toReversed()).join(' = ')}</p>
  }
  const next = Math.ceil(qty / boxQuantity) * boxQuantity
  return (
    <button type="button" className="list-line-cartons list-line-offer" onClick={() => change({ ...line, qty: next })}>
      {fullCarton(formatNumber(next, locale))}
    </button>
  )
}
