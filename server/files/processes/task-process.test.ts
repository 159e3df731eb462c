import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createTaskProcess } from './task-process.ts'
import type { Lane } from './work-lanes.ts'

const folder = mkdtempSync(join(tmpdir(), 'tasks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A worker that answers, ends as the task says, or stays at it until there is a file. */
const worker = join(folder, 'worker.mjs')
const release = join(folder, 'release')
writeFileSync(
  worker,
  `import { existsSync } from 'node:fs'
  const answer = () => process.send({ kind: 'done', value: process.pid })
  process.on('disconnect', () => process.exit())
  process.on('message', ({ task }) => {
    if (task.end === 'exit') process.exit(1)
    if (task.end) process.kill(process.pid, task.end)
    if (!task.stays) return answer()
    const look = setInterval(() => existsSync('${release}') && (clearInterval(look), answer()), 10)
  })`,
)
const options = { name: 'test', worker, environment: {}, idleLimit: 1000 }
const tasks = createTaskProcess<{ stays?: boolean; end?: string }>(options)
const turnOf = (lane: Lane, sender: string) => ({ turn: { lane, sender }, processorMs: 60_000 })

test('however much one visitor sends that does not end, other visitors, staff and the site itself are served', async () => {
  let ended = 0
  const hostile = Array.from({ length: 20 }, () =>
    tasks.run({ stays: true }, turnOf('visitors', 'a')).then(() => ended++),
  )
  const served = [turnOf('visitors', 'b'), turnOf('staff', 'c'), turnOf('background', 'd'), turnOf('print', '')]
  expect(await Promise.all(served.map((how) => tasks.run({}, how)))).toHaveLength(4)
  expect(ended).toBe(0)
  writeFileSync(release, '')
  await Promise.all(hostile)
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
