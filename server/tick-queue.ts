/**
 * A queue for work that keeps the processor busy: each piece starts in its own tick of the event loop, so that requests
 * that can be answered at once are answered in between. Await the returned function before starting a piece.
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
