import { isBuiltin } from 'node:module'
import type { Import, SourceModule } from './source-module.ts'

/** A rule of the house: what it says, and what breaks it in one module. */
export type Rule = { name: string; violations: (module: SourceModule) => string[] }

const DATABASE_DRIVERS = ['better-sqlite3', 'node:sqlite', 'pg']
/** Packages that are rules and data themselves: they reach neither the network, the clock nor the machine. */
const PURE_PACKAGES = ['diff', 'htmlparser2', 'ipaddr.js', 'libphonenumber-js', 'zod']
/** The folders of the server, from the ways in down to the data; those of one line may know each other. */
const SERVER_LAYERS = [
  ['api', 'commands', 'metrics', 'middleware', 'runner', 'web'],
  ['exchange'],
  ['services'],
  ['records'],
  ['auth', 'backup', 'cache', 'mail'],
  ['files', 'print', 'sheets'],
  ['data'],
]

/** What records are of. */
const SUBJECTS = ['catalogue', 'posts', 'prices', 'products', 'quotes', 'search'].flatMap((subject) => [
  `domain/${subject}`,
  `server/data/${subject}`,
])
/** The names, ids and slugs that all tables of records have. */
const ENTITY_TABLES = 'server/data/catalogue/entities-store.ts'

/** What a stored file and its renditions are called. */
const FILE_NAMES = ['domain/site/picture.ts', 'domain/site/stored-file.ts']

/** The folders of the pages, from what arranges them down to the pieces that know nothing of this site. */
const PAGE_LAYERS = [['routes'], ['actions', 'loading', 'seo'], ['ui']]

/** What migrations may know of the databases: a test holds these to what they have always said. */
const COLUMN_TYPES = ['columnTypes', 'ColumnTypes']

export const layerRules: Rule[] = [
  importRule('pages reach the server only through the type of their context', (from, found) => {
    if (!isIn(from, 'app') || !isIn(found.to, 'server')) return false
    return !(from === 'app/context.ts' && found.typeOnly)
  }),
  importRule('pages stand on words and rules alone', (from, found) => {
    return isIn(from, 'app') && isIn(found.to, 'scripts', 'seed', 'tests')
  }),
  importRule('domain imports only domain', (from, found) => {
    if (!isIn(from, 'domain')) return false
    return isOwn(found) ? !isIn(found.to, 'domain') : !isPackage(found, ...PURE_PACKAGES)
  }),
  importRule('what tables of fields are made of stands on text and the names of files alone', (from, found) => {
    if (!isIn(from, 'domain/fields') || !isOwn(found)) return false
    return !isIn(found.to, 'domain/fields', 'domain/text') && !FILE_NAMES.includes(found.to)
  }),
  importRule('words import only words and rules', (from, found) => {
    return isIn(from, 'content') && !isIn(found.to, 'content', 'domain')
  }),
  importRule('SQL and database drivers stay in server/data', (from, found) => {
    if (!isIn(from, 'app', 'content', 'domain', 'seed', 'server') || isIn(from, 'server/data') || found.typeOnly)
      return false
    return (
      isPackage(found, ...DATABASE_DRIVERS) ||
      (isPackage(found, 'kysely') && found.names.some((name) => name === 'sql' || name === '*'))
    )
  }),
  importRule('the server knows of pages only their context', (from, found) => {
    return isIn(from, 'server') && isIn(found.to, 'app') && found.to !== 'app/context.ts'
  }),
  importRule('only server/web/pages.ts loads the built pages', (from, found) => {
    return found.to === 'virtual:react-router/server-build' && from !== 'server/web/pages.ts'
  }),
  importRule('inside the server imports point down', (from, found) => {
    // Puts together what all ways in call, the exchange among it.
    if (from === 'server/services/services.ts' && isIn(found.to, 'server/exchange')) return false
    const [own, other] = [layerOf(from), layerOf(found.to)]
    return other !== -1 && other < own
  }),
  importRule('the engine of records knows none of its kinds', (from, found) => {
    return isIn(from, 'server/records') && isIn(found.to, ...SUBJECTS) && found.to !== ENTITY_TABLES
  }),
  importRule(
    'inside the pages imports point down, from routes to the base; types may be named from anywhere',
    (from, found) => {
      if (found.typeOnly) return false
      if (isIn(from, 'app/ui/base')) return isIn(found.to, 'app/ui') && !isIn(found.to, 'app/ui/base')
      const [own, other] = [pageLayerOf(from), pageLayerOf(found.to)]
      return other !== -1 && other < own
    },
  ),
  importRule('a migration stands on SQL, the types of columns and its own folder', (from, found) => {
    if (!isIn(from, 'server/data/engine/migrations') || isIn(found.to, 'server/data/engine/migrations')) return false
    if (found.to === 'server/data/engine/dialect.ts') return !found.names.every((name) => COLUMN_TYPES.includes(name))
    return !isPackage(found, 'kysely')
  }),
  {
    name: 'imports from other folders begin with #: only generated types and migrations climb',
    violations: ({ path, imports }) =>
      isIn(path, 'server/data/engine/migrations')
        ? []
        : imports
            .filter(({ to, climbs }) => climbs && !to.includes('/+types/') && to !== 'react-router.config.ts')
            .map(({ to }) => `climbs to ${to}`),
  },
  importRule('the product knows nothing of its tools and tests', (from, found) => {
    return isIn(from, 'content', 'domain', 'seed', 'server') && isIn(found.to, 'scripts', 'tests')
  }),
]

/** How deep a module of the server lies; -1 for what stands in no folder of it, and below or above them all. */
function layerOf(path: string): number {
  return SERVER_LAYERS.findIndex((folders) => isIn(path, ...folders.map((folder) => `server/${folder}`)))
}

/** The same for what makes the pages. */
function pageLayerOf(path: string): number {
  return PAGE_LAYERS.findIndex((folders) => isIn(path, ...folders.map((folder) => `app/${folder}`)))
}

/** Tests may build their own world from every layer; the rules bind what runs. */
function importRule(name: string, forbids: (from: string, found: Import) => boolean): Rule {
  return {
    name,
    violations: ({ path, imports }) =>
      isTest(path) ? [] : imports.filter((found) => forbids(path, found)).map((found) => `imports ${found.to}`),
  }
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

export function isIn(path: string, ...folders: string[]): boolean {
  return folders.some((folder) => path.startsWith(`${folder}/`))
}

function isOwn({ to }: Import): boolean {
  return !isBuiltin(to) && /\.(ts|tsx|mjs|css|json)$/.test(to)
}

function isPackage({ to }: Import, ...names: string[]): boolean {
  return names.some((name) => to === name || to.startsWith(`${name}/`))
}
