// `npm run dev`: the site with hot reload. Vite serves what the browser loads and lends the server its module graph; everything
// else is the same server, and delivers pages as the built one does. It starts anew within this process when its code changes.
import { createLogger, createServer, isRunnableDevEnvironment } from 'vite'
import { createDevServer } from './dev-server.ts'
import { developedStylesheet } from './delivery/split-stylesheet.ts'

/** What the server is made of, beside the pages: those are looked up for each request. */
const OF_SERVER = /\/(?:server|domain|content|seed)\/(?!.*\.test\.)|\/\.env$/
/** Editors write several files at once. */
const SETTLED_MS = 50

type StartModule = typeof import('#server/start.ts')
type PagesModule = typeof import('#server/web/pages.ts')

const devServer = createDevServer()
const vite = await createServer({
  appType: 'custom',
  customLogger: quietLogger(),
  // On a port of its own it would find that of another site that is developed here.
  server: { middlewareMode: true, hmr: { server: devServer.server } },
})
devServer.serveFilesOf(vite.middlewares)
const { ssr } = vite.environments
if (!isRunnableDevEnvironment(ssr)) throw new Error('The server environment of Vite cannot run code here')
const { runner } = ssr

const development = {
  isListening: devServer.isListening,
  serve: devServer.serve,
  // After a change the runner has new modules: pages and their context must come from the same ones.
  currentPages: async () => (await runner.import<PagesModule>('/server/web/pages.ts')).createPages,
  stylesheet: () => developedStylesheet(vite),
}

/** The tool that lowers styles warns of a selector that it does not know, and leaves it as it is: nothing is wrong. */
function quietLogger() {
  const logger = createLogger()
  const { warn } = logger
  logger.warn = (message, options) => {
    if (!message.includes("'target-current' is not recognized")) warn(message, options)
  }
  return logger
}

let stop: Awaited<ReturnType<StartModule['start']>> | null = null

/** What cannot be started is told, and started after the next change. */
async function run(): Promise<void> {
  try {
    const { start } = await runner.import<StartModule>('/server/start.ts')
    stop = await start({ mode: 'dev', development })
  } catch (error) {
    const reason = error instanceof Error && error.name === 'StartFailure' ? error.message : error
    console.error(reason)
    devServer.tell(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason))
  }
}

async function runAnew(): Promise<void> {
  await stop?.('SIGINT')
  stop = null
  runner.clearCache()
  await run()
  vite.environments.client.hot.send({ type: 'full-reload' })
}

let running = run()
let timer: ReturnType<typeof setTimeout> | undefined
vite.watcher.on('all', (_event, path) => {
  if (!OF_SERVER.test(path.slice(vite.config.root.length))) return
  clearTimeout(timer)
  timer = setTimeout(() => void (running = running.then(runAnew)), SETTLED_MS)
})

// Each start listens to these once more.
for (const emitter of [process, process.stdout]) emitter.setMaxListeners(0)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void Promise.resolve(stop?.('SIGINT')).finally(() => process.exit(0)))
}
process.on('unhandledRejection', (error) => console.error(error))
