import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PACKAGE = fileURLToPath(import.meta.resolve('lucide-react'))
const LIST = join(dirname(PACKAGE), '../esm/lucide-react.mjs')
const LINE = /^export \{ (.+) \} from '(\.\/icons\/[\w-]+\.mjs)';$/gm
const IMPORT = /^import \{([^}]+)\} from 'lucide-react'$/gm

/** What makes an icon's component of its drawing, in place of the package's own. */
const MAKER = join(import.meta.dirname, '../app/ui/base/drawn-icon.tsx')

/** An icon as the package describes it: the elements of its drawing, each with its attributes and a key for React. */
type IconData = { node: [tag: string, attributes: Record<string, string>][] }

/**
 * Imports each icon from its own file, as its drawing alone, which a component of ours shows. Through the package's list of all
 * icons the bundler would take every icon that any screen uses for one that visitors' pages need.
 */
export function directIcons(): Plugin {
  const paths = iconPaths(readFileSync(LIST, 'utf8'))
  const files = new Set(paths.values())
  return {
    name: 'direct-icons',
    enforce: 'pre',
    async load(id) {
      if (!files.has(id)) return null
      const { __iconData: icon } = (await import(id)) as { __iconData: IconData }
      return iconModule(icon)
    },
    transform(code, id) {
      const hasIcons = id.includes('/app/') && code.includes("from 'lucide-react'")
      return hasIcons ? { code: withDirectIcons(code, paths), map: null } : null
    },
  }
}

/** Where each icon is, by every name that the list gives it. */
export function iconPaths(list: string): Map<string, string> {
  const paths = new Map<string, string>()
  for (const [, names = '', path = ''] of list.matchAll(LINE)) {
    for (const name of names.matchAll(/default as (\w+)/g)) paths.set(name[1]!, join(dirname(LIST), path))
  }
  return paths
}

/** The module of one icon. */
export function iconModule({ node }: IconData): string {
  const drawing = node.map(drawn).join('')
  return `import { createIcon } from ${JSON.stringify(MAKER)}\nexport default createIcon(${JSON.stringify(drawing)})\n`
}

function drawn([tag, { key: _key, ...attributes }]: IconData['node'][number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${shortened(value)}"`)
  return `<${tag}${written.join('')}/>`
}

/**
 * Cut off after hundredths of the 24 units that an icon is wide: no screen shows less. What stands before the point stays as it
 * is: it may be the flags of an arc, written without blanks. Zeros at the end say nothing.
 */
function shortened(value: string): string {
  return value.replaceAll(/(\.\d\d)\d+/g, '$1').replaceAll(/(\.\d)0\b/g, '$1')
}

/** Types need no file, and neither does what is no icon. */
export function withDirectIcons(code: string, paths: Map<string, string>): string {
  return code.replaceAll(IMPORT, (_statement, names: string) => {
    return names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => importOf(name, paths))
      .join('; ')
  })
}

function importOf(name: string, paths: Map<string, string>): string {
  const [icon = '', local = icon] = name.split(' as ')
  const path = paths.get(icon)
  if (name.startsWith('type ')) return `import type { ${name.slice('type '.length)} } from 'lucide-react'`
  return path === undefined ? `import { ${name} } from 'lucide-react'` : `import ${local} from '${path}'`
}
