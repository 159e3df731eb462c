import { mkdir, readdir, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import type { FileStorage } from './file-storage.ts'
import { openLocalStorage } from './local-storage.ts'
import { StorageAway } from './storage-away.ts'
import { testFolder } from '#tests/support/services/folders.ts'

const parent = testFolder()
let directory: string
let storage: FileStorage

beforeEach(async () => {
  directory = join(parent(), 'deep/uploads')
  storage = await openLocalStorage(directory)
})

async function textOf(name: string, range?: { start: number; end: number }) {
  const body = await storage.open(name, range)
  return body && new Response(body).text()
}

test('a stored file comes back whole and in parts', async () => {
  await storage.put('a.txt', Buffer.from('0123456789'), 'text/plain')
  expect((await storage.read('a.txt'))?.toString()).toBe('0123456789')
  expect(await textOf('a.txt')).toBe('0123456789')
  expect(await textOf('a.txt', { start: 2, end: 4 })).toBe('234')
  expect(await textOf('a.txt', { start: 9, end: 9 })).toBe('9')
})

test('a large file is read as it is sent', async () => {
  const large = Buffer.alloc(1_000_000, 'x')
  await storage.put('large.txt', large, 'text/plain')
  expect(await storage.open('large.txt')).toBeInstanceOf(ReadableStream)
  expect(await textOf('large.txt')).toBe(large.toString())
})

test('a missing file is missing, and removing it is no error', async () => {
  expect(await storage.read('none.txt')).toBeNull()
  expect(await storage.open('none.txt')).toBeNull()
  expect(await storage.open('none.txt', { start: 0, end: 1 })).toBeNull()
  await storage.remove('none.txt')
})

test('a removed file is gone from the list', async () => {
  await storage.put('a.txt', Buffer.from('a'), 'text/plain')
  await storage.put('a.txt', Buffer.from('a'), 'text/plain')
  await storage.put('b.txt', Buffer.from('b'), 'text/plain')
  expect((await storage.list()).toSorted()).toEqual(['a.txt', 'b.txt'])
  await storage.remove('a.txt')
  expect(await storage.list()).toEqual(['b.txt'])
})

test('other accounts of the machine cannot read along', async () => {
  await storage.put('a.txt', Buffer.from('a'), 'text/plain')
  expect((await stat(directory)).mode & 0o777).toBe(0o700)
  expect((await stat(join(directory, 'a.txt'))).mode & 0o777).toBe(0o600)
})

test('a write that failed leaves nothing behind', async () => {
  await mkdir(join(directory, 'taken.txt'))
  await expect(storage.put('taken.txt', Buffer.from('a'), 'text/plain')).rejects.toThrow(StorageAway)
  expect(await readdir(directory)).toEqual(['taken.txt'])
})

test.each(['../x.jpg', 'a/../../x.jpg', '/etc/x.jpg', '.hidden', '..', ''])(
  '%j is no name inside the folder',
  async (name) => {
    await expect(storage.put(name, Buffer.from('a'), 'text/plain')).rejects.toThrow('one name')
    expect(() => storage.read(name)).toThrow('one name')
    expect(() => storage.remove(name)).toThrow('one name')
  },
)

test('the last of the disk is left for what visitors send', async () => {
  const { bavail, bsize } = await statfs(directory)
  storage = await openLocalStorage(directory, bavail * bsize * 2)
  await expect(storage.put('a.txt', Buffer.from('a'), 'text/plain')).rejects.toThrow(StorageAway)
  expect(await readdir(directory)).toEqual([])
})

test('what a kill left half written is removed at the next start and never listed', async () => {
  const left = join(directory, '.unfinished-old')
  await writeFile(left, 'half')
  await writeFile(join(directory, '.unfinished-young'), 'half')
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
  await utimes(left, longAgo, longAgo)
  storage = await openLocalStorage(directory)
  expect(await storage.list()).toEqual([])
  expect(await readdir(directory)).toEqual(['.unfinished-young'])
})

test('a folder that has gone is noticed', async () => {
  await storage.check()
  await rm(directory, { recursive: true })
  await expect(storage.check()).rejects.toThrow('ENOENT')
})
