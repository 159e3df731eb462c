import { readFileSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'

const QUERY = '?inline-script'

/** Imports a script as text, as short as it can be: `import script from './bootstrap-script.js?inline-script'`. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return null
      const path = id.slice(0, -QUERY.length)
      this.addWatchFile(path)
      const { code, errors } = minifySync(path, readFileSync(path, 'utf8'), { module: false })
      if (errors.length > 0) throw new Error(errors[0]!.message)
      return `export default ${JSON.stringify(code)}`
    },
  }
}
