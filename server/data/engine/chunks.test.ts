import { expect, it } from 'vitest'
import { inChunks } from './chunks.ts'

it('asks once for as many keys as one statement takes, and in parts beyond', async () => {
  const sizes: number[] = []
  const load = async (chunk: number[]) => {
    sizes.push(chunk.length)
    return chunk
  }
  const keys = Array.from({ length: 25_000 }, (_, index) => index)
  expect(await inChunks(keys, load)).toEqual(keys)
  expect(sizes).toEqual([10_000, 10_000, 5_000])
})

it('asks nothing for no keys', async () => {
  const ask = async () => {
    throw new Error('asked')
  }
  expect(await inChunks([], ask)).toEqual([])
})
