import { setImmediate as tick } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createConcurrencyLimit, type Lane } from './concurrency-limit.ts'
import { createTaskProcess } from './task-process.ts'
import { sharedFolder } from '#tests/support/services/folders.ts'

/** Starts work of these senders, in this order; answers in which order it ran, and how much at a time at most. */
async function ran(limited: ReturnType<typeof createConcurrencyLimit>, senders: string[]) {
  const started: string[] = []
  let running = 0
  let most = 0
  const work = (sender: string) => async () => {
    started.push(sender)
    most = Math.max(most, ++running)
    await tick()
    running--
    return sender
  }
  expect(await Promise.all(senders.map((sender) => limited(work(sender), sender)))).toEqual(senders)
  return { started: started.join(''), most }
}

test('no more run at a time than may, in the order in which they came', async () => {
  const limited = createConcurrencyLimit(2)
  expect(await ran((work) => limited(work), [...'abcde'])).toEqual({ started: 'abcde', most: 2 })
})

test('senders take turns, however much one of them has sent before', async () =>
  expect(await ran(createConcurrencyLimit(1), [...'aaaabbc'])).toEqual({ started: 'aabcaba', most: 1 }))

test('one sender does not take all places where that is not wanted', async () => {
  expect(await ran(createConcurrencyLimit(2, 1), [...'aaa'])).toEqual({ started: 'aaa', most: 1 })
  expect(await ran(createConcurrencyLimit(2, 1), [...'aaab'])).toEqual({ started: 'abaa', most: 2 })
})

test('work that fails gives its place on', async () => {
  const limited = createConcurrencyLimit(1)
  const failed = limited(async () => {
    throw new Error('broken')
  })
  const next = limited(async () => 'next')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('next')
})

describe('worker process', () => {
  const folder = sharedFolder()

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
})

describe('task process', () => {
  const folder = sharedFolder()

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
})
