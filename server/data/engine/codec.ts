/** How values that the two databases would keep differently stand in a column: the same on both. */

export function toFlag(value: boolean): number {
  return value ? 1 : 0
}

export function fromFlag(value: number): boolean {
  return value === 1
}

export function toInstant(date: Date): string {
  return date.toISOString()
}

export function toJson(value: unknown): string {
  return JSON.stringify(value)
}

/** The type is what `toJson` was given: nobody else writes the column. */
export function fromJson<T>(text: string): T {
  return JSON.parse(text) as T
}

/** PostgreSQL counts in 64 bits and answers with text. */
export function toCount(value: string | number | bigint): number {
  return Number(value)
}

/** A row's two columns as one text in both languages. */
export function toPair<T>(ar: T, en: T): { ar: T; en: T } {
  return { ar, en }
}

/** An instant of the account tables, which PostgreSQL answers as a `Date`. */
export function fromAccountInstant(value: string | Date): string {
  return new Date(value).toISOString()
}

/** A boolean of the account tables; null is false. */
export function fromAccountFlag(value: number | boolean | null): boolean {
  return Boolean(value)
}
