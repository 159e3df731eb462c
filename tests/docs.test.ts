import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ACTS, can, RIGHTS } from '#domain/accounts/permissions.ts'

const ROOT = join(import.meta.dirname, '..')
const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: ROOT })].map((path) => ({
  path,
  text: read(path),
}))
const sources = globSync('{app,content,domain,scripts,seed,server,tests}/**/*.{ts,tsx,css}', { cwd: ROOT })
  .filter((path) => path !== 'tests/docs.test.ts')
  .map((path) => ({ path, text: read(path) }))
/** What this project once called rendering, hydration, caching, critical CSS, prefetching, ticks and stylesheets. */
const PRIVATE_WORDS =
  /\b(?:(?:drawn|made|rendered) anew|(?:comes?|came|coming) (?:to life|alive)|(?:brings?|brought) \w+ to life|kept (?:pages?|files?|parts?|copy|copies)|first styles|fetched ahead|turns? of (?:the|its) (?:event )?loop|style sheets?)\b/gi
/** The numbers of the sections and decisions that code may cite. */
const specified = new Set([
  ...Array.from(read('docs/specification/specification.md').matchAll(/^#+ ([\d.]*\d)\.? /gm), ([, number]) => number),
  ...Array.from(read('docs/specification/decisions.md').matchAll(/^\*\*(S\d+)\./gm), ([, number]) => number),
])
const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

function allMatches(pattern: RegExp): { path: string; match: string }[] {
  return pages.flatMap(({ path, text }) => Array.from(text.matchAll(pattern), ([, match = '']) => ({ path, match })))
}

describe('the documentation tells of what is there', () => {
  test('every link leads to a file', () => {
    const links = allMatches(/\]\((?!https?:)([^)#]+)[^)]*\)/g)
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter(({ path, match }) => !existsSync(join(ROOT, dirname(path), match)))).toEqual([])
  })

  test('every path that is named exists', () => {
    const paths = allMatches(/`((?:app|content|domain|public|scripts|seed|server|tests)\/[\w./-]*)`/g)
    expect(paths.length).toBeGreaterThan(30)
    expect(paths.filter(({ match }) => !existsSync(join(ROOT, match)))).toEqual([])
  })

  test('every citation of the specification leads to a section or a decision', () => {
    const cited = sources.flatMap(({ path, text }) =>
      Array.from(text.matchAll(/docs\/specification ((?:S?\d[\d.]*(?:, | and )?)+)/g), ([, places = '']) =>
        (places.match(/S?\d+(?:\.\d+)*/g) ?? []).map((place) => ({ path, place })),
      ).flat(),
    )
    expect(cited.length).toBeGreaterThan(80)
    expect(cited.filter(({ place }) => !specified.has(place))).toEqual([])
  })

  test('the specification is cited in one form, and decisions of the house by their file', () => {
    const otherwise = /(?:specification|decisions?),? (?:sections? )?\d|\bdecision S?\d/i
    const found = sources.filter(({ text }) => otherwise.test(text.replaceAll(/docs\/specification/g, '')))
    expect(found.map(({ path }) => path)).toEqual([])
    const named = allMatches(/(?<!\[)\b([Dd]ecision \d+)/g)
    expect(named).toEqual([])
  })

  test('the departures are the decisions that are marked so, and no others', () => {
    const marked = [...read('docs/specification/decisions.md').matchAll(/^\*\*(S\d+)\.\*\* \*\*departs\*\*/gm)]
    const told = [...read('docs/departures.md').matchAll(/^\| (S\d+) \|/gm)]
    expect(told.map(([, name]) => name)).toEqual(marked.map(([, name]) => name))
    expect(marked).not.toEqual([])
  })

  test('comments and documents use the words of the field', () => {
    const records = /^docs\/(?:specification|decisions)\//
    const told = [...sources, ...pages.filter(({ path }) => !records.test(path))].filter(
      ({ path }) => !path.includes('/migrations/'),
    )
    const found = told.flatMap(({ path, text }) =>
      Array.from(text.matchAll(PRIVATE_WORDS), ([word]) => `${path}: ${word}`),
    )
    expect(found).toEqual([])
  })

  const NPMS_OWN = ['ci', 'prune', 'outdated', 'audit', 'install']

  test('every command that is named exists', () => {
    const commands = allMatches(/`npm (?:run )?(\w+)/g).filter(({ match }) => !NPMS_OWN.includes(match))
    expect(commands.length).toBeGreaterThan(8)
    expect(commands.filter(({ match }) => manifest['scripts']?.[match] === undefined)).toEqual([])
  })

  test('the table of rights is the one that the program asks', () => {
    const roles = ['owner', 'editor', 'sales', 'viewer'] as const
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
    const rows = ACTS.map((act) => [
      RIGHTS[act].about,
      `\`${act}\``,
      ...roles.map((role) => (can(role, act) ? 'yes' : '–')),
    ])
    const table = [['Act', 'Name', ...roles], ['---', '---', ...roles.map(() => '---')], ...rows].map(line).join('\n')
    expect(read('docs/permissions.md')).toContain(table)
  })

  test('every package has a line that says what it is for', () => {
    const names = ['dependencies', 'optionalDependencies', 'devDependencies'].flatMap((kind) =>
      Object.keys(manifest[kind] ?? {}),
    )
    const told = read('docs/dependencies.md')
    expect(names.filter((name) => !name.startsWith('@types/') && !told.includes(`\`${name}\``))).toEqual([])
  })
})
