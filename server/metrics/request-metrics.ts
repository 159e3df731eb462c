import { Counter, type Registry } from 'prom-client'
import { BOUNDS_MS, type RequestMeter } from './request-meter.ts'

/** Requests by route and status, and how long they took, out of the meter's numbers. */
export function requestMetrics(register: Registry, { routes }: RequestMeter): void {
  counted(register, 'site_requests_total', 'Answered requests', ['route', 'status'], (counter) => {
    for (const [route, { statuses }] of routes) {
      for (const [status, count] of statuses) counter.inc({ route, status }, count)
    }
  })
  counted(register, 'site_rate_limited_total', 'Requests that were refused as too many', ['route'], (counter) => {
    for (const [route, { statuses }] of routes) counter.inc({ route }, statuses.get(429) ?? 0)
  })
  const latency = 'site_request_seconds'
  counted(register, `${latency}_bucket`, 'Requests that took no longer than le', ['route', 'le'], (counter) => {
    for (const [route, { buckets }] of routes) {
      let sum = 0
      for (const [index, count] of buckets.entries()) {
        const bound = BOUNDS_MS[index]
        counter.inc({ route, le: bound === undefined ? '+Inf' : String(bound / 1000) }, (sum += count))
      }
    }
  })
  counted(register, `${latency}_sum`, 'Seconds that requests took', ['route'], (counter) => {
    for (const [route, { ms }] of routes) counter.inc({ route }, ms / 1000)
  })
  counted(register, `${latency}_count`, 'Requests whose time was taken', ['route'], (counter) => {
    for (const [route, { buckets }] of routes) {
      counter.inc(
        { route },
        buckets.reduce((sum, count) => sum + count, 0),
      )
    }
  })
}

/** A counter whose numbers are kept elsewhere and read when somebody asks. */
export function counted<Label extends string>(
  register: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[],
  read: (counter: Counter<Label>) => void,
): void {
  const counter: Counter<Label> = new Counter({
    name,
    help,
    labelNames,
    registers: [register],
    collect() {
      counter.reset()
      read(counter)
    },
  })
}
