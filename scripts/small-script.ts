import { readFileSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'

const QUERY = '?small'

/** Imports a script as text, as short as it can be: `import starter from './page-starter.js?small'`. */
export function smallScript(): Plugin {
  return {
    name: 'small-script',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return null
      const path = id.slice(0, -QUERY.length)
      const { code, errors } = minifySync(path, readFileSync(path, 'utf8'), { module: false })
      if (errors.length > 0) throw new Error(errors[0]!.message)
      return `export default ${JSON.stringify(code)}`
    },
  }
}
