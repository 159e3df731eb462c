import { watchReading, type Reading, type TableClocks } from '#server/data/engine/table-clocks.ts'

/** `memoized` with the clocks bound, or `unmemoized` within a transaction. */
export type Memoize = <T>(load: () => Promise<T>) => () => Promise<T>

export const unmemoized: Memoize = (load) => load

/** The same by key, for at most as many values as `most` says. */
export type MemoizeEach = <Key, T>(most: number, load: (key: Key) => Promise<T>) => (key: Key) => Promise<T>

export const unmemoizedEach: MemoizeEach = (_most, load) => load

type Memo<T> = { value: Promise<T>; begunAt: number; reading: Reading | null }

/**
 * Caches what `load` returns until a table that it was read from changes; nobody may alter the value. Whatever is made
 * of it (a page, another memoized value) depends on the same tables.
 */
export function memoized<T>(clocks: TableClocks, load: () => Promise<T>): () => Promise<T> {
  let memo: Memo<T> | null = null

  function isUsable({ begunAt, reading }: Memo<T>): boolean {
    if (!clocks.trusted) return false
    return reading === null ? begunAt === clocks.now : clocks.isCurrent(reading)
  }

  function begin(): Memo<T> {
    const watched = watchReading(load)
    const begun: Memo<T> = { value: watched.then(({ value }) => value), begunAt: clocks.now, reading: null }
    watched.then(
      ({ reading }) => (begun.reading = reading),
      () => memo === begun && (memo = null),
    )
    return begun
  }

  return async () => {
    const used = memo && isUsable(memo) ? memo : begin()
    memo = used
    const value = await used.value
    if (used.reading) clocks.noteReading(used.reading)
    return value
  }
}

/** As `memoized`, for each key. Beyond `most` keys the least recently used one goes. */
export function memoizedEach<Key, T>(
  clocks: TableClocks,
  most: number,
  load: (key: Key) => Promise<T>,
): (key: Key) => Promise<T> {
  const memos = new Map<Key, () => Promise<T>>()
  return (key) => {
    const memo = memos.get(key) ?? memoized(clocks, () => load(key))
    memos.delete(key)
    memos.set(key, memo)
    if (memos.size > most) memos.delete(memos.keys().next().value!)
    return memo()
  }
}
