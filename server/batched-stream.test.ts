import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { batchedStream } from './batched-stream.ts'

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

test('lines of one turn are written together, in order', async () => {
  const { stream, written } = openStream()
  const batched = batchedStream(stream)
  batched.write('a\n')
  batched.write('b\n')
  expect(written).toEqual([])
  await turn()
  batched.write('c\n')
  await turn()
  expect(written).toEqual(['a\nb\n', 'c\n'])
})

test('nothing is lost when the process ends in the same turn', () => {
  const { stream, written } = openStream()
  const batched = batchedStream(stream)
  batched.write('last words\n')
  batched.flush()
  expect(written).toEqual(['last words\n'])
})

test('says that it is full until its reader has caught up', async () => {
  const { stream, drain } = openStream()
  const batched = batchedStream(stream)
  stream.hasRoom = false
  batched.write('a\n')
  await turn()
  expect(batched.write('b\n')).toBe(false)
  stream.hasRoom = true
  drain()
  expect(batched.write('c\n')).toBe(true)
})
