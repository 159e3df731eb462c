import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { takeWriterLock } from './writer-lock.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lock-'))))
afterEach(() => rmSync(folder, { recursive: true }))

it('is given to one server at a time', () => {
  const file = join(folder, 'data', 'site.db')
  const first = takeWriterLock(file)
  expect(first).not.toBeNull()
  expect(takeWriterLock(file)).toBeNull()
  first?.release()
  const second = takeWriterLock(file)
  expect(second).not.toBeNull()
  second?.release()
})

it('is free again when a server was killed', async () => {
  const file = join(folder, 'site.db')
  const module = JSON.stringify(join(import.meta.dirname, 'writer-lock.ts'))
  const script = `
    const { takeWriterLock } = await import(${module})
    globalThis.lock = takeWriterLock(${JSON.stringify(file)})
    console.log('held')
    setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(other, 'exit')
  await once(other.stdout, 'data')
  const whileItRuns = takeWriterLock(file)
  other.kill('SIGKILL')
  await ended
  const afterwards = takeWriterLock(file)
  afterwards?.release()
  expect(whileItRuns).toBeNull()
  expect(afterwards).not.toBeNull()
})
