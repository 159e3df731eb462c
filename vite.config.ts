import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { serverGuard } from './scripts/server-guard.ts'
import { siteChunk } from './scripts/site-chunk.ts'

const FRAMEWORK = /node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\//

export default defineConfig({
  plugins: [serverGuard(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A handful of files in place of fifty: what every page needs, what the site's pages share, each page.
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 2 },
                { name: siteChunk, minShareCount: 2, priority: 1 },
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
