import { watchReading, type Reading, type TableClocks } from '../data/engine/table-clocks.ts'

/** Makes of a loading one whose value may be kept: `remembered`, or nothing at all within a transaction. */
export type Keep = <T>(load: () => Promise<T>) => () => Promise<T>

export const keepNothing: Keep = (load) => load

/** The same for a loading by key, as many of whose values may be kept: `rememberedEach`, or nothing. */
export type KeepEach = <Key, T>(most: number, load: (key: Key) => Promise<T>) => (key: Key) => Promise<T>

export const keepNoneOfThem: KeepEach = (_most, load) => load

type Memory<T> = { value: Promise<T>; begunAt: number; reading: Reading | null }

/**
 * Keeps what `load` has answered until a table that it was read from changes; nobody may alter the value. Whoever
 * makes something of it (a page, another remembered value) depends on the same tables.
 */
export function remembered<T>(clocks: TableClocks, load: () => Promise<T>): () => Promise<T> {
  let memory: Memory<T> | null = null

  function isUsable({ begunAt, reading }: Memory<T>): boolean {
    if (!clocks.trusted) return false
    return reading === null ? begunAt === clocks.now : clocks.isCurrent(reading)
  }

  function begin(): Memory<T> {
    const watched = watchReading(load)
    const begun: Memory<T> = { value: watched.then(({ value }) => value), begunAt: clocks.now, reading: null }
    watched.then(
      ({ reading }) => (begun.reading = reading),
      () => memory === begun && (memory = null),
    )
    return begun
  }

  return async () => {
    const used = memory && isUsable(memory) ? memory : begin()
    memory = used
    const value = await used.value
    if (used.reading) clocks.noteReading(used.reading)
    return value
  }
}

/** As `remembered`, for each key. Of more than `most` keys, the one asked for longest ago is forgotten. */
export function rememberedEach<Key, T>(
  clocks: TableClocks,
  most: number,
  load: (key: Key) => Promise<T>,
): (key: Key) => Promise<T> {
  const memories = new Map<Key, () => Promise<T>>()
  return (key) => {
    const memory = memories.get(key) ?? remembered(clocks, () => load(key))
    memories.delete(key)
    memories.set(key, memory)
    if (memories.size > most) memories.delete(memories.keys().next().value!)
    return memory()
  }
}
