import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { quotationForm, quotationLines } from '#content/admin/quotes/quotation-form.ts'
import { toTypedTotals, type LineValues } from '#domain/quotes/line-values.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { FormPart } from '#app/ui/admin/form/form-part.tsx'
import { Sortable } from '#app/ui/admin/form/fields/sortable.tsx'
import { useCellProblems } from '#app/ui/admin/form/fields/use-cell-problems.ts'
import { useRows, type Row } from '#app/ui/admin/form/fields/use-rows.ts'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { AddLine } from './add-line.tsx'
import { PasteLines } from './paste-lines.tsx'
import { LineCard } from './line-card.tsx'
import type { LineProblems } from './line-cells.tsx'
import { QuoteTotals } from './quote-totals.tsx'
import { blankLine, cellsOf, givenPack, LINE_NAMES, packLine, valuesOf, type PackChoice } from './quote-lines.ts'
import { LINE_CELLS } from '#domain/quotes/line-cells.ts'

export type ListPrices = Readonly<Record<string, string>>

export function LinesPart({ listPrices }: { listPrices: ListPrices }) {
  const { sections } = useWords(quotationForm)
  return (
    <FormPart id="lines" title={sections.lines}>
      <Lines listPrices={listPrices} />
    </FormPart>
  )
}

/** The lines with what they come to, which is reckoned here as the server reckons it. */
function Lines({ listPrices }: { listPrices: ListPrices }) {
  const words = useWords(quotationLines)
  const locale = useLocale()
  const { start, touch } = useRecordForm()
  const table = useRows(start, LINE_NAMES, 0)
  const { rows } = table
  const list = useRef<HTMLOListElement>(null)
  const focusLater = useFocusLater(list)
  const problemOf = useCellProblems(rows)
  useEffect(touch, [rows, touch])
  const ids = useIds(rows)
  const nameOf = useCallback((id: string) => words.line(ids.indexOf(id) + 1), [words, ids])
  const values = rows.map(valuesOf)
  const typed = toTypedTotals(values)
  const { found, ...add } = useAdded(table, values)
  return (
    <>
      {rows.length === 0 && <p className="quote-none">{words.none}</p>}
      <Sortable ids={ids} nameOf={nameOf} layout="list" onMove={table.move}>
        <ol ref={list} className="stack-12">
          {rows.map((row, place) => (
            <LineCard
              key={row.id}
              id={row.id}
              number={place + 1}
              values={values[place]!}
              net={typed.nets[place] ?? null}
              pieces={typed.pieces[place] ?? 0}
              listPrice={found[values[place]!.stock_code] ?? listPrices[values[place]!.stock_code]}
              problems={problemsIn(row, problemOf)}
              write={table.write}
              copy={table.copy}
              remove={table.remove}
              move={table.move}
            />
          ))}
        </ol>
      </Sortable>
      {rows.length === 0 &&
        ['kind[]', 'stock_code[]'].map((name) => <input key={name} type="hidden" name={name} value="" />)}
      <LinesError />
      <AddLine
        lines={values}
        onPack={(pack, place) => focusLater(add.pack(pack, place), 'qty[]')}
        onBlank={(kind) => focusLater(table.append(cellsOf(blankLine(kind))), `name_${locale}[]`)}
      />
      <PasteLines onLines={add.lines} />
      <div className="quote-sums">
        <DiscountAll
          isOn={rows.length > 0}
          onApply={(discount) => table.replace(values.map((line) => cellsOf({ ...line, discount })))}
        />
        <TakeListPrices lines={values} prices={{ ...listPrices, ...found }} onTake={table.replace} />
        <QuoteTotals typed={typed} />
      </div>
    </>
  )
}

/** Puts packs and a message's lines behind the others, or a pack into a line in words; their prices are known from then on. */
function useAdded(table: Pick<ReturnType<typeof useRows>, 'append' | 'replace'>, values: readonly LineValues[]) {
  const [found, setFound] = useState<ListPrices>({})
  const learn = (packs: readonly PackChoice[]) =>
    setFound((all) => ({ ...all, ...Object.fromEntries(packs.map(({ stockCode, price }) => [stockCode, price])) }))
  return {
    found,
    /** Answers the id of a new row. */
    pack(pack: PackChoice, place: number | null): string | null {
      learn([pack])
      const line = packLine(pack)
      if (place === null) return table.append(cellsOf(line))
      table.replace(values.map((one, at) => cellsOf(at === place ? givenPack(one, line) : one)))
      return null
    },
    lines(lines: readonly LineValues[], packs: readonly PackChoice[]) {
      learn(packs)
      for (const line of lines) table.append(cellsOf(line))
    },
  }
}

function LinesError() {
  const { errors } = useRecordForm()
  const locale = useLocale()
  const error = errors['lines']?.[locale]
  return error ? (
    <p className="field-error" role="alert">
      {error}
    </p>
  ) : null
}

/** Their ids, the same list for as long as no row comes, goes or moves. */
function useIds(rows: readonly Row[]): string[] {
  const joined = rows.map(({ id }) => id).join(' ')
  return useMemo(() => (joined === '' ? [] : joined.split(' ')), [joined])
}

const NO_PROBLEMS: LineProblems = {}

function problemsIn(row: Row, problemOf: (row: Row, name: string) => string | undefined): LineProblems {
  const problems = LINE_CELLS.flatMap((cell) => {
    const problem = problemOf(row, `${cell}[]`)
    return problem === undefined ? [] : [[cell, problem] as const]
  })
  return problems.length === 0 ? NO_PROBLEMS : Object.fromEntries(problems)
}

type TakeListPricesProps = { lines: LineValues[]; prices: ListPrices; onTake: (rows: string[][]) => void }

function TakeListPrices({ lines, prices, onTake }: TakeListPricesProps) {
  const words = useWords(quotationLines)
  const take = (event: MouseEvent) => {
    event.preventDefault()
    onTake(lines.map((line) => cellsOf({ ...line, unit_price: prices[line.stock_code] || line.unit_price })))
  }
  if (lines.length === 0) return null
  return (
    <Button type="submit" name="intent" value="line-prices" kind="outline" small formNoValidate onClick={take}>
      {words.listPrices}
    </Button>
  )
}

function DiscountAll({ isOn, onApply }: { isOn: boolean; onApply: (discount: string) => void }) {
  const words = useWords(quotationLines)
  const field = useRef<HTMLInputElement>(null)
  const apply = () => onApply(toLatinDigits(field.current?.value ?? '').trim())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  if (!isOn) return <div />
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

/** Puts the focus into a field of a line that is about to appear. */
function useFocusLater(list: React.RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<{ row: string; field: string } | null>(null)
  useEffect(() => {
    if (wanted) list.current?.querySelector<HTMLElement>(`li:last-child [name="${wanted.field}"]`)?.focus()
  }, [list, wanted])
  return (row: string | null, field: string) => {
    if (row !== null) setWanted({ row, field })
  }
}
