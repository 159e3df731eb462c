import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'worker-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a worker that takes too much memory ends, though it never comes back from what it does', async () => {
  const worker = join(folder, 'greedy.ts')
  writeFileSync(
    worker,
    `import { confineWorker } from ${JSON.stringify(resolve('server/files/worker-process.ts'))}
    confineWorker({ memory: 150 * 1024 ** 2, checkMs: 20 })
    process.on('message', () => {
      const held = []
      const end = Date.now() + 20_000
      while (Date.now() < end) if (held.length < 40) held.push(Buffer.alloc(10 * 1024 ** 2, 1))
    })`,
  )
  const child = fork(worker, { execArgv: [] })
  child.send('begin')
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  expect({ code, signal }).toEqual({ code: null, signal: 'SIGKILL' })
})
