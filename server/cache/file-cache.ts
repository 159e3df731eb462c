import type { Coding } from '#server/coding.ts'
import type { Reading, TableClocks } from '#server/data/engine/table-clocks.ts'
import { BoundedStore } from './bounded-store.ts'
import type { ReadyAnswer } from './cached-page.ts'

export type AnsweredFile = ReadyAnswer & {
  /** The pattern of its address, for the log. */
  route: string
  /** Whether it was uploaded, and not made with the site. */
  isUpload: boolean
  /** Null where it comes in one coding to all clients. */
  coding: Coding | null
  /** The tables that were asked for it. */
  reading: Reading
}

/** Headers, keys and what JavaScript needs to hold them. */
const OVERHEAD = 4000

/** Caches files as they were answered, up to a number of bytes, until a table that they depend on changes. */
export class FileCache {
  readonly #clocks: TableClocks
  readonly #store: BoundedStore<AnsweredFile & { size: number }> | null

  /** `limit`: bytes for all files together; with 0 none is cached. */
  constructor({ clocks, limit }: { clocks: TableClocks; limit: number }) {
    this.#clocks = clocks
    this.#store = limit > 0 ? new BoundedStore(limit) : null
  }

  /** The file at this address for a client that wants this coding, if it is there and up to date. */
  find(path: string, wanted: Coding): AnsweredFile | null {
    if (this.#store === null || !this.#clocks.trusted) return null
    const cached = this.#store.use(keyOf(path, null)) ?? this.#store.use(keyOf(path, wanted))
    return cached && this.#clocks.isCurrent(cached.reading) ? cached : null
  }

  put(path: string, file: AnsweredFile): void {
    this.#store?.set(keyOf(path, file.coding), { ...file, size: file.body.length + OVERHEAD })
  }
}

function keyOf(path: string, coding: Coding | null): string {
  return coding === null ? path : `${coding} ${path}`
}
