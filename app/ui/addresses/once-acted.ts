/** Runs something when the visitor first presses anything on the page, unless the answer is called before that. */
export function onceActed(run: () => void): () => void {
  const waiting = new AbortController()
  const act = () => {
    waiting.abort()
    run()
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, act, { signal: waiting.signal, capture: true })
  return () => waiting.abort()
}
