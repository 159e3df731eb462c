/** What somebody needs the connection for. */
export type Purpose = 'read' | 'write'

/** Lets one after the other use a connection. Nobody who only reads waits for somebody who writes. */
export class Turns {
  #turn: { purpose: Purpose; over: PromiseWithResolvers<void> } | null = null

  /** Waits for a turn, which is to be ended; false for a read as soon as somebody has it who writes. */
  async take(purpose: Purpose): Promise<boolean> {
    while (this.#turn) {
      if (purpose === 'read' && this.#turn.purpose !== 'read') return false
      await this.#turn.over.promise
    }
    this.#turn = { purpose, over: Promise.withResolvers() }
    return true
  }

  end(): void {
    const over = this.#turn?.over
    this.#turn = null
    over?.resolve()
  }
}
