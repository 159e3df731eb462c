// `npm run dev`: the site with hot reload. Vite serves what the browser loads and lends the server its module graph;
// everything else is the same server with the same configuration. Node restarts it when server code changes.
import { createServer, isRunnableDevEnvironment } from 'vite'

const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } })
const { ssr } = vite.environments
if (!isRunnableDevEnvironment(ssr)) throw new Error('The server environment of Vite cannot run code here')
const { runner } = ssr

const server: typeof import('../server/start.ts') = await runner.import('/server/start.ts')
type PagesModule = typeof import('../server/web/pages.ts')
try {
  await server.start({
    mode: 'dev',
    front: vite.middlewares,
    // After a change the runner has new modules: pages and their context must come from the same ones.
    currentPages: async () => (await runner.import<PagesModule>('/server/web/pages.ts')).createPages,
  })
} catch (error) {
  console.error(error instanceof Error && error.name === 'StartFailure' ? error.message : error)
  process.exit(1)
}
