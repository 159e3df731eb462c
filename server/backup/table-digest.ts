import { createHash } from 'node:crypto'
import type { PlainRow } from '#server/data/engine/whole-database.ts'

/** What tells the rows of a table from any others, in whatever order they come. */
export class TableDigest {
  #count = 0
  #sum = 0n

  add(row: PlainRow): void {
    const values = Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))
    const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex')
    this.#count += 1
    this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${hash}`))
  }

  get rows(): number {
    return this.#count
  }

  get text(): string {
    return `${this.#sum.toString(16).padStart(64, '0')} ${this.#count}`
  }
}
