import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, inject } from 'vitest'
import { type AppDeps, createApp } from '#server/app.ts'
import { createIdentify } from '#server/auth/accounts.ts'
import { FileCache } from '#server/cache/file-cache.ts'
import { PageCache } from '#server/cache/page-cache.ts'
import { readConfig, type Config } from '#server/config.ts'
import { openDatabase, type Db } from '#server/data/engine/database.ts'
import { TableClocks } from '#server/data/engine/table-clocks.ts'
import { DatabaseLoad } from '#server/data/engine/watched-connection.ts'
import { openLocalStorage } from '#server/files/local-storage.ts'
import type { Front } from '#server/http-server.ts'
import { watchedLog } from '#tests/support/services/deps.ts'
import { RequestMeter } from '#server/metrics/request-meter.ts'
import { createRateLimiter } from '#server/middleware/rate-limiter.ts'
import { createServices, type Services } from '#server/services/services.ts'
import { createFront } from '#server/web/front.ts'
import { tickingClock } from './records.ts'

export type LogLine = Record<string, unknown> & { event: string; level: string }

/** The whole site but its built pages, with an empty database of its own. */
export type TestApp = {
  app: ReturnType<typeof createApp>
  services: Services
  db: Db
  config: Config
  pageCache: PageCache
  /** What stands before the site in its web server. */
  front: Front
  /** What the log was told. */
  lines: LogLine[]
  close(): Promise<void>
}

export type TestAppOptions = { env?: Record<string, string> } & Partial<AppDeps>

/** Pages are played by one line of HTML; whoever tests pages brings others. */
export async function openTestApp({
  env = {},
  limiter = createRateLimiter(),
  ...given
}: TestAppOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'app-'))
  const config = testConfig({ DATA_DIR: folder, LOG_LEVEL: 'debug', ...env })
  const lines: LogLine[] = []
  const log = watchedLog((line) => lines.push(JSON.parse(line)), 'debug')
  const clocks = new TableClocks()
  const load = new DatabaseLoad()
  const file = join(folder, 'site.db')
  copyFileSync(inject('sqliteTemplate'), file)
  const db = openDatabase({ kind: 'sqlite', file }, raise, clocks, load)
  const storage = await openLocalStorage(join(folder, 'uploads'))
  const services = createServices({ db, storage, config, log, clock: tickingClock(), clocks })
  const pageCache = new PageCache({ clocks, limit: config.pageCacheBytes })
  const fileCache = new FileCache({ clocks, limit: config.pageCacheBytes })
  const meter = new RequestMeter()
  const app = createApp({
    config,
    log,
    meter,
    load,
    services,
    health: services.health,
    isDraining: () => false,
    identify: createIdentify({ staff: services.staffSessions.find, customer: services.customerSessions.find }),
    pageCache,
    fileCache,
    limiter,
    files: (_c, next) => next(),
    pages: async () => new Response('<!DOCTYPE html><p>page</p>', { headers: { 'Content-Type': 'text/html' } }),
    ...given,
  })
  const close = async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  }
  const front = createFront({ config, log, meter, limiter, pageCache, fileCache, counts: services.dailyCounts })
  return { app, services, db, config, pageCache, front, lines, close }
}

/** The same for all tests of a file or a group: opened before the first, closed after the last. */
export function testSite(options: TestAppOptions = {}): TestApp {
  const site = {} as TestApp
  beforeAll(async () => void Object.assign(site, await openTestApp(options)))
  afterAll(() => site.close())
  return site
}

export function testConfig(env: Record<string, string> = {}): Config {
  const outcome = readConfig(env, 'start')
  if (!outcome.ok) throw new Error(outcome.problems.join('\n'))
  return outcome.value
}

function raise(error: Error): never {
  throw error
}
