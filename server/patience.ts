/** What `work` gives, or null when it takes longer than that; the work itself goes on. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  const { promise: tired, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), milliseconds)
  return Promise.race([work, tired]).finally(() => clearTimeout(timer))
}
