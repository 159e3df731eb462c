import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '#server/data/engine/migrate.ts'
import { migrations } from '#server/data/engine/migrations.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { freePort, ROOT } from '#tests/support/site.ts'

/** Of the site as it was before its texts were records. */
const OLDER = '0023-baseline'
const LARGEST_MB = 150
const READY_WITHIN_MS = 5000

let archive: string
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'))
  const made = spawnSync(process.execPath, ['scripts/release.ts'], { cwd: ROOT, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(made.stderr)
  archive = made.stdout
    .trim()
    .split('\n')
    .at(-1)!
    .replace(/ \(.*$/, '')
}, 600_000)
afterAll(() => {
  rmSync(folder, { recursive: true })
  rmSync(archive)
})

/** Unpacks the archive as another version of itself. */
function unpack(version: string): string {
  mkdirSync(join(folder, 'unpacked'))
  expect(spawnSync('tar', ['-xzf', archive, '-C', join(folder, 'unpacked')]).status).toBe(0)
  const [name = ''] = readdirSync(join(folder, 'unpacked'))
  renameSync(join(folder, 'unpacked', name), join(folder, version))
  rmSync(join(folder, 'unpacked'), { recursive: true })
  return join(folder, version)
}

/** Starts a release where no program is found by its name; answers what it said until it was ready, and for how long that took. */
async function start(release: string) {
  const began = performance.now()
  const site = spawn(join(release, 'start'), {
    cwd: folder,
    env: { PATH: join(folder, 'nothing'), HOST: '127.0.0.1', PORT: String(await freePort()), DEMO_CONTENT: 'off' },
  })
  let said = ''
  const ready = Promise.withResolvers<void>()
  for (const stream of [site.stdout, site.stderr]) {
    stream.on('data', (text: Buffer) => {
      said += text.toString()
      if (said.includes('The site is ready')) ready.resolve()
    })
  }
  const ended = once(site, 'close')
  await Promise.race([ready.promise, ended])
  const ms = performance.now() - began
  site.kill('SIGTERM')
  expect(await ended, said).toEqual([0, null])
  return { said, ms }
}

it('a release starts without npm, network or compiler, and the next one beside it takes over its data', async () => {
  expect(statSync(archive).size / 1e6).toBeLessThan(LARGEST_MB)
  const first = await start(unpack('first'))
  expect(first.said).toContain('The site is ready')
  expect(first.ms).toBeLessThan(READY_WITHIN_MS)
  expect(readdirSync(join(folder, 'data'))).toContain('site.db')

  const second = await start(unpack('second'))
  expect(second.said).not.toContain("The owner's account")
})

it('a release brings the data of an older version up to date, and keeps them as they were', async () => {
  rmSync(join(folder, 'data'), { recursive: true, force: true })
  mkdirSync(join(folder, 'data'))
  const old = openTestDatabase({ kind: 'sqlite', file: join(folder, 'data/site.db') })
  const known = Object.entries(migrations).filter(([name]) => name <= OLDER)
  await migrate(old, Object.fromEntries(known))
  await old.destroy()
  const { said } = await start(unpack('third'))
  expect(said).toContain('database brought up to date')
  expect(globSync('*-before-update.backup', { cwd: join(folder, 'data/backups') })).toHaveLength(1)
})
