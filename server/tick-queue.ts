/**
 * A queue of works that keep the processor busy: each begins in a turn of the event loop of its own, so that whoever can
 * be answered at once is answered in between, however many wait. Answers what to wait for before such a work.
 */
export function createTickQueue(): () => Promise<void> {
  const waiting: (() => void)[] = []
  const letIn = () => {
    waiting.shift()!()
    if (waiting.length > 0) setImmediate(letIn)
  }
  return () =>
    new Promise((begin) => {
      if (waiting.push(begin) === 1) setImmediate(letIn)
    })
}
