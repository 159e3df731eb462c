import type { Sheet } from './grid-sheet.ts'

/** The roles of what a table is made of, said aloud: laid out otherwise, some browsers take it for no table. */
const PARTS = { rowgroup: 'thead, tbody', row: 'tr', columnheader: 'thead th', rowheader: 'tbody th' }

/** Gives a table of fields the roles of a grid and takes its tab stops; `giveBack` makes a table of it again. */
export function takeRoles(table: HTMLTableElement, { cells, inputs }: Sheet) {
  const links = cells.flatMap(([head]) => head?.querySelector('a') ?? [])
  const stops = [...inputs.flat().filter((input) => input !== null), ...links]
  table.setAttribute('role', 'grid')
  table.setAttribute('aria-multiselectable', 'true')
  for (const [role, parts] of Object.entries(PARTS)) {
    for (const part of table.querySelectorAll(parts)) part.setAttribute('role', role)
  }
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
      for (const part of table.querySelectorAll('[role]')) part.removeAttribute('role')
      for (const cell of cells.flat()) {
        for (const name of ['tabindex', 'aria-readonly', 'aria-selected']) cell.removeAttribute(name)
      }
      for (const stop of stops) stop.removeAttribute('tabindex')
    },
  }
}
