import { useSyncExternalStore } from 'react'
import type { GridField } from '#domain/products/grid/grid-fields.ts'

/** Rows of a paste that found no room, and the columns that they are of. */
export type GridRest = {
  rows: string[][]
  columns: GridField[]
  /** Which packs they were pasted for: the query of the list, a product of it, and how many packs behind its first one. */
  list: string
  from: string
  /** Null of a row that was pasted for a new pack. */
  places: (number | null)[]
}

type GridState = {
  /** How many cells were changed. */
  changes: number
  rest: GridRest | null
  /** Where the rows of a rest are imported. */
  imported: string | null
  /** What was done last, for screen readers. */
  said: string
}

const EMPTY: GridState = { changes: 0, rest: null, imported: null, said: '' }
const REST_KEY = 'grid-rest'

let state = EMPTY
const hearers = new Set<() => void>()

/** What those parts of the screen know of the grid that stand outside of it. One page has one. */
export function useGridState(): GridState {
  return useSyncExternalStore(hear, () => state, serverState)
}

function serverState(): GridState {
  return EMPTY
}

function hear(changed: () => void): () => void {
  hearers.add(changed)
  return () => hearers.delete(changed)
}

export function setGridState(given: Partial<GridState>): void {
  const next = { ...state, ...given }
  const isSame = Object.entries(given).every(([name, value]) => state[name as keyof GridState] === value)
  if (isSame) return
  state = next
  for (const changed of hearers) changed()
}

/** Keeps what did not fit until somebody says what is to become of it: for this tab, whatever page it shows. */
export function keepRest(rest: GridRest | null): void {
  setGridState({ rest, imported: null })
  try {
    if (rest === null) sessionStorage.removeItem(REST_KEY)
    else sessionStorage.setItem(REST_KEY, JSON.stringify(rest))
  } catch {
    // Blocked or full: it stands on the page yet.
  }
}

export function loadRest(): GridRest | null {
  try {
    return JSON.parse(sessionStorage.getItem(REST_KEY) ?? 'null') as GridRest | null
  } catch {
    return null
  }
}

/** As the table knows it, which has one page of a list. */
export type TableRest = Omit<GridRest, 'list'>

export type Report = { done: 'pasted' | 'changed' | 'copied'; count: number }

export type GridHearer = {
  /** Cells were changed; `report` says by what, for screen readers. */
  onChange(report?: Report): void
  /** Rows of a paste that found no room. */
  onRest(rest: TableRest): void
  /** The names of the columns, as sheets have them above. */
  headings: readonly string[]
}
