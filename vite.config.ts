import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { assetNames } from './scripts/asset-names.ts'
import { COMPILED_AHEAD, isCompiledAhead } from './scripts/compiled-ahead.ts'
import { directIcons } from './scripts/direct-icons.ts'
import { laterImports } from './scripts/later-imports.ts'
import { NATIVE_PACKAGES } from './vite.commands.config.ts'
import { smallScript } from './scripts/small-script.ts'
import { serverGuard } from './scripts/server-guard.ts'
import { onlyInto, SITE_CHUNKS } from './scripts/site-chunk.ts'

const FRAMEWORK = /node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\/|rolldown\/runtime/

/** The shortest hash that so many files may have: scripts name one another often, and hashes do not pack. */
const SCRIPTS = 'assets/[name]-[hash:7].js'

/** With all its packages in one file the server is there in a fifth of the time: nothing has to be looked for. */
const WHOLE = { noExternal: true as const, external: NATIVE_PACKAGES }
const assetFileNames = assetNames()
const PRODUCTION = { 'process.env.NODE_ENV': '"production"' }
const SERVER_BUILD = {
  rolldownOptions: {
    input: './server/main.ts',
    // Names stay, so that profiles and stacks can be read.
    output: { minify: { compress: true, mangle: false, codegen: true }, assetFileNames },
  },
  sourcemap: true,
}

export default defineConfig(({ command }) => ({
  plugins: [serverGuard(), directIcons(), laterImports(), smallScript(), tailwindcss(), reactRouter()],
  build: {
    // In the sheet each visitor would load a font; and the policy of pages takes fonts from files alone.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // Lists of what later parts import weigh on every page; mostly it is there by then.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            assetFileNames,
            entryFileNames: SCRIPTS,
            chunkFileNames: SCRIPTS,
            postBanner: (chunk) => (isCompiledAhead(chunk) ? COMPILED_AHEAD : ''),
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
    ssr:
      command === 'build'
        ? { resolve: WHOLE, define: PRODUCTION, build: SERVER_BUILD }
        : { resolve: { noExternal: ['lucide-react'] } },
  },
}))
