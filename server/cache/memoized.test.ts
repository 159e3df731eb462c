import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { TableClocks, watchReading } from '#server/data/engine/table-clocks.ts'
import { memoized, memoizedEach } from './memoized.ts'

let clocks: TableClocks
let loads: number
let value: () => Promise<number>

beforeEach(() => {
  clocks = new TableClocks()
  loads = 0
  value = memoized(clocks, async () => {
    clocks.noteRead(['settings'])
    await sleep(1)
    return ++loads
  })
})

test('is loaded once, also for those who ask at the same moment', async () => {
  expect(await Promise.all([value(), value(), value()])).toEqual([1, 1, 1])
  expect(await value()).toBe(1)
})

test('is loaded again when what it was read from has changed, and not for anything else', async () => {
  await value()
  clocks.changed(['products'])
  expect(await value()).toBe(1)
  clocks.changed(['settings'])
  expect(await value()).toBe(2)
})

test('is loaded for whoever asks after a write that happened during a loading', async () => {
  const early = value()
  clocks.changed(['settings'])
  expect(await Promise.all([early, value()])).toEqual([1, 2])
  expect(await value()).toBe(2)
})

test('makes whoever uses it depend on the same tables', async () => {
  for (let times = 0; times < 2; times++) {
    const { reading } = await watchReading(value)
    expect(clocks.isCurrent(reading)).toBe(true)
    clocks.changed(['settings'])
    expect(clocks.isCurrent(reading)).toBe(false)
  }
})

test('is loaded each time while changes by others may go unnoticed', async () => {
  clocks.deafen()
  expect([await value(), await value()]).toEqual([1, 2])
})

test('forgets a failure', async () => {
  let fails = true
  const shaky = memoized(clocks, async () => {
    if (fails) throw new Error('away')
    return 'here'
  })
  await expect(shaky()).rejects.toThrow('away')
  fails = false
  expect(await shaky()).toBe('here')
})

test('is loaded once for each key, until what it was read from has changed', async () => {
  const loaded: string[] = []
  const named = memoizedEach(clocks, 10, async (name: string) => {
    clocks.noteRead(['products'])
    loaded.push(name)
    return name.toUpperCase()
  })
  expect([await named('a'), await named('b'), await named('a')]).toEqual(['A', 'B', 'A'])
  expect(loaded).toEqual(['a', 'b'])
  clocks.changed(['products'])
  expect(await named('a')).toBe('A')
  expect(loaded).toEqual(['a', 'b', 'a'])
})

test('forgets the key asked for longest ago, however many are asked for', async () => {
  const loaded: number[] = []
  const squared = memoizedEach(clocks, 2, async (number: number) => {
    loaded.push(number)
    return number * number
  })
  for (const number of [1, 2, 1, 3, 1, 2]) expect(await squared(number)).toBe(number * number)
  expect(loaded).toEqual([1, 2, 3, 2])
})
