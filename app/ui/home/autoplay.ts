export type AutoplayTimes = {
  /** Milliseconds between two steps. */
  interval: number
  /** Milliseconds that it stands still after a pick, before the usual steps go on. */
  restAfterPick?: number
}

/** Steps at fixed times while it runs. What holds it, and whether it runs at all, is for the caller to say. */
export class Autoplay {
  #timer: ReturnType<typeof setTimeout> | undefined
  #rest = 0
  readonly #step: () => void
  readonly #times: AutoplayTimes

  constructor(step: () => void, times: AutoplayTimes) {
    this.#step = step
    this.#times = times
  }

  start() {
    this.stop()
    this.#timer = setTimeout(() => {
      this.#rest = 0
      this.#step()
      this.start()
    }, this.#times.interval + this.#rest)
  }

  stop() {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** The visitor chose something: it stays for the rest and the usual time. */
  picked() {
    this.#rest = this.#times.restAfterPick ?? 0
    if (this.#timer !== undefined) this.start()
  }
}
