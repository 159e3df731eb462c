/** One cell of a step: what it said before and says since. */
export type Change = { name: string; before: string; after: string }
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

export type Said = { name: string; text: string }

function move(from: Step[], to: Step[], say: (change: Change) => Said): Said[] {
  const step = from.pop()
  if (!step) return []
  to.push(step)
  return step.map(say)
}
