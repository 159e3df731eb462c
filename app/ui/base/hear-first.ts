/** Hears the first event of any of the types on the page, unless the answer is called before that. */
export function hearFirst(types: readonly string[], hear: () => void): () => void {
  const waiting = new AbortController()
  const first = () => {
    waiting.abort()
    hear()
  }
  for (const type of types) addEventListener(type, first, { passive: true, signal: waiting.signal })
  return () => waiting.abort()
}
