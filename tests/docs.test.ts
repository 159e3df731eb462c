import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: ROOT })].map((path) => ({
  path,
  text: read(path),
}))
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

  test('every command that is named exists', () => {
    const commands = allMatches(/`npm (?:run )?(\w+)/g).filter(({ match }) => match !== 'ci')
    expect(commands.length).toBeGreaterThan(8)
    expect(commands.filter(({ match }) => manifest['scripts']?.[match] === undefined)).toEqual([])
  })

  test('every package has a line that says what it is for', () => {
    const names = ['dependencies', 'optionalDependencies', 'devDependencies'].flatMap((kind) =>
      Object.keys(manifest[kind] ?? {}),
    )
    const told = read('docs/dependencies.md')
    expect(names.filter((name) => !name.startsWith('@types/') && !told.includes(`\`${name}\``))).toEqual([])
  })
})
