import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PACKAGE_LIST = join(dirname(fileURLToPath(import.meta.resolve('lucide-react'))), '../esm/lucide-react.mjs')
const LIST_LINE = /^export \{ (.+) \} from '\.\/icons\/([\w-]+)\.mjs';$/gm
const IMPORT = /^import \{([^}]+)\} from 'lucide-react'$/gm
const VIRTUAL = 'icon:'
const COMPONENT = join(import.meta.dirname, '../../app/ui/base/icon.tsx')

/** An icon as the package describes it: its elements, each with its attributes and a key for React. */
type IconData = { node: [tag: string, attributes: Record<string, string>][] }

/**
 * Has each icon of the package come from a module of its own, as markup for the site's small component. Through the package's
 * list of all icons the bundler would take every icon that any screen uses for one that visitors' pages need.
 */
export function icons(): Plugin {
  const files = iconFiles(readFileSync(PACKAGE_LIST, 'utf8'))
  return {
    name: 'icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return null
      const file = `lucide-react/icons/${id.slice(VIRTUAL.length + 1)}`
      const { __iconData: icon } = (await import(file)) as { __iconData: IconData }
      return iconModule(icon)
    },
    transform(code, id) {
      const hasIcons = id.includes('/app/') && code.includes("from 'lucide-react'")
      return hasIcons ? { code: withOwnModules(code, files), map: null } : null
    },
  }
}

export function iconFiles(list: string): Map<string, string> {
  return new Map(
    [...list.matchAll(LIST_LINE)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
    ),
  )
}

/** Hundredths of the 24 units that an icon is wide are more than any screen shows; before the point may stand flags of an arc. */
export function iconModule({ node }: IconData): string {
  const markup = node
    .map(([tag, { key: _key, ...attributes }]) => {
      const written = Object.entries(attributes).map(
        ([name, value]) => ` ${name}="${value.replaceAll(/(\.\d\d)\d+/g, '$1')}"`,
      )
      return `<${tag}${written.join('')}/>`
    })
    .join('')
  return `import { createIcon } from ${JSON.stringify(COMPONENT)}\nexport default createIcon(${JSON.stringify(markup)})\n`
}

/** Types and what is no icon stay with the package. */
export function withOwnModules(code: string, files: Map<string, string>): string {
  return code.replaceAll(IMPORT, (_statement, names: string) =>
    [...names.matchAll(/(?:(type) )?(\w+)(?: as (\w+))?/g)]
      .map(([name, type, icon = '', local = icon]) => {
        const file = type ? undefined : files.get(icon)
        if (file) return `import ${local} from '${VIRTUAL}${file}'`
        return type ? `import type { ${name.slice(5)} } from 'lucide-react'` : `import { ${name} } from 'lucide-react'`
      })
      .join('; '),
  )
}
