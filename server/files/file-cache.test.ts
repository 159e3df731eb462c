import { readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFileCache } from './file-cache.ts'
import { testFolder } from '#tests/support/services/folders.ts'

const folder = testFolder()

const bytes = (size: number) => Buffer.alloc(size, 1)
const open = (maxBytes = 100) => openFileCache(join(folder(), 'cache'), maxBytes)

test('gives back what was put in, also after a restart, and nothing else', async () => {
  await open().put('a', bytes(10))
  expect(await open().get('a')).toEqual(bytes(10))
  expect(await open().get('b')).toBeNull()
})

test('what was asked for least lately goes when there is too much', async () => {
  const cache = open(100)
  for (const name of ['a', 'b', 'c']) await cache.put(name, bytes(30))
  await cache.get('a')
  await cache.put('d', bytes(30))
  expect(readdirSync(join(folder(), 'cache')).toSorted()).toEqual(['a', 'c', 'd'])
  expect(await cache.get('b')).toBeNull()
})

test('the same name again does not count twice', async () => {
  const cache = open(100)
  for (let time = 0; time < 10; time++) await cache.put('a', bytes(60))
  expect(await cache.get('a')).toEqual(bytes(60))
})

test('a file that somebody took away, and one that a stop left half written, are as good as none', async () => {
  const cache = open()
  await cache.put('a', bytes(10))
  rmSync(join(folder(), 'cache/a'))
  expect(await cache.get('a')).toBeNull()
  writeFileSync(join(folder(), 'cache/.unfinished-x'), 'half')
  await open().get('a')
  expect(readdirSync(join(folder(), 'cache'))).toEqual([])
})

test('a folder that somebody deleted is made again for the next file', async () => {
  const cache = open()
  await cache.put('a', bytes(10))
  rmSync(join(folder(), 'cache'), { recursive: true })
  expect(await cache.get('a')).toBeNull()
  await cache.put('b', bytes(10))
  expect(await cache.get('b')).toEqual(bytes(10))
})

test('a folder that could not be used is used once it can be', async () => {
  const cache = open()
  writeFileSync(join(folder(), 'cache'), 'no folder')
  expect(await cache.get('a')).toBeNull()
  await expect(cache.put('a', bytes(10))).rejects.toThrow('EEXIST')
  rmSync(join(folder(), 'cache'))
  await cache.put('a', bytes(10))
  expect(await cache.get('a')).toEqual(bytes(10))
})

test('what leads nowhere is passed over', async () => {
  await open().put('a', bytes(10))
  symlinkSync(join(folder(), 'gone'), join(folder(), 'cache/b'))
  expect(await open().get('a')).toEqual(bytes(10))
})
