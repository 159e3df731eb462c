import type { Write } from './grid-clipboard.ts'
import type { GridHearer, Report } from './grid-store.ts'
import type { GridSelection } from './grid-selection.ts'
import type { Sheet } from './grid-sheet.ts'

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
    write(writes: readonly Write[], done: Exclude<Report['done'], 'copied'>) {
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

/** One cell of a step: what it said before and says since. */
type Change = { name: string; before: string; after: string }
type Step = readonly Change[]

/** What was done, to be taken back and done again step by step: a paste is one. */
export function createSteps() {
  const done: Step[] = []
  const undone: Step[] = []
  return {
    /** A step that changes nothing is none. */
    add(changes: Step) {
      const real = changes.filter(({ before, after }) => before !== after)
      if (real.length === 0) return
      done.push(real)
      undone.length = 0
    },
    /** What each cell is to say again. */
    undo: () => move(done, undone, ({ name, before }) => ({ name, text: before })),
    redo: () => move(undone, done, ({ name, after }) => ({ name, text: after })),
  }
}

type Said = { name: string; text: string }

function move(from: Step[], to: Step[], say: (change: Change) => Said): Said[] {
  const step = from.pop()
  if (!step) return []
  to.push(step)
  return step.map(say)
}
