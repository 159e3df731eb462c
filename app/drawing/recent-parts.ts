import type { DrawnPart } from '../context.ts'

/**
 * Keeps parts by key within a number of characters. They stand in two halves: when the newer is full it becomes the
 * older, and what nobody has asked for since then goes.
 */
export class RecentParts {
  readonly #half: number
  #newer = new Map<string, DrawnPart>()
  #older = new Map<string, DrawnPart>()
  #size = 0

  constructor(room: number) {
    this.#half = room / 2
  }

  get(key: string): DrawnPart | undefined {
    const known = this.#newer.get(key)
    if (known !== undefined) return known
    const older = this.#older.get(key)
    if (older !== undefined) this.set(key, older)
    return older
  }

  set(key: string, part: DrawnPart): void {
    const size = key.length + part.html.length
    if (this.#size + size > this.#half) {
      this.#older = this.#newer
      this.#newer = new Map()
      this.#size = 0
    }
    this.#newer.set(key, part)
    this.#size += size
  }
}
