import { collectDefaultMetrics, Gauge, Registry, Counter } from 'prom-client'
import type { PageCache } from '#server/cache/page-cache.ts'
import type { DatabaseLoad } from '#server/data/engine/watched-connection.ts'
import type { OperationsService } from '#server/services/site/operations.ts'
import type { HealthService } from '#server/services/site/health.ts'
import { VERSION } from '#server/version.ts'
import { type RequestMeter, BOUNDS_MS } from './request-meter.ts'

export type MetricsDeps = {
  meter: RequestMeter
  pageCache: Pick<PageCache, 'counts' | 'room'>
  load: DatabaseLoad
  operations: Pick<OperationsService, 'outbox' | 'jobs' | 'disk'>
  health: Pick<HealthService, 'check'>
}

/** Everything that is measured, as Prometheus reads it. Nothing in it tells of people. */
export function createMetrics(deps: MetricsDeps): { read(): Promise<string> } {
  const register = new Registry()
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: 50 })
  requestMetrics(register, deps.meter)
  pageMetrics(register, deps.pageCache)
  databaseMetrics(register, deps.load)
  const readStored = storedMetrics(register, deps.operations)
  const readStorage = storageMetric(register, deps.health)
  const readDisk = diskMetrics(register, deps.operations)
  new Gauge({ name: 'site_info', help: 'Always 1', labelNames: ['version'], registers: [register] }).set(
    { version: VERSION },
    1,
  )
  return {
    async read() {
      await Promise.all([readStored(), readStorage(), readDisk()])
      return withoutUnknown(await register.metrics())
    },
  }
}

/** Before its second reading the watch of the event loop knows nothing, which it tells as huge numbers or none. */
function withoutUnknown(text: string): string {
  return text.replaceAll(/^nodejs_eventloop_lag_\w+ (?:NaN|9223372036\.\d+)\n/gm, '')
}

function storageMetric(register: Registry, health: MetricsDeps['health']): () => Promise<void> {
  const help = '1 when the storage of files answered just now'
  const up = new Gauge({ name: 'site_storage_up', help, registers: [register] })
  return async () => up.set((await health.check()).reasons.some((reason) => reason.startsWith('storage')) ? 0 : 1)
}

function diskMetrics(register: Registry, { disk }: MetricsDeps['operations']): () => Promise<void> {
  const free = new Gauge({ name: 'site_disk_free_bytes', help: 'Room on the disk of DATA_DIR', registers: [register] })
  const size = new Gauge({ name: 'site_disk_bytes', help: 'Size of the disk of DATA_DIR', registers: [register] })
  return async () => {
    const room = await disk()
    free.set(room?.free ?? Number.NaN)
    size.set(room?.total ?? Number.NaN)
  }
}

function pageMetrics(register: Registry, pageCache: MetricsDeps['pageCache']): void {
  counted(register, 'site_kept_pages_total', 'Pages by how they were answered', ['result'], (counter) => {
    for (const [result, count] of Object.entries(pageCache.counts)) counter.inc({ result }, count)
  })
  gauge(register, 'site_kept_pages', 'Pages that are cached', () => pageCache.room.count)
  gauge(register, 'site_kept_pages_bytes', 'Memory that cached pages take', () => pageCache.room.size)
}

function databaseMetrics(register: Registry, load: DatabaseLoad): void {
  gauge(register, 'site_database_connections_used', 'Connections at work', () => load.used)
  gauge(register, 'site_database_waiting', 'Requests that wait for a connection', () => load.waiting)
  counted(register, 'site_database_statements_total', 'Statements sent to the database', [], (counter) =>
    counter.inc(load.statements),
  )
  counted(register, 'site_database_busy_total', 'Times that SQLite was locked by another writer', [], (counter) =>
    counter.inc(load.busy),
  )
}

/** What stands in the database. While that is away, the rest is told all the same. */
function storedMetrics(register: Registry, operations: MetricsDeps['operations']): () => Promise<void> {
  const stored = { registers: [register] }
  const up = new Gauge({ ...stored, name: 'site_database_up', help: '1 when the database answered just now' })
  const mails = new Gauge({ ...stored, name: 'site_mails', help: 'Mails by state', labelNames: ['state'] })
  const oldest = new Gauge({ ...stored, name: 'site_oldest_mail_seconds', help: 'Age of the mail that waits longest' })
  const job = { ...stored, labelNames: ['job'] as const }
  const runs = new Gauge({ ...job, name: 'site_job_runs', help: 'Runs of each job' })
  const failures = new Gauge({ ...job, name: 'site_job_failures', help: 'Failed runs of each job' })
  const last = new Gauge({
    ...job,
    name: 'site_job_last_success_seconds',
    help: 'When it last succeeded, in Unix time',
  })
  const all = [mails, oldest, runs, failures, last]
  return async () => {
    for (const one of all) one.reset()
    try {
      const { queued, failed, oldestSeconds } = await operations.outbox()
      mails.set({ state: 'queued' }, queued)
      mails.set({ state: 'failed' }, failed)
      oldest.set(oldestSeconds)
      for (const state of await operations.jobs()) {
        runs.set({ job: state.name }, state.runs)
        failures.set({ job: state.name }, state.failures)
        if (state.lastSuccessAt) last.set({ job: state.name }, Date.parse(state.lastSuccessAt) / 1000)
      }
      up.set(1)
    } catch {
      up.set(0)
    }
  }
}

function gauge(register: Registry, name: string, help: string, read: () => number): void {
  const one: Gauge = new Gauge({ name, help, registers: [register], collect: () => one.set(read()) })
}

/** Requests by route and status, and how long they took, out of the meter's numbers. */
function requestMetrics(register: Registry, { routes }: RequestMeter): void {
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

/** A counter whose numbers are stored elsewhere and read when somebody asks. */
function counted<Label extends string>(
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
