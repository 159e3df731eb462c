import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { VARIABLES } from '#server/config.ts'
import { SECRET_NAMES } from '#server/environment.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** Variables of other programs that the examples set. */
const OF_OTHERS = [
  'AWS_REGION',
  'NODE_ENV',
  'MALLOC_ARENA_MAX',
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD_FILE',
  'POSTGRES_INITDB_ARGS',
]
const KNOWN = new Set([...VARIABLES, ...SECRET_NAMES.flatMap((name) => [name, `${name}_FILE`]), ...OF_OTHERS])

/** What a file sets: `NAME=` in the environment of a service and an image, `NAME:` in that of a composition. */
function variablesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/^\s*#.*/, ''))
  return lines.flatMap((line) => [
    ...Array.from(
      line.matchAll(/(?:^|^ENV |^Environment=|\s)([A-Z][A-Z0-9]*_[A-Z0-9_]+|PORT|HOST)=/g),
      ([, name = '']) => name,
    ),
    ...Array.from(line.matchAll(/^\s+([A-Z][A-Z0-9_]{2,}):/g), ([, name = '']) => name),
    ...Array.from(line.matchAll(/\$\{([A-Z_]+)/g), ([, name = '']) => name),
  ])
}

test('the examples set only variables that exist', () => {
  const files = globSync('deploy/*', { cwd: ROOT, exclude: ['deploy/secrets'] })
  const named = files.flatMap((file) => variablesOf(read(file)).map((name) => ({ file, name })))
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter(({ name }) => !KNOWN.has(name))).toEqual([])
})

test('a name that does not exist would be noticed', () => {
  expect(variablesOf('SITE_ULR=https://x')).toEqual(['SITE_ULR'])
  expect(variablesOf('      SMTP_ULR: x')).toEqual(['SMTP_ULR'])
  expect(variablesOf('Environment=NODE_ENV=production DATA_DRI=/x')).toEqual(['NODE_ENV', 'DATA_DRI'])
})

test('the documentation lists every variable that is read, and sets no other', () => {
  const page = read('docs/operations.md')
  const table = page.slice(page.indexOf('## Environment'), page.indexOf('## Requests and mail'))
  expect(VARIABLES.filter((name) => !table.includes(`\`${name}\``))).toEqual([])
  const blocks = Array.from(page.matchAll(/```[a-z]*\n([\s\S]*?)```/g), ([, text = '']) => text)
  expect(blocks.flatMap(variablesOf).filter((name) => !KNOWN.has(name))).toEqual([])
})

test('what a release is made of reaches the image, without secrets', () => {
  const released = /const SITE = \[([^\]]*)\]/.exec(read('scripts/release.ts'))?.[1] ?? ''
  const folders = Array.from(released.matchAll(/'(\w+)\/[^']+'/g), ([, folder]) => folder)
  expect(folders).toEqual(expect.arrayContaining(['build', 'assets', 'public', 'seed', 'deploy']))
  const kept = read('deploy/Dockerfile.dockerignore').split('\n')
  expect(folders.filter((folder) => folder !== 'build' && !kept.includes(`!${folder}`))).toEqual([])
  expect(kept.indexOf('deploy/secrets')).toBeGreaterThan(kept.indexOf('!deploy'))
})

test('a composition can pass every variable that the site reads', () => {
  const named = new Set(variablesOf(read('deploy/compose.yaml')).map((name) => name.replace(/_FILE$/, '')))
  // The container fixes these itself.
  const own = ['PORT', 'HOST', 'DATA_DIR']
  expect(VARIABLES.filter((name) => !named.has(name) && !own.includes(name))).toEqual([])
  expect(read('deploy/compose.yaml')).toContain('DEMO_CONTENT: ${DEMO_CONTENT:-off}')
})
