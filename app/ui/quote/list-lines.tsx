import { Trash2, Minus, Plus } from 'lucide-react'
import { memo, useState } from 'react'
import { furtherCount, quotePage, countedUnit } from '#content/pages/quote.ts'
import type { LineView } from '#domain/quotes/listed-line.ts'
import {
  FURTHER_LINES,
  LINE_LENGTHS,
  LINE_UNITS,
  MOST_LINES,
  MOST_QTY,
  piecesOf,
  QUOTE_UNITS,
  readQty,
} from '#domain/quotes/quote-line.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { bare } from './stored-list.ts'
import { ProductPicture } from '#app/ui/catalogue/product-picture.tsx'
import { formatNumber } from '#domain/text/format.ts'
import { optionsOf, Select } from '#app/ui/base/field/text-field.tsx'

type ListLinesProps = {
  lines: LineView[]
  errors: Record<string, string>
  /** Puts another line in that place; null takes it out. */
  changeLine(place: number, line: LineView | null): void
}

export function ListLines({ lines, errors, changeLine }: ListLinesProps) {
  const locale = useLocale()
  const further = lines.slice(MOST_LINES)
  return (
    <>
      <ol className="list-lines">
        {lines.slice(0, MOST_LINES).map((line, place) => (
          // By its place: a key of what it holds would take the focus from a field as soon as that changes it.
          <li key={place} className="list-line">
            <Line line={line} place={place} error={errors[`qty[${place}]`]} changeLine={changeLine} />
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

/** What the fields of a line are called by does not repeat a whole paragraph. */
const LONGEST_LABEL = 80

type LineProps = { line: LineView; place: number; error: string | undefined } & Pick<ListLinesProps, 'changeLine'>

/** Drawn again only when it changes itself: of two hundred, whoever types changes one. */
const Line = memo(function Line({ line, place, error, changeLine }: LineProps) {
  const change: Change = (changed) => changeLine(place, changed)
  const words = useWords(quotePage)
  const called = (line.code || line.name).slice(0, LONGEST_LABEL)
  const errorId = `line-${place}-error`
  return (
    <>
      <span className="overflow-hidden rounded-md bg-tile">
        <ProductPicture picture={line.image} alt="" sizes="72px" />
      </span>
      <div className="wrap-anywhere">
        <p className="semibold">
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
          {!line.isKnown && line.packs.length === 0 && words.unknown}
        </p>
        <Written line={line} />
        {line.packs.length > 0 && <PackChoice line={line} change={change} />}
      </div>
      <Quantity {...{ line, change, error, errorId, called }} />
      <HiddenFields line={line} />
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
    </>
  )
})

const ARABIC = /\p{Script=Arabic}/u

/** What the line was before it was understood. */
function Written({ line: { written, name } }: { line: LineView }) {
  const words = useWords(quotePage)
  if (!written || written === name) return null
  return (
    <p className="wrap-anywhere text-ink-2 type-14">
      {words.written} <bdi dir={ARABIC.test(written) ? 'rtl' : 'ltr'}>{written}</bdi>
    </p>
  )
}

function HiddenFields({ line }: { line: LineView }) {
  const { productId, text, written = '', choices = [], packs, stockCode } = line
  const fields = { productId, text, written, choices: choices.join('|'), ...(packs.length === 0 && { stockCode }) }
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={`${name}[]`} value={value} />
  ))
}

/** Of a product that was added without a pack. */
function PackChoice({ line, change }: { line: LineView; change: Change }) {
  const { pack, anyPack, chooseMeant } = useWords(quotePage)
  return (
    <Select
      name="stockCode[]"
      className="list-line-pack"
      aria-label={pack((line.code || line.name).slice(0, LONGEST_LABEL))}
      value={line.stockCode}
      onChange={({ target }) => change({ ...line, stockCode: target.value })}
    >
      <option value="">{line.choices?.length ? chooseMeant : anyPack}</option>
      {optionsOf(line.packs, ({ stockCode, label }) => [stockCode, label])}
    </Select>
  )
}

/** Puts a line in the place of another; null takes it out. */
type Change = (line: LineView | null) => void

type QuantityProps = { line: LineView; change: Change; error: string | undefined; errorId: string; called: string }

/** How much of a line is asked for, in pieces or cartons. */
function Quantity({ line, change, error, errorId, called }: QuantityProps) {
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
          required={qty !== null}
          aria-label={words.quantity(called)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || qty === null ? errorId : undefined}
          placeholder={qty === null ? '؟' : undefined}
          value={shownQty(qty, typed)}
          onChange={({ target }) => {
            setTyped(target.value)
            change({ ...line, qty: target.value === '' ? null : readQty(target.value) })
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
      {(error || qty === null) && (
        <p id={errorId} className={error ? 'field-error' : 'list-line-asked'}>
          {error || words.howMany}
        </p>
      )}
      <Cartons line={line} change={change} />
    </div>
  )
}

function UnitChoice({ line, change, called }: Pick<QuantityProps, 'line' | 'change' | 'called'>) {
  const words = useWords(quotePage)
  return (
    <>
      <Select
        name="unit[]"
        aria-label={words.unit(called)}
        value={line.unit}
        onChange={({ target }) => change({ ...line, unit: LINE_UNITS.find((one) => one === target.value) ?? 'piece' })}
      >
        {optionsOf(QUOTE_UNITS, (one) => [one, words.units[one]])}
        {line.unit_word && <option value="other">{line.unit_word}</option>}
      </Select>
      <input type="hidden" name="unit_word[]" value={line.unit_word ?? ''} />
    </>
  )
}

/** As it was typed, in whatever digits and whether it is a quantity or none, until the line has another. */
function shownQty(qty: number | null, typed: string): string {
  if (qty === null) return ''
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
  if (boxQuantity === null || !pieces || qty === null) return null
  if (pieces % boxQuantity === 0) {
    const said = [countedUnit(pieces, 'piece', locale), countedUnit(pieces / boxQuantity, 'carton', locale)]
    return <p className="list-line-cartons">{(unit === 'piece' ? said : said.toReversed()).join(' = ')}</p>
  }
  const next = Math.ceil(qty / boxQuantity) * boxQuantity
  if (next > MOST_QTY) return null
  return (
    <button
      type="button"
      className="list-line-cartons min-tall-44 underline underline-offset-3"
      onClick={() => change({ ...line, qty: next })}
    >
      {fullCarton(formatNumber(next, locale))}
    </button>
  )
}

function boxOf({ boxQuantity, packs, stockCode }: LineView): number | null {
  return packs.find((pack) => pack.stockCode === stockCode)?.boxQuantity ?? boxQuantity
}
