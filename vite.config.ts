import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { serverGuard } from './scripts/server-guard.ts'

export default defineConfig({
  plugins: [serverGuard(), tailwindcss(), reactRouter()],
  environments: {
    // Pages and server are one module graph: what the server puts into a request's context, pages find there.
    ssr: { build: { rolldownOptions: { input: './server/main.ts' }, sourcemap: true } },
  },
})
