import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { quotationForm, quotationLines } from '#content/admin/quotes/quotation-form.ts'
import { toTypedTotals, type LineValues } from '#domain/quotes/line-values.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { FormPart } from '#app/ui/admin/form/form-part.tsx'
import { Sortable } from '#app/ui/admin/form/fields/sortable.tsx'
import { useCellProblems } from '#app/ui/admin/form/fields/use-cell-problems.ts'
import { useRows, type Row } from '#app/ui/admin/form/fields/use-rows.ts'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { AddLine } from './add-line.tsx'
import { PasteLines } from './paste-lines.tsx'
import { LineRow } from './line-row.tsx'
import { DiscountAll, TakeListPrices } from './line-sums.tsx'
import { LineTable } from './line-table.tsx'
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
        <LineTable list={list} table={table}>
          {rows.map((row, place) => (
            <LineRow
              key={row.id}
              id={row.id}
              number={place + 1}
              values={values[place]!}
              net={typed.nets[place] ?? null}
              pieces={typed.pieces[place] ?? 0}
              listPrice={found[values[place]!.stock_code] ?? listPrices[values[place]!.stock_code]}
              problems={problemsIn(row, problemOf)}
              learn={add.learn}
              table={table.acts}
            />
          ))}
        </LineTable>
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
  const learn = useCallback(
    (packs: readonly PackChoice[]) =>
      setFound((all) => ({ ...all, ...Object.fromEntries(packs.map(({ stockCode, price }) => [stockCode, price])) })),
    [],
  )
  return {
    found,
    learn,
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
