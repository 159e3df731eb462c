let hydrated = false
const waiting = new Set<() => void>()

/** Whether the page has come to life as the server sent it, so that what needs scripts may join it. */
export function isHydrated(): boolean {
  return hydrated
}

/**
 * Tells `changed` when the page lives: each part of it in a turn of its own. All at once they would keep a slow phone from
 * whatever its owner does.
 */
export function onHydrated(changed: () => void): () => void {
  if (hydrated) return () => undefined
  if (waiting.size === 0) setTimeout(begin)
  waiting.add(changed)
  return () => waiting.delete(changed)
}

function begin() {
  hydrated = true
  for (const changed of waiting) setTimeout(() => waiting.delete(changed) && changed())
}
