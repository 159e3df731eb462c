/** Runs something when the page has been painted as it is now, unless the answer is called before that. */
export function oncePainted(run: () => void): () => void {
  const frame = requestAnimationFrame(() => setTimeout(run))
  return () => cancelAnimationFrame(frame)
}
