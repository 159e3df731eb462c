/** What takes room, in bytes. */
type Sized = { readonly size: number }

/** Pages that were asked for once may take this share of the room; the rest is for those asked for again. */
const SHARE_OF_NEWCOMERS = 0.25

/**
 * Keeps what is used, within a number of bytes. What was put in and never asked for again goes first, so a crowd of
 * addresses that nobody shares pushes out only one another.
 */
export class BoundedStore<T extends Sized> {
  readonly #newcomers: Shelf<T>
  readonly #regulars: Shelf<T>

  constructor(limit: number) {
    this.#newcomers = new Shelf(limit * SHARE_OF_NEWCOMERS)
    this.#regulars = new Shelf(limit * (1 - SHARE_OF_NEWCOMERS))
  }

  get size(): number {
    return this.#newcomers.size + this.#regulars.size
  }

  get count(): number {
    return this.#newcomers.count + this.#regulars.count
  }

  use(key: string): T | undefined {
    const regular = this.#regulars.use(key)
    if (regular) return regular
    const newcomer = this.#newcomers.take(key)
    if (newcomer) this.#put(key, newcomer)
    return newcomer
  }

  /** Finds it without using it. */
  peek(key: string): T | undefined {
    return this.#regulars.peek(key) ?? this.#newcomers.peek(key)
  }

  set(key: string, value: T): void {
    const wasRegular = this.#regulars.take(key) !== undefined
    this.#newcomers.take(key)
    if (wasRegular) this.#put(key, value)
    else this.#newcomers.put(key, value)
  }

  delete(key: string): void {
    this.#regulars.take(key)
    this.#newcomers.take(key)
  }

  /** Weighs it again after it has grown or shrunk. */
  measure(key: string): void {
    const value = this.peek(key)
    if (value) this.set(key, value)
  }

  /** Who has to leave the regulars begins again among the newcomers. */
  #put(key: string, value: T): void {
    for (const [other, left] of this.#regulars.put(key, value)) this.#newcomers.put(other, left)
  }
}

/** The one used longest ago goes first; what is larger than the whole shelf is not cached. */
class Shelf<T extends Sized> {
  readonly #limit: number
  readonly #entries = new Map<string, { value: T; size: number }>()
  size = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get count(): number {
    return this.#entries.size
  }

  peek(key: string): T | undefined {
    return this.#entries.get(key)?.value
  }

  use(key: string): T | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  take(key: string): T | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.size -= entry.size
    return entry.value
  }

  /** Answers what had to go. */
  put(key: string, value: T): [string, T][] {
    this.#entries.set(key, { value, size: value.size })
    this.size += value.size
    const gone: [string, T][] = []
    for (const [oldest, entry] of this.#entries) {
      if (this.size <= this.#limit) break
      this.take(oldest)
      if (oldest !== key) gone.push([oldest, entry.value])
    }
    return gone
  }
}
