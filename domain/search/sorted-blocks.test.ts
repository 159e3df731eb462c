import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SortedBlocks } from './sorted-blocks.ts'

const compare = (a: number, b: number) => a - b

function blocksOf(values: number[]): SortedBlocks<number, string> {
  const blocks = new SortedBlocks<number, string>(compare)
  for (const value of values) blocks.add(value)
  return blocks
}

it('a list is in order, from any place on, however it was added', () => {
  const some = fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 3000, size: 'max' })
  fc.assert(
    fc.property(some, fc.integer({ min: -1, max: 3001 }), (values, start) => {
      const sorted = values.toSorted(compare)
      expect([...blocksOf(values).from(start)]).toEqual(sorted.filter((value) => value >= start))
    }),
    { numRuns: 30 },
  )
})

it('what was made of neighbours is forgotten where one is added among them, and nowhere else', () => {
  const numbers = Array.from({ length: 5000 }, (_, index) => index)
  const blocks = blocksOf(numbers)
  for (const block of blocks.blocks) block.made = block.values.join()
  blocks.add(1234.5)
  const forgotten = blocks.blocks.filter(({ made }) => made === null)
  expect(blocks.blocks.length).toBeGreaterThan(5)
  expect(forgotten).toHaveLength(1)
  expect(forgotten[0]!.values).toContain(1234.5)
})
