import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { delivery } from './scripts/delivery/delivery.ts'
import { serverGuard } from './scripts/server-guard.ts'
import { NATIVE_PACKAGES } from './vite.commands.config.ts'

/** With all its packages in one file the server is there in a fifth of the time: nothing has to be looked for. */
const WHOLE = { noExternal: true as const, external: NATIVE_PACKAGES }
const PRODUCTION = { 'process.env.NODE_ENV': '"production"' }
const SERVER_BUILD = {
  rolldownOptions: {
    input: './server/main.ts',
    // Names stay, so that profiles and stacks can be read.
    output: { minify: { compress: true, mangle: false, codegen: true } },
  },
  sourcemap: true,
}

export default defineConfig(({ command }) => ({
  plugins: [serverGuard(), delivery(), tailwindcss(), reactRouter()],
  environments: {
    // Pages and server are one module graph: what the server puts into a request's context, pages find there.
    ssr: command === 'build' ? { resolve: WHOLE, define: PRODUCTION, build: SERVER_BUILD } : {},
  },
}))
