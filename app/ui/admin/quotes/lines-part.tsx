import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ClipboardPaste } from 'lucide-react'
import { quotationForm, quotationLines } from '#content/admin/quotes/quotation-form.ts'
import { quotePage } from '#content/pages/quote.ts'
import { groupOf, type PriceGroup } from '#domain/prices/price-terms.ts'
import { halalasOf } from '#domain/quotes/halalas.ts'
import { listedOf, marginOf, toTypedTotals, type ListedPack, type LineValues } from '#domain/quotes/line-values.ts'
import { LINE_CELLS } from '#domain/quotes/line-cells.ts'
import { foldCode } from '#domain/quotes/folded-code.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { FormPart } from '#app/ui/admin/form/form-part.tsx'
import { Sortable } from '#app/ui/admin/form/fields/sortable.tsx'
import { useCellProblems, useRows, type Row } from '#app/ui/admin/form/fields/use-rows.ts'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { TextArea } from '#app/ui/base/field/text-field.tsx'
import { callApi, formOf } from '#app/ui/forms/call-api.ts'
import { AddLine } from './add-line.tsx'
import { LineRow } from './line-row.tsx'
import { DiscountAll, TakeListPrices } from './line-sums.tsx'
import { LineTable } from './line-table.tsx'
import type { LineProblems } from './line-cells.tsx'
import { QuoteTotals } from './quote-totals.tsx'
import {
  blankLine,
  cellsOf,
  givenPack,
  LINE_NAMES,
  packLine,
  valuesOf,
  type PackChoice,
  pastedLine,
  type PastedItem,
} from './quote-lines.ts'
import { LineButton } from './line-button.tsx'
import { askForPacks } from './found-packs.ts'

export type ListedPacks = Readonly<Record<string, ListedPack>>
type LinesProps = { listed: ListedPacks; groups: readonly PriceGroup[] }

export function LinesPart(props: LinesProps) {
  const { sections } = useWords(quotationForm)
  return (
    <FormPart id="lines" title={sections.lines}>
      <Lines {...props} />
    </FormPart>
  )
}

/** The lines with what they come to, which is reckoned here as the server reckons it. */
function Lines({ listed, groups }: LinesProps) {
  const words = useWords(quotationLines)
  const locale = useLocale()
  const { start, touch } = useRecordForm()
  const table = useRows(start, LINE_NAMES, 0)
  const { rows } = table
  const list = useRef<HTMLOListElement>(null)
  const focusLater = useFocusLater(list)
  const problemOf = useCellProblems(rows)
  useEffect(touch, [rows, touch])
  const names = useNames(rows)
  const values = rows.map(valuesOf)
  const typed = toTypedTotals(values)
  const { found, ...add } = useAdded(table, values)
  const group = useGroup(list, groups)
  const packOf = (code: string) => found[code] ?? listed[code]
  return (
    <>
      {rows.length === 0 && <p className="quote-none">{words.none}</p>}
      <Sortable {...names} layout="list" onMove={table.move}>
        <LineTable list={list} table={table}>
          {rows.map((row, place) => (
            <LineRow
              key={row.id}
              id={row.id}
              number={place + 1}
              values={values[place]!}
              net={typed.nets[place] ?? null}
              pieces={typed.pieces[place] ?? 0}
              pack={packOf(values[place]!.stock_code)}
              group={group}
              problems={problemsIn(row, problemOf)}
              learn={add.learn}
              table={table.acts}
            />
          ))}
        </LineTable>
      </Sortable>
      {rows.length === 0 && <NoRow />}
      <LinesError />
      <AddLine
        lines={values}
        onPack={(pack, place) => focusLater(add.pack(pack, place), 'qty[]')}
        onBlank={(kind) => focusLater(table.append(cellsOf(blankLine(kind))), `name_${locale}[]`)}
      />
      <PasteLines onLines={add.lines} />
      <div className="quote-sums">
        <DiscountAll lines={values} onApply={table.replace} />
        <TakeListPrices
          lines={values}
          priceOf={(line) => listedOf(line, packOf(line.stock_code), group)?.price}
          onTake={table.replace}
        />
        <QuoteTotals typed={typed} margin={marginOf(values, typed, (code) => packOf(code)?.cost ?? null)} />
      </div>
    </>
  )
}

/** Puts packs and a message's lines behind the others, or a pack into a line in words; their prices are known from then on. */
function useAdded(table: Pick<ReturnType<typeof useRows>, 'append' | 'replace'>, values: readonly LineValues[]) {
  const [found, setFound] = useState<ListedPacks>({})
  const learn = useCallback(
    (packs: readonly PackChoice[]) => setFound((all) => ({ ...all, ...Object.fromEntries(packs.map(toListed)) })),
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

function toListed({ stockCode, price, terms }: PackChoice): [string, ListedPack] {
  return [stockCode, { price: price === '' ? null : halalasOf(price), terms }]
}

/** The group of prices that is chosen in the form at the moment. */
function useGroup(list: React.RefObject<HTMLElement | null>, groups: readonly PriceGroup[]): PriceGroup | null {
  const { start } = useRecordForm()
  const [id, setId] = useState(start['price_group']?.[0] ?? '')
  useEffect(() => {
    const form = list.current?.closest('form')
    const listening = new AbortController()
    const follow = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement && target.name === 'price_group') setId(target.value)
    }
    form?.addEventListener('change', follow, { signal: listening.signal })
    return () => listening.abort()
  }, [list])
  return groupOf(groups, id)
}

/** Without any line a form sends an empty one. */
function NoRow() {
  return ['kind[]', 'stock_code[]'].map((name) => <input key={name} type="hidden" name={name} value="" />)
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

/** Their ids and what each is called: the same for as long as no row comes, goes or moves. */
function useNames(rows: readonly Row[]) {
  const words = useWords(quotationLines)
  const joined = rows.map(({ id }) => id).join(' ')
  const ids = useMemo(() => (joined === '' ? [] : joined.split(' ')), [joined])
  return { ids, nameOf: useCallback((id: string) => words.line(ids.indexOf(id) + 1), [words, ids]) }
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

/** A customer's message, read as their own page reads it. */
function PasteLines({ onLines }: { onLines: (lines: LineValues[], packs: PackChoice[]) => void }) {
  const locale = useLocale()
  const words = useWords(quotationLines)
  const { offline } = useWords(quotePage)
  const box = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState('')

  async function read() {
    const field = box.current?.querySelector('textarea')
    if (!field?.value.trim()) return field?.focus()
    const answer = await callApi('/api/quotes/lines.php', formOf({ lines: field.value, locale }))
    if (!answer?.ok) return setRefused(answer?.message || offline)
    const { lines } = answer.data as { lines: (PastedItem & { skipped: boolean })[] }
    const items = lines.filter(({ skipped }) => !skipped)
    const packs = await packsOf(items.map(({ stockCode }) => stockCode))
    onLines(
      items.map((item) => pastedLine(item, packs.get(foldCode(item.stockCode)) ?? null)),
      [...packs.values()],
    )
    field.value = ''
    setRefused('')
  }

  return (
    <div ref={box} className="quote-paste">
      <TextArea label={words.pasteLines} {...(refused && { error: refused })} name="paste_lines" rows={2} dir="auto" />
      <LineButton intent="line-paste" onPress={() => void read()}>
        <ClipboardPaste />
        {words.readLines}
      </LineButton>
    </div>
  )
}

async function packsOf(codes: string[]): Promise<Map<string, PackChoice>> {
  const found = new Map<string, PackChoice>()
  for (const code of new Set(codes.filter((one) => one !== ''))) {
    const packs = await askForPacks(code).catch(() => [])
    const pack = packs.find(({ stockCode }) => foldCode(stockCode) === foldCode(code))
    if (pack) found.set(foldCode(code), pack)
  }
  return found
}
