import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { batchedStream } from './batched-stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const moment = () => vi.advanceTimersByTime(20)

function openStream() {
  const written: string[] = []
  const listeners: (() => void)[] = []
  const stream = {
    hasRoom: true,
    write: (text: string) => {
      written.push(text)
      return stream.hasRoom
    },
    once: (_event: 'drain', listener: () => void) => listeners.push(listener),
  }
  return { stream, written, drain: () => listeners.splice(0).forEach((listener) => listener()) }
}

test('lines of one moment are written together, in order', () => {
  const { stream, written } = openStream()
  const batched = batchedStream(stream)
  batched.write('a\n')
  batched.write('b\n')
  expect(written).toEqual([])
  moment()
  batched.write('c\n')
  moment()
  expect(written).toEqual(['a\nb\n', 'c\n'])
})

test('nothing is lost when the process ends in the same moment', () => {
  const { stream, written } = openStream()
  const batched = batchedStream(stream)
  batched.write('last words\n')
  batched.flush()
  expect(written).toEqual(['last words\n'])
})

test('says that it is full until its reader has caught up', () => {
  const { stream, drain } = openStream()
  const batched = batchedStream(stream)
  stream.hasRoom = false
  batched.write('a\n')
  moment()
  expect(batched.write('b\n')).toBe(false)
  stream.hasRoom = true
  drain()
  expect(batched.write('c\n')).toBe(true)
})
