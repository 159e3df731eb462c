/** When a page may be gone the next moment: it is left, or put away on a phone, which then ends it without a word. */
const MOMENTS = ['beforeunload', 'pagehide', 'visibilitychange']

/** Calls `leave` at each moment after which this page may not run any more; answers what ends that. */
export function onLeaving(leave: () => void, options?: { capture: boolean }): () => void {
  for (const moment of MOMENTS) addEventListener(moment, leave, options)
  return () => {
    for (const moment of MOMENTS) removeEventListener(moment, leave, options)
  }
}
