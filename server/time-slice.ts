import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/** Tells work that holds the event loop when its slice is used up and others should be served. */
export class TimeSlice {
  readonly #length: number
  #used = 0

  constructor(milliseconds: number) {
    this.#length = milliseconds
  }

  /** Counts what a work has just taken; whether the slice is used up by it. The next one begins then. */
  isOverAfter(milliseconds: number): boolean {
    this.#used += milliseconds
    if (this.#used < this.#length) return false
    this.#used = 0
    return true
  }
}

/** The same for work of many steps, with whatever is done between them in one tick of the event loop. */
export class TickSlice {
  readonly #length: number
  #begun: number | null = null

  constructor(milliseconds: number) {
    this.#length = milliseconds
  }

  /** To be called before each step. */
  begin(): void {
    if (this.#begun !== null) return
    this.#begun = performance.now()
    setImmediate(() => (this.#begun = null))
  }

  /** To be asked after each step; whether the slice is used up. The next one begins then. */
  isOver(): boolean {
    if (this.#begun === null || performance.now() - this.#begun < this.#length) return false
    this.#begun = null
    return true
  }
}

const SLICE_MS = 8

/** The same as `map`; others are served between its slices. */
export async function mapInSlices<From, To>(all: readonly From[], map: (one: From) => To): Promise<To[]> {
  const mapped: To[] = []
  let begun = performance.now()
  for (const one of all) {
    if (performance.now() - begun > SLICE_MS) {
      await yieldToEventLoop()
      begun = performance.now()
    }
    mapped.push(map(one))
  }
  return mapped
}
