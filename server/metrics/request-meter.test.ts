import { expect, test } from 'vitest'
import { BOUNDS_MS, RequestMeter } from './request-meter.ts'

test('requests are counted by route and status, each in the bucket of the time that it took', () => {
  const meter = new RequestMeter()
  for (const [status, ms] of [
    [200, 0.4],
    [200, 1],
    [304, 1.01],
    [429, 99_999],
  ] as const) {
    meter.count('/:category/:product', status, ms)
  }
  const tally = meter.routes.get('/:category/:product')
  expect([...(tally?.statuses ?? [])]).toEqual([
    [200, 2],
    [304, 1],
    [429, 1],
  ])
  expect(tally?.buckets).toEqual([2, 1, ...Array.from({ length: BOUNDS_MS.length - 2 }, () => 0), 1])
  expect(tally?.ms).toBeCloseTo(100_001.41)
})
