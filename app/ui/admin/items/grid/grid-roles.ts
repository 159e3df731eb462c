import type { Sheet } from './grid-sheet.ts'

/** Gives a table of fields the roles of a grid and takes its tab stops; `giveBack` makes a table of it again. */
export function takeRoles(table: HTMLTableElement, { cells, inputs }: Sheet) {
  const links = cells.flatMap(([head]) => head?.querySelector('a') ?? [])
  const stops = [...inputs.flat().filter((input) => input !== null), ...links]
  table.setAttribute('role', 'grid')
  table.setAttribute('aria-multiselectable', 'true')
  for (const cell of cells.flatMap((row) => row.slice(1))) {
    cell.setAttribute('role', 'gridcell')
    cell.tabIndex = -1
    if (!cell.querySelector('input')) cell.setAttribute('aria-readonly', 'true')
  }
  for (const [head] of cells) if (head && !head.querySelector('a')) head.tabIndex = -1
  for (const stop of stops) stop.tabIndex = -1
  return {
    giveBack() {
      for (const name of ['role', 'aria-multiselectable']) table.removeAttribute(name)
      for (const cell of cells.flat()) {
        for (const name of ['tabindex', 'aria-readonly', 'aria-selected']) cell.removeAttribute(name)
        if (cell.tagName === 'TD') cell.removeAttribute('role')
      }
      for (const stop of stops) stop.removeAttribute('tabindex')
    },
  }
}
