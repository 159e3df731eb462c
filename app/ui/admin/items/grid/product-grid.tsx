import { useEffect, useMemo, useRef, useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { gridWords } from '#content/admin/catalogue/grid.ts'
import { productPage } from '#content/pages/product.ts'
import { ITEMS_GRID_PATH } from '#domain/accounts/staff-paths.ts'
import { gridSearch, type GridQuery } from '#domain/products/grid/grid-query.ts'
import type { GridField } from '#domain/products/grid/grid-fields.ts'
import { STOCK_STATES } from '#domain/products/stock.ts'
import { COLUMN_NAMES, columnHeadings } from '#domain/sheets/products/column-names.ts'
import type { GridAnswer, GridConflict } from '#app/actions/catalogue/grid-form.ts'
import type { GridRows } from '#app/loading/grid-page.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { DraftOffer } from '#app/ui/admin/form/drafts/draft-offer.tsx'
import { useDraft } from '#app/ui/admin/form/drafts/use-draft.ts'
import type { FormValues } from '#app/ui/admin/form/form-values.ts'
import { LeaveWarning } from '#app/ui/admin/form/drafts/leave-warning.tsx'
import { UndoForm } from '#app/ui/admin/notice/undo-form.tsx'
import { useOwnPath } from '#app/ui/admin/notice/use-notice.ts'
import { gridDraft, GRID_FORM, type LostGrid } from './save-grid.tsx'
import { type Report, setGridState, useGridState } from './grid-store.ts'
import { GridRestPanel } from './grid-rest.tsx'
import { columnId, columnWidth, ProductRows, STOCK_LIST } from './grid-rows.tsx'
import { watchGrid, type WatchedGrid } from './watch-grid.ts'
import { GitMerge } from 'lucide-react'
import { choiceName, MINE, THEIRS } from '#domain/products/grid/grid-names.ts'
import { Radio } from '#app/ui/base/field/checkbox.tsx'

type Posted = GridAnswer | LostGrid | undefined
type ProductGridProps = { products: GridRows[]; shown: GridField[]; pages: number; query: GridQuery; posted: Posted }

const NO_DRAFT: FormValues = { cells: [] }

/** Products as a table of fields, a row a pack: a form without scripts, a grid with them, cards on phones. */
export function ProductGrid({ products, shown, pages, query, posted }: ProductGridProps) {
  const words = useWords(gridWords)
  const { round, answer, lost } = useRound(posted)
  const { changes, said } = useGridState()
  const chosen = shown.join(',')
  const fields = useMemo(() => chosen.split(',') as GridField[], [chosen])
  const record = gridDraft(useLocation().search)
  const draft = useDraft({ record, version: null, saved: NO_DRAFT, names: ['cells'] })
  const pathOf = (page: number) => ITEMS_GRID_PATH + gridSearch({ ...query, list: { ...query.list, page } })
  const { page } = query.list
  const message = (lost ?? answer)?.message
  return (
    <>
      <LeaveWarning dirty={changes > 0} byAddress />
      {answer?.saved && (
        <Message tone="ok" after={<UndoForm act={answer.saved.act} />}>
          {answer.saved.message}
        </Message>
      )}
      {message && <Message tone="error">{message}</Message>}
      <GridForm key={round} {...{ products, fields, answer, draft }} next={page < pages ? pathOf(page + 1) : null} />
      <p className="sr-only" role="status">
        {said}
      </p>
      <div className="items-foot">
        <p className="grid-keys needs-scripts">{words.keys}</p>
        <Pagination page={page} pages={pages} to={pathOf} />
      </div>
    </>
  )
}

type GridFormProps = {
  products: GridRows[]
  fields: GridField[]
  answer: GridAnswer | undefined
  draft: ReturnType<typeof useDraft>
  next: string | null
}

function GridForm({ products, fields, answer, draft, next }: GridFormProps) {
  const words = useWords(gridWords)
  const path = useOwnPath()
  const form = useRef<HTMLFormElement>(null)
  const grid = useRef<WatchedGrid>(null)
  const { keep, flush } = draft
  useEffect(() => {
    if (!form.current) return undefined
    const headings = fields.flatMap((field) => [field, ...columnHeadings(field)])
    const say = ({ done, count }: Report) => setGridState({ said: words.said[done](count) })
    const watched = watchGrid(form.current, { headings, keep, say })
    grid.current = watched
    return () => watched.end()
  }, [fields, keep, words])
  const restore = ({ seen, cells }: FormValues) => {
    draft.take()
    grid.current?.write([...pairsIn(seen), ...pairsIn(cells)])
  }
  return (
    <>
      {draft.offer && <DraftOffer draft={draft.offer} version={null} onRestore={restore} onDiscard={draft.discard} />}
      <GridRestPanel next={next} onPaste={(rest) => grid.current?.paste(rest)} />
      <Form
        ref={form}
        id={GRID_FORM}
        method="post"
        action={path}
        className="grid-form"
        onSubmit={(event) => {
          flush()
          withoutChoices(event.currentTarget)
        }}
      >
        <GridConflicts
          conflicts={answer?.conflicts ?? []}
          onChoose={(cell, text) => grid.current?.write([[cell, text]])}
        />
        <div className="grid-frame">
          <table className="items-grid">
            <caption className="sr-only">{words.caption}</caption>
            <GridHead fields={fields} />
            {products.map((product, number) => (
              <ProductRows key={product.id} {...{ product, number, fields, answer }} />
            ))}
          </table>
        </div>
        <StockList />
      </Form>
    </>
  )
}

/** With scripts the cells say what was chosen of two values; what is sent is read within this turn. */
function withoutChoices(form: HTMLFormElement) {
  const choices = form.querySelectorAll<HTMLInputElement>('.grid-conflicts input')
  for (const choice of choices) choice.disabled = true
  setTimeout(() => {
    for (const choice of choices) choice.disabled = false
  })
}

function pairsIn(list: readonly string[] = []): [string, string][] {
  return list.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, list[at + 1] ?? '']] : []))
}

function GridHead({ fields }: { fields: readonly GridField[] }) {
  const words = useWords(gridWords)
  const locale = useLocale()
  return (
    <thead>
      <tr>
        <th scope="col" className="grid-head">
          {words.row}
        </th>
        {fields.map((field) => (
          <th key={field} scope="col" id={columnId(field)} className={columnWidth(field)} data-field={field}>
            {COLUMN_NAMES[field][locale]}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function StockList() {
  const { stock } = useWords(productPage)
  return (
    <datalist id={STOCK_LIST}>
      {STOCK_STATES.map((state) => (
        <option key={state}>{stock[state]}</option>
      ))}
    </datalist>
  )
}

/**
 * Counts how often the fields were replaced: by another page of the grid, by a save, and by an answer with what was not saved.
 * What never reached the server leaves them as they are. Nothing changes before what was saved is loaded again.
 */
function useRound(posted: Posted) {
  const { key } = useLocation()
  const isIdle = useNavigation().state === 'idle'
  const [seen, setSeen] = useState({ key, posted, round: 0, answer: answerIn(posted) })
  if (isIdle && (seen.key !== key || seen.posted !== posted)) {
    const isLost = posted?.kind === 'lost'
    setSeen({
      key,
      posted,
      round: isLost ? seen.round : seen.round + 1,
      answer: isLost ? seen.answer : answerIn(posted),
    })
  }
  return { round: seen.round, answer: seen.answer, lost: seen.posted?.kind === 'lost' ? seen.posted : null }
}

function answerIn(posted: Posted): GridAnswer | undefined {
  return posted?.kind === 'lost' ? undefined : posted
}

type GridConflictsProps = {
  conflicts: readonly GridConflict[]
  /** Puts the chosen value into its cell, with scripts. */
  onChoose: (cell: string, text: string) => void
}

/** Cells that somebody else has changed too, each with both values. Mine stays unless the other one is chosen. */
function GridConflicts({ conflicts, onChoose }: GridConflictsProps) {
  const words = useWords(gridWords).conflicts
  const locale = useLocale()
  if (conflicts.length === 0) return null
  return (
    <section className="grid-conflicts" aria-labelledby="grid-conflicts-title">
      <h2 id="grid-conflicts-title" tabIndex={-1}>
        <GitMerge />
        {words.title}
      </h2>
      {conflicts.map(({ cell, field, product, mine, theirs }) => (
        <fieldset key={cell} className="grid-conflict">
          <legend>
            <a href={`#${cell}`}>
              <bdi>{product}</bdi>
            </a>
            {' · '}
            {COLUMN_NAMES[field][locale]}
          </legend>
          <Radio name={choiceName(cell)} value={MINE} defaultChecked onChange={() => onChoose(cell, mine)}>
            {words.mine} <bdi className="grid-value">{mine || words.none}</bdi>
          </Radio>
          <Radio name={choiceName(cell)} value={THEIRS} onChange={() => onChoose(cell, theirs)}>
            {words.theirs} <bdi className="grid-value">{theirs || words.none}</bdi>
          </Radio>
        </fieldset>
      ))}
    </section>
  )
}
