import { setImmediate as tick } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createConcurrencyLimit } from './concurrency-limit.ts'

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
})
