/**
 * Keeps texts by key within a number of characters. They stand in two halves: when the newer is full it becomes the
 * older, and what nobody has asked for since then goes.
 */
export class RecentTexts {
  readonly #half: number
  #newer = new Map<string, string>()
  #older = new Map<string, string>()
  #size = 0

  constructor(room: number) {
    this.#half = room / 2
  }

  get(key: string): string | undefined {
    const known = this.#newer.get(key)
    if (known !== undefined) return known
    const older = this.#older.get(key)
    if (older !== undefined) this.set(key, older)
    return older
  }

  set(key: string, text: string): void {
    const size = key.length + text.length
    if (this.#size + size > this.#half) {
      this.#older = this.#newer
      this.#newer = new Map()
      this.#size = 0
    }
    this.#newer.set(key, text)
    this.#size += size
  }
}
