import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { FileCache } from '#server/cache/file-cache.ts'
import { PageCache } from '#server/cache/page-cache.ts'
import { createApp } from './app.ts'
import { systemClock } from './clock.ts'
import { readConfig, type Config, type Mode, siteFolder } from './config.ts'
import { takeEnvFile, loadSecretFiles } from './environment.ts'
import { createHttpServer, siteListener, type Listener } from './http-server.ts'
import { createLog, type Log, batchedStream } from './log.ts'
import { rememberErrors } from './recent-errors.ts'
import { RequestMeter } from '#server/metrics/request-meter.ts'
import { openSite } from './open-site.ts'
import { drain, onStopSignal, type StopReason } from './shutdown.ts'
import {
  checkBefore,
  checkPlace,
  listenProblem,
  misspelt,
  warnOfTakenIds,
  warnOfWhatIsAway,
  announcement,
} from './start-checks.ts'
import { StartFailure, startStep } from './start-failure.ts'
import { createCriticalCss, type CriticalCss, type SplitStylesheet } from '#server/delivery/critical-css.ts'
import { createFront } from '#server/web/front.ts'
import { createPages } from '#server/web/pages.ts'
import { staticFiles } from '#server/web/files/static-files.ts'

type StartOptions = { mode: Mode; development?: Development }

/** What the bundler lends the site while developing. */
type Development = {
  /** Makes the pages as they are at this moment. */
  currentPages: () => Promise<typeof createPages>
  /** Whether its web server has an address already, which outlives the site. */
  isListening: () => boolean
  /** Has the site answer there, and answers with what ends that once all that runs is answered. */
  serve: (listener: Listener, place: Place) => Promise<() => Promise<void>>
  /** The stylesheet as it is at this moment. */
  stylesheet: () => Promise<SplitStylesheet>
}

type Place = Pick<Config, 'host' | 'port'>

export type Stop = (reason: StopReason) => Promise<void>

/** Of the room for what is cached; the rest is for pages. */
const SHARE_OF_FILES = 0.25

/**
 * Starts the site and answers, once it serves, with what stops it. The process ends by itself when it is told to; while
 * developing that is left to the caller, who starts the site anew after a change.
 */
export async function start({ mode, development }: StartOptions): Promise<Stop> {
  const unread = takeEnvFile()
  const config = configOf(mode)
  const { log, recentErrors } = rememberErrors(logOf(config), systemClock)
  warnOfVariables(unread, log)
  await checkBefore(config)
  if (!development?.isListening()) await checkPlace(config)
  const files = await filesOf(mode)
  const criticalCss = criticalCssOf(development)
  const site = await openSite(config, log, recentErrors)
  const { services, limiter } = site
  const room = mode === 'dev' ? 0 : config.pageCacheBytes
  const pageCache = new PageCache({ clocks: site.clocks, limit: room * (1 - SHARE_OF_FILES), log })
  const fileCache = new FileCache({ clocks: site.clocks, limit: room * SHARE_OF_FILES })
  let draining = false
  const meter = new RequestMeter()
  const app = createApp({
    config,
    log,
    meter,
    load: site.load,
    services,
    files,
    criticalCss,
    health: services.health,
    identify: site.identify,
    pageCache,
    fileCache,
    limiter,
    pages: development
      ? async (...visit) => (await development.currentPages())({ config, services })(...visit)
      : createPages({ config, services }),
    isDraining: () => draining,
  })
  const leave = development
    ? await development.serve(siteListener(app, config), config)
    : await serve(
        createHttpServer(
          app,
          config,
          createFront({ config, log, meter, limiter, pageCache, fileCache, counts: services.dailyCounts }),
        ),
        config,
      )
  const stop: Stop = async (reason) => {
    draining = true
    // Whoever listens without end would keep the server for as long as it waits for answers.
    services.inboxEvents.close()
    await leave(reason)
    await site.close()
  }
  if (!development) onStopSignal(log, stop)
  process.stdout.write(announcement(config, site.owner))
  site.work()
  await warnOfWhatIsAway(config, log)
  const categories = await services.categories.list()
  const ids = categories.map(({ id }) => id)
  warnOfTakenIds(ids, log)
  return stop
}

/** Variables that nothing reads: of the environment, and of the file that is read into it. */
function warnOfVariables(unread: readonly string[], log: Log): void {
  const found = misspelt(Object.keys(process.env))
  for (const one of found) log.warn('a variable is not read; another was meant?', one)
  for (const name of unread.filter((one) => found.every((known) => known.name !== one))) {
    log.warn('a variable of .env is not read by this version; take it out', { name })
  }
}

function configOf(mode: Mode): Config {
  loadSecretFiles(process.env)
  const outcome = readConfig(process.env, mode)
  if (!outcome.ok) throw new StartFailure(outcome.problems.join('\n'))
  return outcome.value
}

function logOf({ mode, logLevel }: Config): Log {
  const format = mode === 'dev' ? 'text' : 'json'
  const { stdout } = process
  // A disk without room, or a reader that has gone, costs lines of the log. Nobody waits for those to be written.
  stdout.on('error', () => stdout.emit('drain'))
  const stream = batchedStream(stdout)
  process.on('exit', stream.flush)
  return createLog({ level: logLevel, format, stream, now: () => new Date() })
}

function filesOf(mode: Mode) {
  if (mode === 'dev') return staticFiles(null)
  return startStep('The built site cannot be read (start it in its own folder)', () =>
    staticFiles({ plain: siteFolder(mode), compressed: resolve('build/compressed') }),
  )
}

/** The stylesheet stays as it was built; while developing it changes with its sources. */
function criticalCssOf(development?: Development): () => CriticalCss | Promise<CriticalCss> {
  if (development) return async () => createCriticalCss(await development.stylesheet())
  const built = readFileSync(resolve('build/split-stylesheet.json'), 'utf8')
  const criticalCss = createCriticalCss(JSON.parse(built) as SplitStylesheet)
  return () => criticalCss
}

/** Answers with what ends it. */
function serve(server: Server, { host, port }: Place): Promise<(reason: StopReason) => Promise<void>> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => fail(new StartFailure(listenProblem(error, host, port))))
    server.listen(port, host, () => done((reason) => drain(server, reason)))
  })
}
