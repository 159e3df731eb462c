import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { directIcons } from './scripts/direct-icons.ts'
import { serverGuard } from './scripts/server-guard.ts'
import { onlyInto, SITE_CHUNKS } from './scripts/site-chunk.ts'

const FRAMEWORK = /node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\/|rolldown\/runtime/

export default defineConfig({
  plugins: [serverGuard(), directIcons(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A handful of files in place of fifty: what every page needs, what the site's pages share, each page.
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: SITE_CHUNKS.length + 1 },
                // A file takes along what its modules import, unless that belongs to a file of a higher priority.
                ...SITE_CHUNKS.map((chunk, index) => ({
                  name: onlyInto(chunk),
                  debugName: chunk,
                  priority: SITE_CHUNKS.length - index,
                })),
              ],
            },
          },
        },
      },
    },
    // Pages and server are one module graph: what the server puts into a request's context, pages find there.
    ssr: { build: { rolldownOptions: { input: './server/main.ts' }, sourcemap: true } },
  },
})
