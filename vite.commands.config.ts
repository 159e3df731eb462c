import { defineConfig } from 'vite'

/** Packages with machine code of their own: they stay outside every bundle, and are all that an installation needs beside the build. */
export const NATIVE_PACKAGES = ['@myriaddreamin/typst-ts-node-compiler', 'better-sqlite3', 'sharp']

/** What runs beside the server of an installation without developer packages: the operator's commands, and the processes that read pictures and sheets and set PDFs. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'build/commands',
    emptyOutDir: true,
    sourcemap: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: {
        manage: 'scripts/manage.ts',
        backup: 'scripts/backup.ts',
        restore: 'scripts/restore.ts',
        'picture-worker': 'server/files/picture-worker.ts',
        'pack-worker': 'server/print/packs/pack-worker.ts',
        'print-worker': 'server/print/print-worker.ts',
        'sheet-worker': 'server/sheets/sheet-worker.ts',
      },
    },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: NATIVE_PACKAGES },
})
