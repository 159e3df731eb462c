import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { announcement } from './announcement.ts'
import { batchedStream } from './batched-stream.ts'
import { FileCache } from './cache/file-cache.ts'
import { PageCache } from './cache/page-cache.ts'
import { createApp } from './app.ts'
import { readConfig, type Config, type Mode } from './config.ts'
import { siteFolder } from './files/site-folder.ts'
import { createHttpServer, type Front } from './http-server.ts'
import { createLog, type Log } from './log.ts'
import { RequestMeter } from './metrics/request-meter.ts'
import { openSite } from './open-site.ts'
import { loadSecretFiles } from './secret-files.ts'
import { drain, onStopSignal } from './shutdown.ts'
import { StartFailure, startStep } from './start-failure.ts'
import { createFirstStyles, type SheetPieces } from './web/first-styles.ts'
import { createFront } from './web/front.ts'
import { createPages } from './web/pages.ts'
import { staticFiles } from './web/files/static-files.ts'

export type StartOptions = {
  mode: Mode
  /** While developing: what makes the pages as they are at this moment, and what serves their sources. */
  currentPages?: () => Promise<typeof createPages>
  front?: Front
}

/** Of the room for what is kept; the rest is for pages. */
const SHARE_OF_FILES = 0.25

/** Starts the site and resolves once it answers. Ends the process by itself when it is told to stop. */
export async function start({ mode, currentPages, front }: StartOptions): Promise<void> {
  const config = configOf(mode)
  const log = logOf(config)
  const files = await filesOf(mode)
  const firstStyles = firstStylesOf(mode)
  const site = await openSite(config, log)
  const { services, limiter } = site
  const room = mode === 'dev' ? 0 : config.pageCacheBytes
  const pageCache = new PageCache({ clocks: site.clocks, limit: room * (1 - SHARE_OF_FILES) })
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
    firstStyles,
    health: services.health,
    identify: site.identify,
    pageCache,
    fileCache,
    limiter,
    pages: currentPages
      ? async (...visit) => (await currentPages())({ config, services })(...visit)
      : createPages({ config, services }),
    isDraining: () => draining,
  })
  const server = createHttpServer(
    app,
    config,
    front ?? createFront({ config, log, meter, limiter, pageCache, fileCache }),
  )
  onStopSignal(log, async (reason) => {
    draining = true
    await drain(server, reason)
    await site.close()
  })
  await listen(server, config)
  process.stdout.write(announcement(config, site.owner))
  site.work()
}

function configOf(mode: Mode): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
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

/** While developing, the bundler serves the files. */
function filesOf(mode: Mode) {
  if (mode === 'dev') return staticFiles(null)
  return startStep('The built site cannot be read (start it in its own folder)', () =>
    staticFiles({ plain: siteFolder(mode), compressed: resolve('build/compressed') }),
  )
}

/** In development the stylesheets change with their sources. */
function firstStylesOf(mode: Mode) {
  if (mode === 'dev') return undefined
  return createFirstStyles(JSON.parse(readFileSync(resolve('build/sheet-pieces.json'), 'utf8')) as SheetPieces)
}

function listen(server: Server, { host, port }: Config): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => fail(new StartFailure(listenProblem(error, host, port))))
    server.listen(port, host, done)
  })
}

function listenProblem({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is already in use. Stop what uses it, or choose another with PORT.`
  if (code === 'EACCES') return `Port ${port} is not allowed for this user. Choose one above 1023 with PORT.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST is "${host}", which is no address of this machine.`
  return `The server cannot listen on ${host}:${port}: ${message}`
}
