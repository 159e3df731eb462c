import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The bundler's own helper, which can also preload scripts, for browsers of long ago too. */
const HELPER = '\0vite/preload-helper.js'
const OWN = join(import.meta.dirname, '../app/start/import-later.ts')

/** Has every `import()` in the browser go through `app/start/import-later.ts`: a third of the bundler's helper. */
export function laterImports(): Plugin {
  return {
    name: 'later-imports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      return id === HELPER ? `export { importLater as __vitePreload } from ${JSON.stringify(OWN)}` : null
    },
    generateBundle(_options, bundle) {
      const isThere = Object.values(bundle).some((file) => file.type === 'chunk' && file.moduleIds.includes(OWN))
      if (!isThere) this.error(`No import() goes through ${OWN}: the bundler's helper has another name`)
    },
  }
}
