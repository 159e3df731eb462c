import { priceName, versionName } from '#domain/products/grid/grid-names.ts'
import type { FormValues } from '#app/ui/admin/form/form-values.ts'
import { attachGrid, type AttachedGrid } from './attach-grid.ts'
import { type TableRest, type Report, keepRest, loadRest, setGridState, type GridRest } from './grid-store.ts'
import { noteChange } from './grid-sheet.ts'

export type WatchedGrid = {
  /** Writes texts into fields by their names. */
  write(texts: Iterable<readonly [string, string]>): void
  /** Pastes rows from the first cell of their column on. */
  paste(rest: GridRest): void
  end(): void
}

type Hearer = {
  /** The names of the columns, as sheets have them above. */
  headings: readonly string[]
  keep(values: FormValues, isDirty: boolean): void
  say(report: Report): void
}

/** Narrower, a pack is a card, whose fields are fields as everywhere. */
const WIDE = '(width >= 48rem)'
const CHANGED = 'td[data-changed] > input:not([type=hidden])'

/** Counts what was changed in the grid, keeps it in this browser, and makes a grid of its table where that is wide enough. */
export function watchGrid(form: HTMLFormElement, { headings, keep, say }: Hearer): WatchedGrid {
  const table = form.querySelector('table')!
  const ending = new AbortController()
  const { signal } = ending
  const wide = matchMedia(WIDE)
  let grid: AttachedGrid | null = null

  const count = () => setGridState({ changes: form.querySelectorAll(CHANGED).length })
  const keepNow = () => {
    const values = changedCells(form)
    keep(values, values['cells']!.length > 0)
  }
  const onChange = (report?: Report) => {
    count()
    keepNow()
    if (report) say(report)
  }
  const onRest = (rest: TableRest) => keepRest({ ...rest, list: location.search })
  const attach = () => {
    grid?.detach()
    grid = wide.matches ? attachGrid(table, { headings, onRest, onChange }) : null
  }
  const onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('td')) return
    noteChange(target)
    count()
  }

  attach()
  wide.addEventListener('change', attach, { signal })
  form.addEventListener('input', onInput, { signal })
  form.addEventListener('change', keepNow, { signal })
  addEventListener('pagehide', keepNow, { signal, capture: true })
  addEventListener('keydown', savingKey(form), { signal })
  // What somebody typed before scripts ran is there already.
  for (const input of form.querySelectorAll<HTMLInputElement>('td > input:not([type=hidden])')) noteChange(input)
  count()
  setGridState({ rest: loadRest() })
  form.querySelector<HTMLElement>('#grid-conflicts-title, td > [aria-invalid]')?.focus()

  return {
    write(texts) {
      for (const [name, text] of texts) {
        const input = form.elements.namedItem(name)
        if (!(input instanceof HTMLInputElement)) continue
        input.value = text
        if (input.type !== 'hidden') noteChange(input)
      }
      onChange()
    },
    paste({ rows, columns: [column] }) {
      if (column) grid?.pasteAt(column, rows)
    },
    end() {
      ending.abort()
      grid?.detach()
      setGridState({ changes: 0 })
    },
  }
}

/** Ctrl S, wherever it is pressed. */
function savingKey(form: HTMLFormElement) {
  return (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyS') return
    event.preventDefault()
    form.requestSubmit()
  }
}

/** Cells that say something else than they were filled with, and of what they were filled. */
function changedCells(form: HTMLFormElement): FormValues {
  const inputs = [...form.querySelectorAll<HTMLInputElement>(CHANGED)]
  const seen = new Set<string>()
  for (const { name } of inputs) {
    const [, id = '', place = ''] = /^c\.(.+)\.(\d+|new)\.\w+$/s.exec(name) ?? []
    seen.add(versionName(id)).add(priceName(id, place === 'new' ? place : Number(place)))
  }
  const filled = [...seen].flatMap((name) => {
    const field = form.elements.namedItem(name)
    return field instanceof HTMLInputElement ? [name, field.value] : []
  })
  return { cells: inputs.flatMap(({ name, value }) => [name, value]), seen: filled }
}
