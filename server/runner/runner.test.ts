import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRunner, type Runner } from './runner.ts'
import { publicationTask } from '#server/background-work.ts'
import { errorLog } from '#tests/support/services/deps.ts'

const NEXT = new Date('2026-06-01T06:30:00.000Z')

let now: Date
let next: Date | null
let looks: Date[]
let isRefused: boolean
let timer: Runner<'publications'>
beforeEach(() => {
  vi.useFakeTimers()
  now = new Date('2026-06-01T06:29:55.000Z')
  next = NEXT
  looks = []
  isRefused = false
  const duePublications = {
    async doDue() {
      looks.push(now)
      if (!isRefused && next !== null && next <= now) next = null
    },
    next: async () => next,
  }
  timer = createRunner({ publications: publicationTask(duePublications) }, { clock: () => now, log: errorLog })
})
afterEach(async () => {
  await timer.stop()
  vi.useRealTimers()
})

/** Lets so much time pass, after which the clock says what is given. */
async function pass(ms: number, then = new Date(now.getTime() + ms)) {
  now = then
  await vi.advanceTimersByTimeAsync(ms)
  await timer.idle()
}

it('looks at the minute, and not before', async () => {
  timer.start()
  await pass(0)
  await pass(4999)
  expect(looks).toHaveLength(1)
  await pass(1)
  expect(looks.at(-1)).toEqual(NEXT)
  expect(next).toBeNull()
})

it('hears within seconds of what another server has planned, and of a clock that jumps', async () => {
  next = null
  timer.start()
  await pass(1000)
  next = new Date('2027-01-01T00:00:00.000Z')
  await pass(14_000, new Date('2027-02-01T00:00:00.000Z'))
  expect(next).toBeNull()
})

it('looks again at once for what became due while it looked', async () => {
  timer = createRunner(
    {
      publications: publicationTask({
        async doDue() {
          looks.push(now)
          if (now >= NEXT) next = null
        },
        async next() {
          if (next) now = new Date(NEXT.getTime() + 1)
          return next
        },
      }),
    },
    { clock: () => now, log: errorLog },
  )
  timer.start()
  await vi.advanceTimersByTimeAsync(1)
  await timer.idle()
  expect(next).toBeNull()
})

it('waits for its next look where what is due could not be done', async () => {
  next = new Date('2026-06-01T00:00:00.000Z')
  isRefused = true
  timer.start()
  await pass(14_999)
  expect(looks).toHaveLength(1)
  await pass(1)
  expect(looks).toHaveLength(2)
})
