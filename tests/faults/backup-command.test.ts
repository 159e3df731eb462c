import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { runCommand } from '#scripts/test-run/command.ts'
import { verifyArchive } from '#server/backup/restore.ts'
import { openFullFolder } from './failing-disk.ts'
import { addFiles, openHome, type Home } from './moving.ts'

let home: Home
let folder: string
beforeAll(async () => {
  home = await openHome(1)
  addFiles(home, 10, 200_000)
})
afterAll(() => home.remove())
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'archives-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const environment = () => ({ STORAGE_URL: '', DATABASE_URL: '', SITE_URL: '', SMTP_URL: '', ...home.environment })
const backUp = (path: string) => runCommand(process.execPath, ['scripts/backup.ts', path], environment())

it('a backup that cannot be written says in one line which and why', async () => {
  // Nobody may make files there, whoever they are.
  for (const path of [join(folder, 'nowhere', 'b.tar'), '/proc/b.tar', join(process.execPath, 'b.tar')]) {
    const { ok, output } = await backUp(path)
    expect({ ok, output }).toEqual({ ok: false, output: expect.stringMatching(/^.+ cannot be written: .+$/) })
    expect(output).toContain(`${path} cannot be written`)
  }
})

it('a backup that finds no room leaves nothing behind, and is taken when there is some', async () => {
  const full = openFullFolder()
  const path = join(full.folder, 'b.tar')
  try {
    const { ok, output } = await backUp(path)
    process.stdout.write(`backup by hand without room (${full.kind}): ${output}\n`)
    expect({ ok, output }).toEqual({ ok: false, output: expect.stringMatching(/^.+b\.tar cannot be written: .+$/) })
    expect(readdirSync(full.folder)).toEqual([])
    full.makeRoom()
    expect(await backUp(path)).toMatchObject({ ok: true })
    expect(readdirSync(full.folder)).toEqual(['b.tar'])
  } finally {
    full.remove()
  }
})

it('a backup that was killed is in no way of the next one of its name', async () => {
  const path = join(folder, 'b.tar')
  // It is not over before the kill, however late that comes.
  const endless = join(home.folder, 'home', 'uploads', `${'f'.repeat(32)}.webp`)
  execFileSync('mkfifo', [endless])
  const killed = spawn(process.execPath, ['scripts/backup.ts', path], { env: { ...process.env, ...environment() } })
  const ended = once(killed, 'exit')
  while (readdirSync(folder).length === 0 && killed.exitCode === null) await pause(1)
  killed.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
  rmSync(endless)
  expect(existsSync(path)).toBe(false)
  expect(await backUp(path)).toMatchObject({ ok: true })
  expect(await verifyArchive(path, null)).toMatchObject({ format: 1 })
})

it('of two backups at once to one name one is taken, and whole', async () => {
  const path = join(folder, 'b.tar')
  const both = await Promise.all([backUp(path), backUp(path)])
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(both.find(({ ok }) => !ok)?.output).toMatch(/^.+b\.tar already exists.+$/)
  expect(await verifyArchive(path, null)).toMatchObject({ format: 1 })
  expect(readdirSync(folder)).toEqual(['b.tar'])
})
