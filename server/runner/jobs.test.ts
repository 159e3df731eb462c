import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JobDetail } from '#domain/site/job.ts'
import { onEveryDatabase } from '#tests/support/database.ts'
import { listJobs } from '#server/data/site/job-runs-store.ts'
import { watchedLog } from '#tests/support/services/deps.ts'
import { type Job, jobsTask, nextDue } from './jobs.ts'
import { createRunner } from './runner.ts'
import { siteJobs } from './site-jobs.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
let lines: { level: string; event: string; job?: string }[]

beforeEach(() => void (lines = []))

onEveryDatabase('jobs', (db) => {
  let now = new Date('2026-05-01T00:00:00Z')

  afterEach(() => void vi.useRealTimers())

  function runner(run: Job['run'], every = HOUR, isAlone = false) {
    const log = watchedLog(
      (line) => lines.push(JSON.parse(line)),
      'info',
      () => now,
    )
    const events = { done: 'job done', failed: 'job failed' }
    const scope = { db: db(), clock: () => now, log }
    const jobs = [{ name: 'uploads' as const, every, events, run }]
    return createRunner({ jobs: jobsTask({ ...scope, isAlone: () => isAlone, jobs }) }, scope)
  }

  /** A server that starts, looks once and stops. */
  async function visit(run: Job['run'], every = HOUR) {
    const server = runner(run, every)
    server.start()
    await server.idle()
    await server.stop()
  }

  /** Counts how often it is run. */
  const counted = () => {
    const run = async () => ({ count: ++run.runs })
    run.runs = 0
    return run
  }
  const untilDue = async () => {
    await visit(async () => null)
    later(HOUR)
  }
  const later = (ms: number) => (now = new Date(now.getTime() + ms))
  const row = () => db().selectFrom('work').selectAll().executeTakeFirstOrThrow()
  const state = async () => (await listJobs(db(), now.toISOString()))[0]

  test('wait for their time, also over a restart, and say what they did', async () => {
    const run = counted()
    await visit(run)
    later(59 * MINUTE)
    await visit(run)
    expect(run.runs).toBe(0)
    later(2 * MINUTE)
    await visit(run)
    await visit(run)
    expect(run.runs).toBe(1)
    expect(await state()).toMatchObject({ runs: 1, failures: 0, detail: { count: 1 }, error: '', isRunning: false })
    expect(lines).toMatchObject([{ level: 'info', event: 'job done', count: 1 }])
  })

  test('that had nothing to do say nothing and keep what they said before', async () => {
    let answer: { count: number } | null = { count: 3 }
    const run = async () => answer
    await visit(run)
    later(HOUR)
    await visit(run)
    answer = null
    later(HOUR)
    await visit(run)
    expect(await state()).toMatchObject({ runs: 2, detail: { count: 3 }, lastSuccessAt: now.toISOString() })
    expect(lines).toHaveLength(1)
  })

  test('that fail are told and tried again at their next time', async () => {
    const fails = async () => Promise.reject(new Error('disk full'))
    await visit(fails)
    later(HOUR)
    await visit(fails)
    expect(await state()).toMatchObject({ failures: 1, error: 'disk full', lastSuccessAt: null })
    expect(lines).toMatchObject([{ level: 'error', event: 'job failed' }])
    later(HOUR)
    await visit(async () => null)
    expect(await state()).toMatchObject({ failures: 1, runs: 2, error: '' })
  })

  test('are done by one of several servers', async () => {
    const run = counted()
    await visit(run)
    later(HOUR)
    const servers = [runner(run), runner(run), runner(run)]
    for (const server of servers) server.start()
    await Promise.all(servers.map((server) => server.idle()))
    await Promise.all(servers.map((server) => server.stop()))
    expect(run.runs).toBe(1)
  })

  /** A server that begins a job and does not come to its end. */
  async function begin(every = HOUR) {
    const { promise: begun, resolve } = Promise.withResolvers<void>()
    const { promise: ended, resolve: end } = Promise.withResolvers<null>()
    const server = runner(() => {
      resolve()
      return ended
    }, every)
    server.start()
    await begun
    return { server, end: () => end(null) }
  }

  test.each([
    ['an hour', HOUR],
    ['a week', 7 * 24 * HOUR],
  ])('of a server that died are taken over after an hour, if they come every %s', async (_name, every) => {
    await visit(async () => null, every)
    later(every)
    await begin(every)
    expect(await state()).toMatchObject({ isRunning: true })
    later(59 * MINUTE)
    const run = counted()
    await visit(run, every)
    expect(run.runs).toBe(0)
    later(2 * MINUTE)
    await visit(run, every)
    expect(run.runs).toBe(1)
    // And then they have their usual time again.
    later(every - MINUTE)
    await visit(run, every)
    expect(run.runs).toBe(1)
    later(MINUTE)
    await visit(run, every)
    expect(run.runs).toBe(2)
  })

  test('of a server that was killed wait for nobody where there is no other server', async () => {
    await untilDue()
    await begin()
    later(1000)
    const run = counted()
    const server = runner(run, HOUR, true)
    server.start()
    await server.idle()
    await server.stop()
    expect(run.runs).toBe(1)
  })

  /** Stops a server while it is at a job, which answers to that by `end`. */
  async function stopAtWork(end: (signal: AbortSignal) => JobDetail) {
    const { promise: begun, resolve } = Promise.withResolvers<void>()
    const server = runner(async (signal) => {
      resolve()
      await new Promise<void>((done) => signal.addEventListener('abort', () => done()))
      return end(signal)
    })
    server.start()
    await begun
    await server.stop()
  }

  test('that break off when the server stops have not failed, and the next start begins them again', async () => {
    await untilDue()
    await stopAtWork((signal) => {
      throw signal.reason
    })
    expect(await state()).toMatchObject({ runs: 0, failures: 0, error: '', isRunning: false })
    expect(lines).toMatchObject([{ level: 'info', event: 'job left for the next start', job: 'uploads' }])
    later(1000)
    const run = counted()
    await visit(run)
    expect(run.runs).toBe(1)
  })

  test('that come to their end while the server stops are done', async () => {
    await untilDue()
    await stopAtWork(() => ({ count: 1 }))
    expect(await state()).toMatchObject({ runs: 1, detail: { count: 1 }, isRunning: false })
  })

  test('that go on when the server stops are given up after a moment, and begun again', async () => {
    await untilDue()
    const { server } = await begin()
    await server.stop()
    expect(await state()).toMatchObject({ runs: 0, isRunning: false })
    later(1000)
    const run = counted()
    await visit(run)
    expect(run.runs).toBe(1)
  })

  test('that take longer than an hour are left to the server that is at them', async () => {
    await untilDue()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { server, end } = await begin()
    const run = counted()
    for (let quarters = 0; quarters < 6; quarters++) {
      const { leased_until: before } = await row()
      later(15 * MINUTE)
      vi.advanceTimersByTime(15 * MINUTE)
      await expect.poll(async () => (await row()).leased_until).not.toBe(before)
    }
    await visit(run)
    expect(run.runs).toBe(0)
    end()
    await server.stop()
    await visit(run)
    expect(run.runs).toBe(1)
  })

  test('that a server took over are not ended by the one that had them before', async () => {
    await untilDue()
    const { server, end } = await begin()
    later(2 * HOUR)
    const second = await begin()
    end()
    await server.stop()
    expect(await state()).toMatchObject({ isRunning: true })
    second.end()
    await second.server.stop()
    expect(await state()).toMatchObject({ isRunning: false })
  })
})

test('a job of the night starts at its hour in Riyadh, however late the last one did', () => {
  const job = { every: 24 * HOUR, hour: 3 } as Job
  const next = (now: string) => nextDue(job, new Date(now)).toISOString()
  expect(next('2026-05-01T20:00:00Z')).toBe('2026-05-02T00:00:00.000Z')
  expect(next('2026-05-02T00:00:00Z')).toBe('2026-05-03T00:00:00.000Z')
  expect(next('2026-05-02T00:00:59Z')).toBe('2026-05-03T00:00:00.000Z')
})

test('uploads that nobody has used for three days go, and files of people whose request is gone', async () => {
  const asked: string[] = []
  const jobs = siteJobs({
    clock: () => new Date('2026-01-10T12:00:00Z'),
    uploads: { removeUnused: async (before) => asked.push(before.toISOString()) },
    imports: { tidy: async () => 0 },
    submittals: { tidy: async () => 0 },
    privateFiles: { removeUnowned: async () => 2 },
    retention: { cleanUp: async () => null },
    deskCustomers: { giveEarlier: async () => 0 },
    textCleaning: { cleanAll: async () => 0 },
    notices: { tell: async () => null },
    endingDocuments: { tell: async () => null },
    housekeeping: { tidy: () => Promise.reject(new Error('Not its time')) },
    backups: null,
  })
  const job = jobs.find(({ name }) => name === 'uploads')
  expect(await job?.run(new AbortController().signal)).toEqual({ count: 3 })
  expect(asked).toEqual(['2026-01-07T12:00:00.000Z'])
})
