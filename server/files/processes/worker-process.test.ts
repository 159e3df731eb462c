import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'worker-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['memory', { task: { most: 40 }, processorMs: 60_000 }, 'SIGUSR2'],
  ['of a processor', { task: { most: 0 }, processorMs: 200 }, 'SIGVTALRM'],
])('a worker that takes too much %s ends, though it never comes back from what it does', async (_, sent, ending) => {
  const worker = join(folder, 'greedy.ts')
  writeFileSync(
    worker,
    `import { answerTasks } from ${JSON.stringify(resolve('server/files/processes/worker-process.ts'))}
    answerTasks(150 * 1024 ** 2, async ({ most }) => {
      const held = []
      const end = Date.now() + 20_000
      while (Date.now() < end) if (held.length < most) held.push(Buffer.alloc(10 * 1024 ** 2, 1))
    })`,
  )
  const child = fork(worker, { execArgv: [] })
  child.send(sent)
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  expect({ code, signal }).toEqual({ code: null, signal: ending })
})
