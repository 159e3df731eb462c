import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createTaskProcess } from './task-process.ts'
import type { Lane } from './work-lanes.ts'

const folder = mkdtempSync(join(tmpdir(), 'tasks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A worker that answers, never answers, or ends as the task says. */
const worker = join(folder, 'worker.mjs')
writeFileSync(
  worker,
  `process.on('disconnect', () => process.exit())
  process.on('message', ({ task }) => {
    if (task.end === 'exit') process.exit(1)
    if (task.end) process.kill(process.pid, task.end)
    if (!task.stays) process.send({ kind: 'done', value: process.pid })
  })`,
)
const options = { name: 'test', worker, environment: {}, idleLimit: 1000 }
const tasks = createTaskProcess<{ stays?: boolean; end?: string }>(options)
const turnOf = (lane: Lane, sender: string) => ({ turn: { lane, sender }, processorMs: 60_000 })

test('however much one visitor sends that never ends, other visitors, staff and the site itself are served', async () => {
  const stuck = createTaskProcess<{ stays: boolean }>({ ...options, grace: 0 })
  const hostile = Array.from({ length: 20 }, () =>
    stuck.run({ stays: true }, { turn: { lane: 'visitors', sender: 'a' }, processorMs: 500 }),
  )
  let ended = 0
  const all = Promise.all(hostile.map((each) => each.catch(() => ended++)))
  const served = [turnOf('visitors', 'b'), turnOf('staff', 'c'), turnOf('background', 'd'), turnOf('print', '')]
  expect(await Promise.all(served.map((how) => tasks.run({}, how)))).toHaveLength(4)
  expect(ended).toBeLessThan(2)
  void all
})

test('a task that takes its process down fails alone, and is told why', async () => {
  const ends = ['SIGVTALRM', 'SIGUSR2', 'SIGSEGV', 'SIGKILL', 'exit']
  const run = (end?: string) => tasks.run(end ? { end } : {}, turnOf('staff', 'a'))
  const results = await Promise.allSettled([...ends.map(run), run()])
  const reasons = results.map((result) => (result.status === 'rejected' ? result.reason.reason : 'fine'))
  expect(reasons).toEqual(['time', 'memory', 'crash', 'machine', 'machine', 'fine'])
})

test('a process has one task at a time, and is used again', async () => {
  const one = turnOf('staff', 'a')
  const [first, second] = await Promise.all([tasks.run({}, one), tasks.run({}, one)])
  expect(first).not.toBe(second)
  expect([first, second]).toContain(await tasks.run({}, one))
})
