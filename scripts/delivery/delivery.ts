import { join } from 'node:path'
import { minifySync, type Plugin, type UserConfig } from 'vite'
import { codeSplitting } from './chunks.ts'
import { icons } from './icons.ts'
import { OLDEST_BROWSERS, writeSplitStylesheet } from './split-stylesheet.ts'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'

/** Tells V8 to compile a whole file when it comes, beside the page where it can, and not each function when it is called. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad'

/** What the bundler knows of a file. */
type Chunk = { name: string; moduleIds: readonly string[] }

const OWN = /\/(?:app|content|domain)\//
const OF_STAFF = /\/app\/(?:routes|ui)\/admin\//
const OF_PACKAGES = /\/node_modules\//

/**
 * The framework, most of which is called when a page is hydrated, and the site's own code for visitors: its files come before
 * their links are followed, and the tap that follows one would wait for the compiler. Other packages are large, and little
 * of them is called.
 */
export function isCompiledEarly({ name, moduleIds }: Chunk): boolean {
  if (name === 'framework') return true
  return moduleIds.some((id) => OWN.test(id)) && !moduleIds.some((id) => OF_STAFF.test(id) || OF_PACKAGES.test(id))
}

const QUERY = '?inline-script'

/** The shortest hash that so many files may have: scripts name one another often, and hashes do not compress. */
const SCRIPTS = 'assets/[name]-[hash:7].js'

const BUILD: UserConfig = {
  build: {
    // In the stylesheet each visitor would load a font; and the policy of pages takes fonts from files alone.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // Lists of what later parts import weigh on every page; mostly it is there by then.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: SCRIPTS,
            chunkFileNames: SCRIPTS,
            postBanner: (chunk) => (isCompiledEarly(chunk) ? COMPILE_HINT : ''),
            codeSplitting,
          },
        },
      },
    },
  },
}

const IMPORT_HELPER = '\0vite/preload-helper.js'

/** What stands in for the bundler's helper, which every page would load, and which is four times as long: styles, then the module. */
function importWithStyles<Module>(load: () => Promise<Module>, styles: string[] = []): Promise<Module> {
  const loaded = styles.map(async (file) => {
    if (document.querySelector(`link[href="/${file}"]`)) return
    await new Promise((onload, onerror) => {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'stylesheet', href: `/${file}`, onload, onerror }))
    })
  })
  return Promise.all(loaded).then(load)
}

/** As the build lowers it: the stylesheet is split alike while developing. */
const DEVELOPMENT: UserConfig = { css: { transformer: 'lightningcss', lightningcss: { targets: OLDEST_BROWSERS } } }

/** What the build does for the delivery of pages (docs/delivery.md). */
export function delivery(): Plugin[] {
  const build: Plugin = {
    name: 'delivery',
    enforce: 'pre',
    config: (_config, { command }) => (command === 'build' ? BUILD : DEVELOPMENT),
    load: (id) => (id === IMPORT_HELPER ? `export const __vitePreload = ${String(importWithStyles)}` : null),
    buildApp: {
      order: 'post',
      async handler({ config }) {
        writeSplitStylesheet(join(config.root, 'build'))
        shortenManifest(join(config.root, 'build'))
      },
    },
  }
  return [icons(), inlineScript(), build]
}

/** Imports a script as text, as short as it can be: `import script from './bootstrap-script.js?inline-script'`. */
function inlineScript(): Plugin {
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

type Manifest = { routes: Record<string, Record<string, unknown>> }

/** Shortens the list of pages in a build, which every visitor loads. */
function shortenManifest(build: string): void {
  const assets = join(build, 'client/assets')
  const files = readdirSync(assets).filter((file) => /^manifest-.+\.js$/.test(file))
  if (files.length !== 1) throw new Error(`${assets} should hold one list of pages, not ${files.length}`)
  const file = join(assets, files[0]!)
  writeFileSync(file, shortenedManifest(readFileSync(file, 'utf8')))
}

/**
 * The script without what pages lack, and without what those of staff import: their browsers find that in the pages
 * themselves.
 */
export function shortenedManifest(script: string): string {
  const begin = script.indexOf('{')
  const end = script.lastIndexOf('}') + 1
  const manifest = JSON.parse(script.slice(begin, end)) as Manifest
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (/^(?:admin|staff\/|routes\/admin\/)/.test(id)) delete route['imports']
    for (const [key, value] of Object.entries(route)) {
      if (value === false || (Array.isArray(value) && value.length === 0)) delete route[key]
    }
  }
  return script.slice(0, begin) + JSON.stringify(manifest) + script.slice(end)
}
