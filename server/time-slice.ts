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
