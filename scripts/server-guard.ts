import { isBuiltin } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Fails the browser's build when a module of `server/` or one of Node's own modules would reach visitors. */
export function serverGuard(): Plugin {
  let root = ''
  return {
    name: 'server-guard',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      root = config.root
    },
    resolveId(source, importer) {
      if (importer === undefined || importer.includes('/node_modules/')) return
      const path = pathOf(source, importer, root)
      const isServerCode = isBuiltin(source) || path.startsWith(`${root}/server/`)
      if (!isServerCode) return
      const name = path.startsWith(root) ? relative(root, path) : source
      this.error(`${relative(root, importer)} would bring ${name} to the browser`)
    },
  }
}

function pathOf(source: string, importer: string, root: string): string {
  if (source.startsWith('#')) return resolve(root, source.slice(1))
  return source.startsWith('.') ? resolve(dirname(importer), source) : source
}
