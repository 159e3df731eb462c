import { expect, it } from 'vitest'
import { demoProgress } from './demo-progress.ts'

it('a first start tells of each quarter of the demo content, once', () => {
  const told: unknown[] = []
  const onProgress = demoProgress({ info: (event, fields) => void told.push([event, fields?.percent]) }, 'loading')
  for (let stored = 0; stored <= 215; stored++) onProgress(stored, 215)
  expect(told).toEqual([0, 25, 50, 75, 100].map((percent) => ['loading', percent]))
})
