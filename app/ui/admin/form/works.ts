/** Works that saving waits for: files on their way. */
export type Works = ReadonlySet<Promise<unknown>>

/** Waits until nothing is left, also of what began meanwhile; false as soon as something of it has failed. */
export async function haveEnded(works: Works): Promise<boolean> {
  while (works.size > 0) {
    const ended = await Promise.allSettled(works)
    if (ended.some(({ status }) => status === 'rejected')) return false
  }
  return true
}
