import type { Write } from './grid-clipboard.ts'
import type { GridHearer, Told } from './grid-hearer.ts'
import type { GridSelection } from './grid-selection.ts'
import type { Sheet } from './grid-sheet.ts'
import { createSteps, type Change, type Said } from './grid-steps.ts'

export type GridChanges = ReturnType<typeof createChanges>

type Changing = { sheet: Sheet; selection: GridSelection; hearer: GridHearer }

/** Writes into cells, and takes what was written back step by step. */
export function createChanges({ sheet, selection, hearer }: Changing) {
  const steps = createSteps()

  /** Leaves the cursor of the field where it is: for one that moves, browsers send an event, which takes longer than the writing. */
  function put(input: HTMLInputElement, text: string) {
    input.setRangeText(text, 0, input.value.length, 'preserve')
    sheet.note(input)
  }

  function repeat(said: readonly Said[]) {
    let last: HTMLInputElement | undefined
    for (const { name, text } of said) {
      const input = sheet.named(name)
      if (!input) continue
      put(input, text)
      last = input
    }
    if (last) selection.select(sheet.spotOf(last)!)
    hearer.onChange({ done: 'changed', count: said.length })
  }

  return {
    put,
    /** Adds what was typed into a cell as a step. */
    add(change: Change) {
      steps.add([change])
      hearer.onChange()
    },
    /** Writes into cells in one step. */
    write(writes: readonly Write[], done: Exclude<Told['done'], 'copied'>) {
      const changes: Change[] = []
      for (const { row, column, text } of writes) {
        const input = sheet.inputs[row]![column]
        if (!input) continue
        changes.push({ name: input.name, before: input.value, after: text })
        put(input, text)
      }
      steps.add(changes)
      const count = done === 'pasted' ? changes.length : changes.filter(({ before, after }) => before !== after).length
      hearer.onChange({ done, count })
    },
    undo: () => repeat(steps.undo()),
    redo: () => repeat(steps.redo()),
  }
}
