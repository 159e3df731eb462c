/** Upper bounds of the buckets in milliseconds: cached pages take less than one, uploads take seconds. */
export const BOUNDS_MS = [1, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000] as const

class RouteTally {
  readonly statuses = new Map<number, number>()
  /** How many took no longer than each bound and longer than the one before; the last took longer than all. */
  readonly buckets: number[] = Array.from({ length: BOUNDS_MS.length + 1 }, () => 0)
  ms = 0

  add(status: number, ms: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    this.ms += ms
    let bucket = 0
    while (bucket < BOUNDS_MS.length && ms > BOUNDS_MS[bucket]!) bucket++
    this.buckets[bucket]! += 1
  }
}

/**
 * Counts answered requests by the pattern of their route. It stands in the way of every cached page, so it adds to
 * numbers and leaves everything else to whoever reads them.
 */
export class RequestMeter {
  readonly routes = new Map<string, RouteTally>()

  count(route: string, status: number, ms: number): void {
    let tally = this.routes.get(route)
    if (!tally) this.routes.set(route, (tally = new RouteTally()))
    tally.add(status, ms)
  }
}
