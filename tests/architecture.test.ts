import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { crumbs, fullFolders } from './architecture/folder-rules.ts'
import { deliveryRules } from './architecture/delivery-rules.ts'
import { layerRules } from './architecture/layer-rules.ts'
import { patternRules } from './architecture/pattern-rules.ts'
import { parseModule, readProject } from './architecture/source-module.ts'
import { styleRules } from './architecture/style-rules.ts'

const root = join(import.meta.dirname, '..')
const project = readProject(root)
const rules = [...layerRules, ...styleRules, ...patternRules, ...deliveryRules]

/** Of every rule, small files that break it in each way. A rule without one proves nothing. */
const badExamples: Record<string, [path: string, text: string][]> = {
  'pages reach the server only through the type of their context': [
    ['app/routes/site/home.tsx', "import { log } from '../../../server/log.ts'"],
    ['app/routes/site/home.tsx', "import type { Log } from '../../../server/log.ts'"],
    ['app/context.ts', "import { log } from '#server/log.ts'"],
  ],
  'pages stand on words and rules alone': [['app/ui/card.tsx', "import { ROOT } from '../../scripts/site-build.ts'"]],
  'domain imports only domain': [
    ['domain/products/product.ts', "import { labels } from '../../content/labels.ts'"],
    ['domain/products/product.ts', "import { useState } from 'react'"],
    ['domain/products/product.ts', "import { readFileSync } from 'node:fs'"],
  ],
  'what tables of fields are made of stands on text and the names of files alone': [
    ['domain/fields/price.ts', "import { toPrice } from '#domain/products/price.ts'"],
  ],
  'words import only words and rules': [
    ['content/labels.ts', "import { db } from '#server/data/engine/database.ts'"],
    ['content/labels.ts', "export * from 'react'"],
  ],
  'SQL and database drivers stay in server/data': [
    ['server/services/catalogue/products.ts', "import { sql } from 'kysely'"],
    ['server/services/catalogue/products.ts', "import * as kysely from 'kysely'"],
    ['server/main.ts', "const driver = await import('better-sqlite3')"],
    ['app/routes/site/home.tsx', "import { Pool } from 'pg'"],
  ],
  'the engine of records knows none of its kinds': [
    ['server/records/write.ts', "import { findProduct } from '#server/data/catalogue/products-store.ts'"],
    ['server/records/write.ts', "import type { Brand } from '#domain/catalogue/brand.ts'"],
  ],
  'the server knows of pages only their context': [
    ['server/web/machines/sitemap.ts', "import routes from '../../../app/routes.ts'"],
  ],
  'only server/web/pages.ts loads the built pages': [
    ['server/app.ts', "import * as build from 'virtual:react-router/server-build'"],
  ],
  'inside the server imports point down': [
    ['server/services/catalogue/products.ts', "import { endpoint } from '../../api/endpoint.ts'"],
    ['server/data/products.ts', "import type { Services } from '../services/services.ts'"],
    ['server/cache/cached-page.ts', "import { refusal } from '../web/refusal.ts'"],
    ['server/services/catalogue/products.ts', "import { createExchange } from '../../exchange/exchange.ts'"],
    ['server/data/files.ts', "import { siteFolder } from '../files/site-folder.ts'"],
  ],
  'inside the pages imports point down, from routes to the base; types may be named from anywhere': [
    ['app/loading/frame.ts', "import { meta } from '../routes/site/home.tsx'"],
    ['app/ui/home/hero.tsx', "import { part } from '../../loading/part.ts'"],
    ['app/ui/base/button.tsx', "import { SiteFrame } from '../site/site-frame.tsx'"],
  ],
  'a migration stands on SQL, the types of columns and its own folder': [
    ['server/data/engine/migrations/0023-slugs.ts', "import { slugify } from '../../../domain/slug.ts'"],
    ['server/data/engine/migrations/0023-slugs.ts', "import { columnTypes, wasFoiled } from '../dialect.ts'"],
  ],
  'the product knows nothing of its tools and tests': [
    ['server/main.ts', "import { openSite } from '#tests/support/site.ts'"],
  ],
  'imports from other folders begin with #: only generated types and migrations climb': [
    ['app/ui/card.tsx', "import { labels } from '../../content/labels.ts'"],
  ],
  'files are named in kebab-case after what they hold': [
    ['app/ui/ProductCard.tsx', ''],
    ['domain/utils.ts', ''],
    ['app/helpers/date.ts', ''],
  ],
  'no barrels: a module holds something of its own': [
    ['domain/index.ts', "export * from './product.ts'\nexport { a } from './a.ts'"],
  ],
  'no style attributes and no handlers in text: the content security policy forbids both': [
    ['app/ui/card.tsx', 'export const a = <p style={{ color }} />'],
    ['app/ui/card.tsx', 'export const a = <p onClick="go()" />'],
  ],
  'start and end, never left and right': [
    ['app/ui/card.tsx', 'export const a = <p className="flex md:ml-4" />'],
    ['app/ui/card.tsx', 'export const a = <p className={`p-2 ${x} text-right`} />'],
    ['app/ui/card.tsx', "export const a = { on: 'rounded-l' }"],
    ['app/styles/app.css', '.card { margin-left: 4px }'],
    ['app/styles/app.css', '.card{right:0}'],
    ['app/styles/app.css', '.card { border-top-left-radius: 4px }'],
    ['app/styles/app.css', '.card { text-align: left }'],
  ],
  'the styles of a component stand beside it': [
    ['app/styles/card.css', '@layer components { .card { color: red } }'],
    ['app/styles/app.css', "@import './card.css' layer(components);"],
  ],
  'words live in content': [
    ['app/ui/card.tsx', 'export const a = <p>Shop Now</p>'],
    ['app/ui/card.tsx', 'export const a = <img alt="A tube" />'],
    ['app/ui/card.tsx', "export const a = 'اقرأ المزيد'"],
  ],
  'domain has no clock, no chance and no network': [
    ['domain/posts/post.ts', 'export const today = () => new Date()'],
    ['domain/posts/post.ts', 'export const id = () => Math.random()'],
    ['domain/posts/post.ts', "export const load = () => fetch('/api')"],
  ],
  'only dialect.ts tells the databases apart': [
    ['server/data/products.ts', "if (dialect === 'sqlite') go()"],
    ['server/services/site/health.ts', "switch (kind) { case 'postgres': go() }"],
  ],
  'the innards of the delivery stand in its rooms': [
    ['app/ui/card.tsx', 'export const a = <p data-below-fold="" />'],
    ['app/ui/base/list/table.tsx', "import { UNSAFE_DataRouterContext } from 'react-router'"],
    ['app/ui/card.tsx', 'window.__reactRouterManifest.routes'],
    ['app/ui/card.tsx', 'window.showWhenNear?.(box)'],
  ],
  'components and routes know five modules of the delivery': [
    ['app/routes/site/home.tsx', "import { rememberEarlyInput } from '../../delivery/early-input.ts'"],
  ],
  'no pattern repeats what repeats: a text that almost fits would take for ever': [
    ['domain/text/fold.ts', 'export const word = /^(a+)+$/'],
    ['domain/text/fold.ts', 'export const word = /(?:\\w+\\s*)*x/u'],
    ['domain/text/fold.ts', 'export const word = /((?<name>[)a]{2,})|b)+?c/'],
  ],
}

/** Written as the rules want it, however close it comes. */
const goodExamples: [path: string, text: string][] = [
  ['app/ui/home/hero.tsx', "import type { Part } from '#app/loading/part.ts'"],
  [
    'app/ui/card.tsx',
    "import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'\nexport const a = <p {...BELOW_FOLD} />",
  ],
  ['app/context.ts', "import type { Services } from '#server/services/services.ts'"],
  [
    'app/ui/card.tsx',
    "import { labels } from '#content/labels.ts'\nexport const a = <p className='ms-4 text-start' onClick={() => go()}>{labels.more} · 1 / 2</p>",
  ],
  [
    'app/styles/app.css',
    '.card { margin-inline-start: 4px; inset-inline-end: 0; border-start-start-radius: 4px; text-align: start }',
  ],
  [
    'domain/posts/post.ts',
    "export const day = (iso: string) => new Date(iso)\nexport { a } from './a.ts'\nexport const b = 1",
  ],
  ['domain/text/fold.ts', String.raw`export const words = [/^(?:ab+c?|[(*]+){1,3}$/, /\(a+\)+/, /(?:ab?)+[)+*]*/]`],
  ['server/data/products.ts', "import { sql } from 'kysely'\nimport Database from 'better-sqlite3'"],
  ['server/services/catalogue/products.ts', "import type { Kysely } from 'kysely'"],
  [
    'server/api/endpoint.ts',
    "import { products } from '#server/services/products.ts'\nimport { refusal } from '#server/web/refusal.ts'",
  ],
  [
    'server/data/engine/migrations/0023-slugs.ts',
    "import { sql } from 'kysely'\nimport { columnTypes } from '#server/data/engine/dialect.ts'\nimport { storedFile } from './columns.ts'",
  ],
]

/** Every file of code and styles that lies in a folder, found without what finds them for the rules. */
function sourcesIn(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && /\.(?:[cm]?[jt]sx?|css)$/.test(entry.name))
  return files.map((entry) => relative(root, join(entry.parentPath, entry.name))).toSorted()
}

/** Of a lock file: where each package was found, where it says so. */
type Lock = { packages: Record<string, { resolved?: string }> }

describe('the house has an order that can be trusted', () => {
  test('the whole project is looked at', () => {
    for (const folder of ['app', 'content', 'domain', 'scripts', 'seed', 'server', 'tests']) {
      const seen = project.map(({ path }) => path).filter((path) => path.startsWith(`${folder}/`))
      expect(seen).toEqual(sourcesIn(folder))
      expect(seen, folder).not.toEqual([])
    }
    expect(project.flatMap(({ imports }) => imports).length).toBeGreaterThan(7000)
  })

  test.each(rules.map((rule) => [rule.name, rule] as const))('%s', (_name, rule) =>
    expect(project.flatMap((module) => rule.violations(module).map((what) => `${module.path}: ${what}`))).toEqual([]),
  )

  test('no folder holds more files than one can look through', () =>
    expect(fullFolders(project.map(({ path }) => path))).toEqual([]))

  test('small files are merged into their only user', () => expect(crumbs(project)).toEqual([]))

  test('packages come from no particular registry', () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
    const named = Object.entries(lock.packages).filter(([, { resolved }]) => resolved !== undefined)
    expect(named.map(([name]) => name)).toEqual([])
  })
})

describe('every rule catches what it is there for', () => {
  const rows = Object.entries(badExamples).flatMap(([rule, files]) => files.map((file) => [rule, ...file] as const))
  test.each(rows)('%s: %s with %s', (name, path, text) => {
    const broken = rules.filter((rule) => rule.name === name)
    expect(broken).toHaveLength(1)
    expect(broken.flatMap((rule) => rule.violations(parseModule(path, text)))).not.toEqual([])
  })

  test('a folder of 41 files is found, and one of 40 is not', () => {
    const files = (folder: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${folder}/a${index}.ts`)
    expect(fullFolders([...files('domain/full', 41), ...files('domain/fits', 40)])).toEqual([
      'domain/full holds 41 files',
    ])
  })

  test('a small file that one other uses is found, and none that is larger, used twice or loaded late', () => {
    const small = parseModule('domain/text/small.ts', 'export const small = 1\n')
    const large = parseModule('domain/text/small.ts', small.text + '\n'.repeat(29))
    const user = (path: string, text = "import { small } from '#domain/text/small.ts'\n") => parseModule(path, text)
    expect(crumbs([small, user('domain/text/user.ts'), user('domain/text/text.test.ts')])).toEqual([
      'domain/text/small.ts is used by domain/text/user.ts alone',
    ])
    for (const fine of [
      [large, user('domain/text/user.ts')],
      [small, user('domain/text/user.ts'), user('domain/text/other.ts')],
      [small, user('server/log.ts')],
      [small, user('domain/text/user.ts', "const late = () => import('#domain/text/small.ts')\n")],
    ])
      expect(crumbs(fine)).toEqual([])
  })

  test('every rule has a bad example', () =>
    expect(rules.map((rule) => rule.name).filter((name) => !(name in badExamples))).toEqual([]))

  test.each(goodExamples)('%s is left alone with %s', (path, text) =>
    expect(rules.flatMap((rule) => rule.violations(parseModule(path, text)))).toEqual([]),
  )
})
